/** Which picture stands on which card. What has none of its own has that of its kind. */
import type { IconName } from '../../look/icons';
import { kindIcons, printedOn, type Group } from './view';

const own: Record<string, IconName> = {
  // guilds
  armourer: 'anvil', riding: 'horse-head', swordsmanship: 'broadsword', crushing_blow: 'battle-axe', two_weapon_fighting: 'crossed-swords',
  shield_cover: 'shield', war_cry: 'shouting', fury: 'angry-eyes', hard_drill: 'rank-3', veteran: 'crested-helmet', sneaking: 'hood',
  harbour_rat: 'rat', pickpocket: 'swap-bag', burglary: 'robber', haggling: 'shaking-hands', backstab: 'backstab', ruse: 'card-joker',
  secret_contracts: 'tied-scroll', network_of_spies: 'spyglass', poisons: 'poison-bottle', forest_wisdom: 'pine-tree',
  highlanders_lore: 'peaks', plains_lore: 'high-grass', forest_paths: 'walking-boot', herbalism: 'three-leaves', archery: 'bowman',
  tracking: 'paw', taming: 'magic-palm', animal_companion: 'wolf-head', wilderness_survival: 'camping-tent', fireball: 'fireball',
  magic_shield: 'magic-shield', gatekeeper: 'magic-gate', translocation: 'teleport', concentration: 'magic-swirl',
  domination: 'psychic-waves', power_of_mind: 'brain', rune_lore: 'rune-stone', mana_drain: 'orb-wand', mirror_images: 'mirror-mirror',
  meditation: 'meditation', miracle_of_healing: 'healing', ships_chaplain: 'sailboat', prayer: 'prayer', hospitality: 'bread',
  exorcism: 'holy-symbol', firm_faith: 'templar-shield', martyrdom: 'bleeding-heart', blessed_weapon: 'broadsword', bare_hands: 'fist',
  deep_combat: 'trident', divers_tricks: 'bubbles', speech_of_the_sea: 'dolphin', water_breathing: 'diving-helmet',
  calm_of_the_deep: 'wave-crest', swimming: 'big-wave', voice_of_the_deep: 'nautilus-shell', strength_of_the_sea: 'biceps',
  secret_of_currents: 'vortex',
  // items
  dagger: 'plain-dagger', short_sword: 'broadsword', mace: 'flanged-mace', battle_axe: 'battle-axe', spear: 'stone-spear', bow: 'pocket-bow',
  crossbow: 'crossbow', pilgrims_staff: 'wizard-staff', wooden_shield: 'round-shield', iron_shield: 'shield', leather_armour: 'breastplate',
  chain_mail: 'chain-mail', helmet: 'visored-helm', charm_of_will: 'gem-pendant', wizards_hat: 'pointy-hat', healing_potion: 'health-potion',
  potion_of_magic: 'potion-ball', potion_of_strength: 'round-potion', potion_of_clarity: 'round-potion', riding_horse: 'horse-head',
  pack_mule: 'horse-head', lantern: 'lantern-flame', provisions: 'bread', sword_of_heroes: 'broadsword', rune_axe: 'battle-axe',
  silver_blade: 'broadsword', elven_bow: 'pocket-bow', flaming_sword: 'broadsword', hammer_of_storms: 'thor-hammer',
  vampiric_dagger: 'plain-dagger', dragonslayer_spear: 'stone-spear', demon_scythe: 'scythe', staff_of_power: 'wizard-staff',
  rod_of_will: 'orb-wand', wand_of_lightning: 'crystal-wand', paladins_shield: 'templar-shield', dragon_shield: 'shield',
  plate_armour: 'breastplate', mithril_shirt: 'chain-mail', archmages_robe: 'robe', helm_of_courage: 'crested-helmet',
  circlet_of_wisdom: 'queen-crown', diadem_of_clarity: 'laurel-crown', lucky_amulet: 'gem-pendant', necklace_of_second_life: 'gem-necklace',
  flying_carpet: 'magic-swirl', boots_of_speed: 'boots', key_of_gates: 'skeleton-key', bottomless_bag: 'knapsack',
  crystal_of_truth: 'crystal-shine', elixir_of_life: 'health-potion', draught_of_giants: 'round-potion', book_of_sages: 'spell-book',
  cloak_of_shadows: 'hood', philosophers_stone: 'gems', sword_of_the_first_king: 'broadsword', shield_of_dawn: 'shield',
  seven_league_boots: 'boots', crystal_ball: 'crystal-ball', chalice_of_life: 'holy-grail', book_of_eternal_lore: 'spell-book',
  horn_of_plenty: 'cornucopia', cloak_of_invisibility: 'hood', ring_of_wishes: 'diamond-ring', trident: 'trident',
  nacre_helm: 'visored-helm', conch_horn: 'nautilus-shell', black_pearl: 'oyster-pearl', fishskin_cloak: 'robe',
  ring_of_strength: 'power-ring', ring_of_will: 'power-ring', ring_of_regeneration: 'power-ring', ring_of_mana: 'power-ring',
  executor: 'broadsword', astral_sword: 'broadsword', amulet_of_untouchability: 'gem-necklace', mirror_shield: 'magic-shield',
  bronze_steed: 'horse-head', royal_cloak: 'robe', ceremonial_sceptre: 'orb-wand', banner_of_doom: 'tattered-banner',
  signet_ring: 'diamond-ring', crown_of_ancient_kings: 'crown',
  // opportunities
  collector: 'shaking-hands', purifying_fire: 'fireball', enchanted_flower: 'three-leaves', goldfish: 'dolphin', hermit: 'cowled',
  imp: 'imp-laugh', centaur: 'centaur', master_wizard: 'wizard-face', pedlar: 'swap-bag', travelling_smith: 'anvil', magic_spring: 'bubbles',
  sage: 'spell-book', master_at_arms: 'sword-brandish', old_barrow: 'tombstone', hidden_chest: 'locked-chest', storyteller: 'scroll-unfurled',
  fortune_teller: 'crystal-ball', forgotten_altar: 'greek-temple', fairy: 'fairy', recruiter: 'rank-3', old_chronicler: 'quill',
  mad_riddler: 'jester-hat', undersea_cavity: 'cave-entrance', healing_coral: 'coral', sunken_wreck: 'ship-wreck', mermaid: 'mermaid',
  dolphins: 'dolphin',
  // obstacles
  whirlpool: 'vortex', strong_current: 'vortex', very_strong_current: 'vortex', kelp_forest: 'algae', dark_trench: 'sea-cliff', icy_water: 'ice-cube',
  // monsters
  skeleton: 'skeleton', giant_rats: 'rat', giant_spider: 'spider-alt', witch: 'witch-flight', harpies: 'harpy', werewolf: 'werewolf',
  ogre: 'ogre', ghost: 'ghost', vampire_bats: 'bat', mummy: 'mummy-head', vampire: 'vampire-dracula',
  cyclops: 'cyclops', lich: 'dread-skull', hydra: 'hydra', minotaur: 'minotaur', bear: 'paw', wild_boar: 'paw', giant_octopus: 'giant-squid',
  sea_serpent: 'sea-serpent', siren: 'mermaid', giant_crab: 'crab', undersea_king: 'trident', sharks: 'kraken-tentacle', electric_ray: 'kraken-tentacle',
  // chance
  forest: 'pine-tree', mountains: 'peaks', plains: 'high-grass', fortress: 'hill-fort', thieves_guild: 'cloak-dagger', forest_camp: 'forest-camp',
  magic_tower: 'white-tower', monastery: 'church', grocer: 'huts-village', city_merchant: 'castle', treasure_map: 'treasure-map',
  treasure_maps: 'treasure-map', legends_of_the_deep: 'bubbles', clairvoyant_dream: 'crystal-ball', good_times: 'two-coins', crisis: 'two-coins',
  charity: 'hearts', fresh_wind: 'hearts', magic_wind: 'magic-swirl', quiet_times: 'hourglass', interesting_times: 'upgrade',
  free_training: 'upgrade', training_offer: 'upgrade',
  gate: 'magic-gate', penalty: 'bubbles', pearl: 'oyster-pearl',
};

const GROUPS: Record<Group, IconName> = {
  ability: 'upgrade', water_ability: 'bubbles', common: 'tied-scroll', rare: 'tied-scroll', treasure: 'gems', water_item: 'bubbles', artifact: 'crown',
  water_opportunity: 'bubbles', opportunity: 'scroll-unfurled', monster: 'wolf-head', lesser: 'horned-skull', greater: 'horned-skull',
  obstacle: 'vortex', water_monster: 'kraken-tentacle', chance: 'orbital', gate: 'magic-gate',
};

export function cardIcon(card: string): IconName {
  const { kind, group } = printedOn(card);
  return own[card] ?? (kind ? kindIcons[kind] : GROUPS[group]);
}
