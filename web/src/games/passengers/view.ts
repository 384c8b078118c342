/** What is read off the view of Passengers (shown.ts), and how its things look. */
import type { Faces } from '../../lib/faces';
import type { IconName } from '../../look/icons';
import type { BoatState, Chosen, Identity, Place, View } from './shown';

export type Boat = Place['boat'];
export type Colour = NonNullable<Identity['colour']>;
export type Kind = NonNullable<Identity['kind']>;
export type Side = NonNullable<View['loyalty']>;

export const COLOURS: readonly Colour[] = ['red', 'green', 'blue'];
export const ROMAN = ['', 'I', 'II', 'III'];
const OBJECT_ICONS: Record<string, IconName> = {
  potion: 'round-potion',
  chameleon: 'chameleon-glyph',
  lantern: 'lantern-flame',
  bell: 'ringing-bell',
  hamsa: 'magic-palm',
  scales: 'scales',
  scroll: 'tied-scroll',
  feather: 'feather',
  mask: 'domino-mask',
  coin: 'crown-coin',
};

/** The rounds, the last one on top as boats lie in the Underworld. */
export function upwards(faces: Faces): number[] {
  return Array.from({ length: faces.rules.rounds ?? 0 }, (_, index) => index + 1).reverse();
}

export function roman(round: number): string {
  return ROMAN[round] ?? String(round);
}

/** The object that is drawn on gifts and seats. */
export function objectIcon(object: string): IconName {
  return OBJECT_ICONS[object] ?? 'vote';
}

export function boatIcon(boat: Boat): IconName {
  return boat === 'raven' ? 'raven' : 'wolf-head';
}

export function kindIcon(kind: Kind): IconName {
  return kind === 'soul' ? 'candlebright' : kind === 'demon' ? 'horned-skull' : 'jester-hat';
}

export function sideIcon(side: Side): IconName {
  return kindIcon(side === 'guide' ? 'soul' : side === 'smuggler' ? 'demon' : 'zholyk');
}

/** `soul_red` is a red soul, `red` any red card, `soul` any soul. */
export function identityOf(what: string): Identity {
  const [first = '', second] = what.split('_');
  const kinds: string[] = ['soul', 'demon', 'zholyk'];
  const kind = kinds.includes(first) ? (first as Kind) : null;
  const colour = (second ?? (kind === null ? first : null)) as Colour | null;
  return { card: second !== undefined || kind === 'zholyk' ? (what as Identity['card']) : null, kind, colour };
}

export function placeKey({ round, boat, column }: Place): string {
  return `${round}/${boat}/${column}`;
}

export function isPlace(thing: Chosen): thing is Place {
  return 'column' in thing;
}

export function samePlace(one: Partial<Place>, other: Partial<Place>): boolean {
  return one.round === other.round && one.boat === other.boat && one.column === other.column;
}

export function boatsOf(view: View, round: number): BoatState[] {
  return view.boats.filter((boat) => boat.round === round);
}
