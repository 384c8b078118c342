// The five houses of the sea and the ambassadors: what a race, a guild or a colour looks like. A house is colour, shape of
// the plate and number of lobes; the emblem belongs to the race or the guild.
// The outlines of the emblems are loaded by what draws them.
import type { IconName } from './icons';

export type House = 'purple' | 'red' | 'yellow' | 'green' | 'blue' | 'star';
export type Race = 'jellyfish' | 'crab' | 'seahorse' | 'shellfish' | 'squid';
export type Guild = 'mage' | 'soldier' | 'farmer' | 'merchant' | 'politician' | 'ambassador';
export type Colour = 'purple' | 'red' | 'yellow' | 'green' | 'blue';

/** Anything that has a plate. A colour stands for its guild, as in Conspiracy. */
export type Kind = Race | Guild | Colour;

interface Appearance {
  house: House;
  emblem: IconName;
}

const appearances: Record<Kind, Appearance> = {
  jellyfish: { house: 'purple', emblem: 'jellyfish' },
  crab: { house: 'red', emblem: 'crab' },
  seahorse: { house: 'yellow', emblem: 'seahorse' },
  shellfish: { house: 'green', emblem: 'nautilus-shell' },
  squid: { house: 'blue', emblem: 'giant-squid' },
  mage: { house: 'purple', emblem: 'crystal-wand' },
  soldier: { house: 'red', emblem: 'trident' },
  farmer: { house: 'yellow', emblem: 'wheat' },
  merchant: { house: 'green', emblem: 'scales' },
  politician: { house: 'blue', emblem: 'gavel' },
  ambassador: { house: 'star', emblem: 'sea-star' },
  purple: { house: 'purple', emblem: 'crystal-wand' },
  red: { house: 'red', emblem: 'trident' },
  yellow: { house: 'yellow', emblem: 'wheat' },
  green: { house: 'green', emblem: 'scales' },
  blue: { house: 'blue', emblem: 'gavel' },
};

export const races: readonly Race[] = ['jellyfish', 'crab', 'seahorse', 'shellfish', 'squid'];

export function houseOf(kind: Kind): House {
  return appearances[kind].house;
}

export function emblemOf(kind: Kind): IconName {
  return appearances[kind].emblem;
}

/** Lobes of the guilloché rosette. */
export const lobes: Record<House, number> = { purple: 8, red: 4, yellow: 6, green: 10, blue: 5, star: 5 };

/** Outlines of the plates in a box of 24; the optical weight of all is the same. */
export const shapes: Record<House, string> = {
  purple: 'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22z',
  red: 'M2.2 1.8h19.6v10.4c0 5.2-4.2 8.6-9.8 11-5.6-2.4-9.8-5.8-9.8-11z',
  yellow: 'M12 .4 23.6 12 12 23.6.4 12z',
  green: 'M6.4 1.6h11.2l4.8 4.8v11.2l-4.8 4.8h-11.2l-4.8-4.8v-11.2z',
  blue: 'M12 .6l10 5.7v11.4l-10 5.7-10-5.7v-11.4z',
  star: 'M12 .6l3.3 7.3 8 .9-5.95 5.35 1.65 7.85-7-3.95-7 3.95 1.65-7.85-5.95-5.35 8-.9z',
};
