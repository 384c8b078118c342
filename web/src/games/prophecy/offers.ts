/** What the shell asks about the answers and the state of Prophecy. */
import type { Answer, BoardProps, Offer, Prompt } from '../board';
import { cardIcon } from './icons';
import { swimGoal } from './table.svelte';
import { fieldIcon, percent, questOf, sphereFrom, type Mode, type View } from './view';
import { words } from './words';

const JOURNEYS = ['walk', 'ride', 'ship', 'gate', 'character'];
/** What has its place beside the field where it can be done. */
const HERE = [
  'buy',
  'sell',
  'learn',
  'dig',
  'opportunity',
  'use',
  'heal',
  'regain_magic',
  'inn',
  'repair',
  'certificate',
  'take',
  'attack',
  'attack_for_map',
  'take_piece',
];
const FEW = 5; // places that the bar names too, so that a key is enough

export function placed(offer: Offer, { prompt, offered }: BoardProps): boolean {
  if (JOURNEYS.includes(offer.name)) return true;
  if (prompt?.name === 'act' && HERE.includes(offer.name)) return true;
  if (!['go_to', 'cell'].includes(offer.name)) return false;
  return offered.filter((each) => each.name === offer.name).length > FEW;
}

export function answer(offer: Offer, { view, seat, prompt }: BoardProps): Answer | undefined {
  const table = view as View;
  const { card, size, direction, field } = offer.arguments;
  switch (offer.name) {
    case 'by_strength':
    case 'by_will': {
      const mode: Mode = offer.name === 'by_will' ? 'will' : 'strength';
      const chance = table.fight?.modes?.[mode];
      const win = chance && table.fight?.seat === seat ? percent(chance.whole, 'win') : null;
      const price = mode === 'will' ? Number(prompt?.facts.price ?? 0) : 0;
      return {
        text: words(price > 0 ? 'fight-will-paid' : `fight-${mode}`, {
          price,
          win: win === null ? '' : words('win-percent', { win }),
        }),
        icon: mode === 'will' ? 'brain' : 'biceps',
        key: words(`key-${mode}`),
        primary: false,
      };
    }
    case 'roll':
      return { icon: 'perspective-dice-six-faces-random', key: words('key-roll'), primary: true };
    case 'end_turn':
      return { key: words('key-end'), primary: true };
    case 'nothing':
    case 'decline':
      return { key: 'N', primary: false };
    case 'stay':
      return { text: prompt?.name === 'hold_on' ? words('hold') : undefined, key: words('key-stay'), primary: false };
    case 'attack_sphere':
      return {
        text: words(atGate(table, seat) ? 'enter-gate' : 'attack-sphere', { sphere: sphereHere(table, seat) ?? 0 }),
        icon: 'orbital',
        primary: false,
      };
    case 'swim': {
      const out = swimGoal(table, String(direction)) === 'ashore';
      return {
        text: words(out ? 'swim-out' : 'swim', { direction: words(`to-${direction}`) }),
        key: words(`key-${direction}`),
        primary: false,
      };
    }
    case 'bag': {
      const bag = table.water?.bags.find((each) => each.size === Number(size));
      return bag && { text: words('bag', { bubbles: bag.bubbles, gold: bag.gold }), icon: 'bubbles', primary: false };
    }
    case 'go_to':
      return { icon: fieldIcon(String(field)) };
    case 'use':
    case 'card':
    case 'monster':
      return { icon: cardIcon(String(card)), primary: false };
    case 'work':
      return { icon: 'two-coins', primary: false };
    case 'lose_health':
      return { icon: 'hearts', primary: false };
    case 'lose_magic':
    case 'pay_magic':
      return { icon: 'brain', primary: false };
    case 'pay_bubble':
      return { icon: 'bubbles', primary: false };
    default:
      return undefined;
  }
}

function sphereHere(view: View, seat: number | null): number | null {
  const place = seat === null ? undefined : view.players[seat]?.place;
  return place ? sphereFrom(place) : null;
}

function atGate(view: View, seat: number | null): boolean {
  const sphere = sphereHere(view, seat);
  return sphere !== null && (view.spheres[sphere - 1]?.gate ?? false);
}

const EMBLEMS: Record<string, string> = {
  move: 'walking-boot',
  destination: 'walking-boot',
  encounter: 'crossed-swords',
  choose_kind: 'crossed-swords',
  answer_kind: 'crossed-swords',
  choose_gear: 'broadsword',
  declare: 'perspective-dice-six-faces-random',
  after_dice: 'perspective-dice-six-faces-random',
  save_health: 'hearts',
  water_move: 'bubbles',
  swim_on: 'bubbles',
  hold_on: 'vortex',
  choose_drift: 'vortex',
  breathe: 'bubbles',
  choose_bag: 'bubbles',
  may_enter: 'magic-gate',
  come_ashore: 'bubbles',
  loser_chooses: 'hearts',
  pick_item: 'swap-bag',
  keep_character: 'crown',
  take_character: 'crown',
  bid: 'two-coins',
  reveal_sphere: 'crystal-ball',
  peek: 'spyglass',
  doom: 'fireball',
};

export function emblem(prompt: Prompt, { view, seat }: BoardProps): string | undefined {
  const { card } = prompt.facts;
  const place = seat === null ? null : (view as View).players[seat]?.place;
  if (prompt.name === 'act' && place) return /^[a-f]\d$/.test(place) ? 'bubbles' : fieldIcon(place);
  return EMBLEMS[prompt.name] ?? (typeof card === 'string' ? cardIcon(card) : undefined);
}

/** Where the game is, for the head of the page. */
export function moment({ view, say }: BoardProps): string {
  const { round, water, island, final, apocalypse, draft } = view as View;
  if (draft) return words('moment-draft');
  const parts = [words('moment', { round })];
  if (final) parts.push(say('board-final'));
  else if (apocalypse) parts.push(say('board-apocalypse'));
  else {
    if (water) parts.push(say('board-water'));
    if (island) parts.push(say('board-island'));
  }
  return parts.join(' · ');
}

/** A rival in a small place. */
export function brief(seat: number, { view }: BoardProps): string {
  const table = view as View;
  const player = table.players[seat];
  if (!player?.character) return '';
  const { health, magic } = player;
  return words('brief', { health, magic, held: questOf(table, player) });
}

/** Alone one wins or loses against the clock, whatever the points. */
export function verdict({ view }: BoardProps): string | undefined {
  const { seats, winner } = view as View;
  return seats > 1 ? undefined : words(winner === null ? 'alone-lost' : 'alone-won');
}
