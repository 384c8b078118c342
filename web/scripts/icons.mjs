// Writes src/look/icons/*.ts: the outlines of the icons we use, one file per group so that a page loads only its own, and
// their authors for the About page. Run `npm run icons` after changing the lists; the outcome is committed.
import { readFileSync, writeFileSync } from 'node:fs';

// An icon stands under the author who drew it (game-icons.net names them), in each game that needs it; what the shell has, all have.
const groups = {
  shell: {
    Lorc: `laurel-crown trident raven orbital hourglass queen-crown scroll-unfurled sun quill padlock skeleton-key
      wolf-head dragon-head wolf-trap locked-chest visored-helm`,
    Delapouite: `slime rat dungeon-gate meeple castle-ruins rule-book sound-on sound-off settings-knobs`,
    Quoting: `card-pickup`,
    sbed: `key`,
  },
  houses: {
    Lorc: `jellyfish crab angler-fish wave-crest crystal-wand wheat scales gavel`,
    Delapouite: `seahorse nautilus-shell giant-squid sea-star`,
    Skoll: `fangs`,
  },
  conspiracy: {
    Lorc: `cycle magnifying-glass`,
    Delapouite: `card-exchange hand-grip`,
    Faithtoken: `card-draw`,
  },
  abyss: {
    Lorc: `big-wave mirror-mirror locked-fortress tower-fall`,
    Delapouite: `barn coral greek-temple military-fort harbor-dock algae smoking-volcano public-speaker throne-king prisoner
      sea-cliff meeple-group oyster-pearl`,
  },
  heroes: {
    Lorc: `dragon-head witch-flight ghost imp-laugh lizardman hood visored-helm pocket-bow frog broken-bone wolf-trap magic-portal
      locked-chest cursed-star gems crossed-swords pointy-hat crossed-bones tied-scroll paw lever boots plain-dagger arrow-flights
      fire-bottle cauldron bubbling-flask potion-ball heart-bottle wolf-head hound egg-clutch battered-axe broadsword stone-spear
      hunting-horn magic-gate fireball third-eye rally-the-troops`,
    Delapouite: `slime rat wizard-face spell-book healing prisoner eye-of-horus cave-entrance health-potion mimic-chest pencil-ruler
      perspective-dice-six-faces-random`,
    Skoll: `skeleton open-treasure-chest`,
    sbed: `shield death-skull`,
    'Carl Olsen': `crossbow spider-alt`,
    'Caro Asercion': `hyena-head round-potion`,
    Faithtoken: `card-draw`,
    Willdabeast: `gold-bar`,
  },
  prophecy: {
    Lorc: `pine-tree peaks crystal-cluster castle cloak-dagger white-tower anchor magic-gate dove brain treasure-map crown bubbles
      vortex spectre meditation crystal-ball domino-mask spyglass bowman magic-swirl cowled horned-skull dragon-head plain-dagger
      stone-spear pocket-bow wizard-staff visored-helm gem-pendant pointy-hat potion-ball tied-scroll lantern-flame broadsword
      battle-axe scythe crystal-wand breastplate robe gem-necklace boots knapsack crystal-shine gems hood paw three-leaves fireball
      magic-shield teleport psychic-waves rune-stone magic-palm mirror-mirror prayer shouting backstab poison-bottle big-wave
      wave-crest anvil locked-chest imp-laugh fairy wolf-head ghost witch-flight minotaur hydra sea-serpent crab crossed-swords
      swap-bag walking-boot holy-grail holy-symbol bleeding-heart tombstone cyclops ice-cube dread-skull werewolf crested-helmet
      harpy tattered-banner`,
    Delapouite: `high-grass huts-village forest-camp church hill-fort island biceps two-coins upgrade greek-temple kraken-tentacle
      sword-brandish monk-face templar-shield oak-leaf rock-golem health-potion spell-book healing wizard-face cave-entrance
      horse-head bread flanged-mace power-ring diamond-ring thor-hammer cornucopia shaking-hands card-joker robber camping-tent
      sailboat diving-helmet dolphin mermaid coral algae sea-cliff centaur ogre mummy-head vampire-dracula ship-wreck rat
      nautilus-shell giant-squid angry-eyes jester-hat oyster-pearl perspective-dice-six-faces-random`,
    Skoll: `troll raise-zombie fist hearts bat skeleton rank-3`,
    Willdabeast: `round-shield chain-mail orb-wand`,
    'Carl Olsen': `crossbow spider-alt`,
    'Caro Asercion': `round-potion`,
    sbed: `shield`,
  },
  passengers: {
    Lorc: `candlebright horned-skull cowled lantern-flame ringing-bell magic-palm tied-scroll feather domino-mask crown-coin
      wax-seal cross-mark`,
    Delapouite: `jester-hat vote`,
    'Caro Asercion': `round-potion`,
    DarkZaitzev: `chameleon-glyph`,
  },
};

const { icons } = JSON.parse(
  readFileSync(new URL('../node_modules/@iconify-json/game-icons/icons.json', import.meta.url)),
);

function outline(name) {
  const body = icons[name]?.body;
  const path = body?.match(/^<path fill="currentColor" d="([^"]+)"\/>$/);
  if (!path) throw new Error(`${name} is not in the set, or is not one path: ${body}`);
  return rounded(path[1]);
}

// One decimal is enough in a box of 512. Numbers may follow each other without a space, so one is put where they would merge.
function rounded(path) {
  return path.replace(/\d*\.\d+/g, (number, at) => {
    const gap = at > 0 && /[\d.]/.test(path[at - 1]) ? ' ' : '';
    const next = path[at + number.length];
    const text = Number(number).toFixed(1).replace(/^0\./, '.');
    const whole = text.endsWith('.0') && next !== '.';
    return gap + (whole ? text.slice(0, -2) || '0' : text);
  });
}

const head = '// Generated by scripts/icons.mjs from the game-icons set, CC BY 3.0. Do not edit.\n';
const folder = new URL('../src/look/icons/', import.meta.url);
const write = (file, text) => writeFileSync(new URL(file, folder), head + text);

const drawnBy = new Map();
for (const [group, authors] of Object.entries(groups)) {
  const names = [];
  for (const [author, list] of Object.entries(authors)) {
    for (const name of list.split(/\s+/)) {
      if ((drawnBy.get(name) ?? author) !== author)
        throw new Error(`${name} is drawn by ${author} and by ${drawnBy.get(name)}`);
      drawnBy.set(name, author);
      names.push(name);
    }
  }
  const lines = names
    .sort()
    .map((name) => `  '${name}': '${outline(name)}',\n`)
    .join('');
  write(`${group}.ts`, `import { addIcons } from './index';\n\naddIcons({\n${lines}});\n`);
}

const all = [...drawnBy.keys()].sort();
write('names.ts', `export type IconName =\n${all.map((name) => `  | '${name}'`).join('\n')};\n`);

const credits = {};
for (const name of all) (credits[drawnBy.get(name)] ??= []).push(name);
const people = Object.entries(credits)
  .sort(([, a], [, b]) => b.length - a.length)
  .map(([author, names]) => `  { author: '${author}', icons: ['${names.join("', '")}'] },\n`);
write(
  'credits.ts',
  `\n/** Who drew which icon, for the About page. */\nexport const credits: { author: string; icons: string[] }[] = [\n${people.join('')}];\n`,
);
