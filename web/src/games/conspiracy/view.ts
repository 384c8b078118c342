/** What the board makes of views and faces: signs for what is printed, and what is being chosen from. */
import type { Face } from '../../lib/faces';
import type { Colour } from '../../look/house';
import type { IconName } from '../../look/icons';
import type { Part } from '../../look/parts';
import type { Offer } from '../board';
import type { View } from './shown';

export const COLOURS: readonly Colour[] = ['blue', 'yellow', 'red', 'green', 'purple'];

// Locations

/** What stands below the value of a location: pearls, then what it counts with how much for each, then what it does. */
export function lineOf({ figures, symbols }: Face): Part[] {
  const { pearls, per, lords } = figures;
  const groups = symbols.filter(([first]) => first !== 'pearl').map(signs);
  const counted = per === undefined ? [] : ['+', { figure: 'per', value: per }, ' × ', ...(groups.shift() ?? [])];
  const given: Part[] =
    pearls === undefined ? [] : [{ pearls, figure: 'pearls', symbol: pearls > 0 ? 'pearl' : undefined }];
  const does = groups.flat();
  const forced: Part[] = lords === undefined ? [] : [' ', { figure: 'lords', value: lords }];
  return [given, counted, [...does, ...forced]].filter((part) => part.length > 0).flatMap(spaced);
}

function spaced(parts: Part[], index: number): Part[] {
  return index === 0 ? parts : [' ', ...parts];
}

function signs(symbols: string[]): Part[] {
  const between = symbols.every((symbol) => symbol.endsWith('_key')) ? ' + ' : ' ';
  return symbols.flatMap((symbol, index) => (index === 0 ? [sign(symbol)] : [between, sign(symbol)]));
}

const ICONS: Record<string, IconName> = {
  location: 'castle-ruins',
  lord: 'queen-crown',
  best_lord: 'laurel-crown',
  draw: 'hand-grip',
  shuffle: 'card-exchange',
  search: 'magnifying-glass',
};

function sign(symbol: string): Part {
  if (symbol === 'silver_key') return { key: 'silver', symbol };
  if (symbol === 'gold_key') return { key: 'gold', symbol };
  if (symbol === 'pearl_pair') return { pearls: 2, symbol };
  const icon = ICONS[symbol];
  return icon === undefined ? { plate: symbol as Colour, symbol } : { icon, symbol };
}

// Answers

/** The offer of a name whose argument has a value. */
export function find(offered: Offer[], name: string, argument?: string, value?: string | number): Offer | undefined {
  return offered.find(
    (offer) => offer.name === name && (argument === undefined || offer.arguments[argument] === value),
  );
}

// What lies open between decks and chambers

export type Tray = { kind: 'drawn' | 'held' } | { kind: 'fit'; colour: Colour } | { kind: 'locations' | 'search' };

/** What somebody is choosing from, if anything. */
export function trayOf(view: View, offered: Offer[]): Tray | null {
  if (view.searched_deck !== null) return { kind: 'search' };
  if (view.drawn_locations.length > 0) return { kind: 'locations' };
  const fit = find(offered, 'fit_lord');
  const pile = fit && COLOURS.find((colour) => view.piles[colour].includes(String(fit.arguments.lord)));
  if (pile !== undefined) return { kind: 'fit', colour: pile };
  if (view.drawn_lords.length > 0) return { kind: 'drawn' };
  return view.held.length > 0 ? { kind: 'held' } : null;
}
