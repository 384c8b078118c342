import { describe, expect, test } from 'vitest';

import type { Face } from '../../lib/faces';
import type { Offer } from '../board';
import type { View } from './shown';
import { lineOf, trayOf } from './view';

function face(figures: Record<string, number>, ...symbols: string[][]): Face {
  return { kind: 'location', name: '', figures, words: {}, symbols, sentences: [] };
}

describe('below the value of a location stand', () => {
  test.each<[string, Face, unknown[]]>([
    ['nothing', face({ influence: 7 }), []],
    ['its pearls', face({ influence: 4, pearls: 2 }, ['pearl']), [{ pearls: 2, figure: 'pearls', symbol: 'pearl' }]],
    [
      'what it counts, and how much each is worth',
      face({ influence: 0, per: 2 }, ['gold_key']),
      ['+', { figure: 'per', value: 2 }, ' × ', { key: 'gold', symbol: 'gold_key' }],
    ],
    [
      'the best lord of a colour',
      face({ influence: 0, per: 1 }, ['best_lord', 'red']),
      [
        '+',
        { figure: 'per', value: 1 },
        ' × ',
        { icon: 'laurel-crown', symbol: 'best_lord' },
        ' ',
        { plate: 'red', symbol: 'red' },
      ],
    ],
    [
      'how many lords opponents draw',
      face({ influence: 3, lords: 2 }, ['draw']),
      [{ icon: 'hand-grip', symbol: 'draw' }, ' ', { figure: 'lords', value: 2 }],
    ],
    [
      'two keys of any metal',
      face({ influence: 3 }, ['silver_key', 'gold_key']),
      [{ key: 'silver', symbol: 'silver_key' }, ' + ', { key: 'gold', symbol: 'gold_key' }],
    ],
    [
      'all of these, if a designer wants them',
      face({ influence: 1, pearls: 5, per: 3 }, ['pearl'], ['location'], ['search', 'location']),
      [
        { pearls: 5, figure: 'pearls', symbol: 'pearl' },
        ' ',
        '+',
        { figure: 'per', value: 3 },
        ' × ',
        { icon: 'castle-ruins', symbol: 'location' },
        ' ',
        { icon: 'magnifying-glass', symbol: 'search' },
        ' ',
        { icon: 'castle-ruins', symbol: 'location' },
      ],
    ],
  ])('%s', (_, printed, parts) => {
    expect(lineOf(printed)).toEqual(parts);
  });
});

describe('the tray', () => {
  const nothing: View = {
    seats: 2,
    round: 1,
    moves: 0,
    turn: 0,
    step: null,
    lord_deck: 50,
    drawn_lords: [],
    piles: { blue: [], yellow: [], red: [], green: ['green_4', 'green_6'], purple: [] },
    held: [],
    aside: [],
    location_deck: 10,
    searched_deck: null,
    drawn_locations: [],
    available: [],
    chambers: [],
    pearl_master: null,
    forced: null,
    finisher: null,
    previews: [],
  };

  test('there is none when nobody chooses', () => {
    expect(trayOf(nothing, [])).toBeNull();
  });

  test.each([
    ['drawn lords', { drawn_lords: ['red_1'] }, { kind: 'drawn' }],
    ['held lords', { held: ['red_1'] }, { kind: 'held' }],
    ['drawn locations, before held lords', { held: ['red_1'], drawn_locations: [null] }, { kind: 'locations' }],
    ['the deck that is searched, before all', { searched_deck: ['ip_7'], drawn_lords: ['red_1'] }, { kind: 'search' }],
  ])('it shows %s', (_, facts, tray) => {
    expect(trayOf({ ...nothing, ...facts }, [])).toEqual(tray);
  });

  test('it shows the pile from which lords are chosen that fit, together with those chosen', () => {
    const view = { ...nothing, held: ['green_1'] };
    const fit: Offer = { action: 0, name: 'fit_lord', arguments: { lord: 'green_4' } };
    expect(trayOf(view, [fit])).toEqual({ kind: 'fit', colour: 'green' });
  });
});
