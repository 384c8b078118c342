/** What is printed on the lords and locations that are on the table, and the figures of its rules. */
import '../../look/icons/conspiracy';
import { app } from '../../lib/app.svelte';
import type { Faces } from '../../lib/faces';
import type { Colour } from '../../look/house';
import type { Part } from '../../look/parts';
import { lineOf } from './view';

/** The faces of the cards on the table. */
export function faces(): Faces {
  return app.textsOf('conspiracy').faces;
}

/** A figure of the rules. */
export function rule(name: string): number {
  return faces().figure('game', name);
}

/** Row and column of every place of a chamber, both from 0. */
export function spots(): { row: number; column: number }[] {
  const rows = Object.entries(faces().rules).filter(([name]) => name.startsWith('row_'));
  return rows
    .toSorted(([one], [other]) => one.localeCompare(other))
    .flatMap(([, length], row) => Array.from({ length }, (_, column) => ({ row, column })));
}

// Lords

export type Effect = 'swap' | 'silver_key' | 'gold_key' | 'pearl' | 'reveal';

export interface Lord {
  colour: Colour;
  influence: number;
  effect: Effect;
  /** how many it gives */
  pearls: number;
}

/** `blue_4` as it is printed. */
export function lordOf(id: string): Lord {
  const { words, figures, symbols } = faces().of(`lord-${id}`);
  return {
    colour: words.colour as Colour,
    influence: figures.influence!,
    effect: symbols[0]![0] as Effect,
    pearls: figures.pearls ?? 0,
  };
}

// Locations

export interface Location {
  value: number;
  /** the picture below the value */
  line: Part[];
}

export function locationOf(id: string): Location {
  const face = faces().of(`location-${id}`);
  return { value: face.figures.influence!, line: lineOf(face) };
}
