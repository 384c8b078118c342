import { describe, expect, test } from 'vitest';

import type { Colour } from '../../look/house';
import type { Offer } from '../board';
import { foresee, largest, neighbours } from './count';
import { lordOf, spentKeys, trayOf, type Chamber, type View } from './view';

/** A chamber with these lords, `blue_4` or `blue_4@ip_7` for one that carries a location. */
function chamberOf(lords: string[], pearls = 0): Chamber {
  const places = lords.map((each) => {
    const [lord = '', location = null] = each.split('@');
    return { lord, location, worth: null };
  });
  return {
    places,
    coats: { blue: null, yellow: null, red: null, green: null, purple: null },
    coalition: largest(places.map(({ lord }) => lordOf(lord).colour)),
    pearls,
    unspent: { silver: 0, gold: 0 },
    keys: { silver: 0, gold: 0 },
    any_two_keys: false,
    searches_deck: false,
  };
}

/** A table as the server would send it; a coalition gives 3 points for each lord. */
function viewOf(chambers: Chamber[], facts: Partial<View> = {}): View {
  const coalition = chambers.map((chamber) => 3 * chamber.coalition.length);
  const zero = chambers.map(() => 0);
  return {
    seats: chambers.length,
    round: 1,
    turn: 0,
    step: null,
    lord_deck: 50,
    drawn_lords: [],
    piles: { blue: [], yellow: [], red: [], green: [], purple: [] },
    held: [],
    aside: [],
    location_deck: 10,
    searched_deck: null,
    drawn_locations: [],
    available: [],
    chambers,
    pearl_master: null,
    forced: null,
    finisher: null,
    standing: {
      over: false,
      ranks: zero,
      scores: zero,
      lines: { best_lords: zero, locations: zero, coalition, pearl_master: zero },
      tie_breaks: {},
    },
    ...facts,
  };
}

function offer(name: string, facts: Offer['arguments'] = {}): Offer {
  return { action: 0, name, arguments: facts };
}

describe('the inverted pyramid', () => {
  test.each([
    [1, [2, 6]],
    [2, [1, 3, 6, 7]],
    [5, [4, 9]],
    [7, [2, 3, 6, 8, 10, 11]],
    [15, [13, 14]],
  ])('place %i has the neighbours %j', (place, expected) => {
    expect(neighbours(place)).toEqual(expected);
  });

  test('neighbours are neighbours of each other', () => {
    for (let place = 1; place <= 15; place += 1) {
      for (const other of neighbours(place)) expect(neighbours(other)).toContain(place);
    }
  });

  test('the largest coalition goes on over rows and is not torn by another colour', () => {
    const colours: Colour[] = ['red', 'blue', 'blue', 'red', 'red', 'red', 'blue', 'green', 'red'];
    expect(largest(colours)).toEqual([2, 3, 7]);
  });

  test('lords of one colour that do not touch are no coalition', () => {
    expect(largest(['red', 'blue', 'red', 'blue', 'red'])).toHaveLength(1);
  });

  test('an empty chamber has no coalition', () => {
    expect(largest([])).toEqual([]);
  });
});

describe('what a lord would bring', () => {
  test('only the best lord of a colour counts', () => {
    const view = viewOf([chamberOf(['blue_4'])]);
    expect(foresee(view, 0, offer('keep_lord', { lord: 'blue_3' }), null)?.lines.best_lords).toBe(0);
    expect(foresee(view, 0, offer('keep_lord', { lord: 'blue_6' }), null)?.lines.best_lords).toBe(2);
    expect(foresee(view, 0, offer('keep_lord', { lord: 'red_3' }), null)?.lines.best_lords).toBe(3);
  });

  test('it is shown on the next place, and the coalition grows by three points a lord', () => {
    const preview = foresee(viewOf([chamberOf(['blue_4'])]), 0, offer('place_lord', { lord: 'blue_5' }), null)!;
    expect([...preview.ghosts]).toEqual([[2, 'blue_5']]);
    expect([preview.coalition, preview.coalitionPoints, preview.lines.coalition]).toEqual([[1, 2], 6, 3]);
    expect(preview.points).toBe(3 + 1);
  });

  test('where a lone lord is no coalition it is worth nothing', () => {
    const view = viewOf([chamberOf([]), chamberOf(['red_1'])]);
    view.standing.lines.coalition = [0, 0];
    expect(foresee(view, 0, offer('keep_lord', { lord: 'blue_5' }), null)?.coalitionPoints).toBe(0);
  });

  test.each([
    ['blue_1', { silver: 1, gold: 0 }],
    ['blue_2', { silver: 0, gold: 1 }],
    ['blue_5', { silver: 0, gold: 0 }],
  ])('the keys of %s are %j', (lord, keys) => {
    expect(foresee(viewOf([chamberOf([])]), 0, offer('keep_lord', { lord }), null)?.keys).toEqual(keys);
  });

  test('pearls that reach the pearl master, or come first, bring five points', () => {
    const lord = offer('keep_lord', { lord: 'red_3' }); // two pearls
    const points = (own: number, other: number, master: number | null): number | undefined =>
      foresee(viewOf([chamberOf([], own), chamberOf([], other)], { pearl_master: master }), 0, lord, null)?.lines
        .pearl_master;
    expect(points(0, 0, null)).toBe(5);
    expect(points(1, 3, 1)).toBe(5);
    expect(points(1, 4, 1)).toBe(0);
    expect(points(3, 2, 0)).toBe(0); // who is it already
  });

  test('a pile is shown whole, in an order that is still open', () => {
    const view = viewOf([chamberOf(['red_1'])], {
      piles: { blue: ['blue_4', 'blue_3'], yellow: [], red: [], green: [], purple: [] },
    });
    const preview = foresee(view, 0, offer('take_pile', { colour: 'blue' }), null)!;
    expect([[...preview.ghosts.values()], preview.anyOrder, preview.pearls]).toEqual([['blue_4', 'blue_3'], true, 3]);
  });

  test('of a pile that does not fit the best lords are shown', () => {
    const view = viewOf([chamberOf(Array.from({ length: 13 }, () => 'red_1'))], {
      piles: { blue: ['blue_1', 'blue_5', 'blue_4'], yellow: [], red: [], green: [], purple: [] },
    });
    const preview = foresee(view, 0, offer('take_pile', { colour: 'blue' }), null)!;
    expect([...preview.ghosts]).toEqual([
      [14, 'blue_5'],
      [15, 'blue_4'],
    ]);
  });
});

describe('what a location would bring', () => {
  const chamber = chamberOf(['blue_1', 'blue_1', 'blue_2', 'red_4@ip_7', 'blue_5'], 5);

  test.each([
    ['ip_7', 7],
    ['per_silver_key', 2],
    ['per_gold_key', 2],
    ['per_pearl_pair', 2],
    ['per_location', 4],
    ['best_lord_red', 4],
    ['per_lord_blue', 5],
    ['ip_3_pearl_3', 3],
  ])('%s is worth %i here', (location, points) => {
    const preview = foresee(viewOf([chamber], { pearl_master: 0 }), 0, offer('take_location', { location }), null)!;
    expect([preview.lines.locations, preview.points]).toEqual([points, points]);
  });

  test('its pearls count for the pairs of another', () => {
    const view = viewOf([chamberOf(['blue_1@per_pearl_pair', 'red_5'], 1)], { pearl_master: 0 });
    const preview = foresee(view, 0, offer('keep_location', { location: 'ip_5_pearl_1' }), null)!;
    expect([preview.pearls, preview.lines.locations]).toEqual([1, 5 + 1]);
  });
});

describe('what an exchange would bring', () => {
  const view = viewOf([chamberOf(['blue_4', 'red_3', 'blue_5', 'red_1'])]);

  test('both lords change places, and the coalition with them', () => {
    const preview = foresee(view, 0, offer('swap_with', { place: 3 }), 2)!;
    expect([...preview.ghosts]).toEqual([
      [2, 'blue_5'],
      [3, 'red_3'],
    ]);
    expect([preview.coalition, preview.lines.coalition, preview.lines.best_lords]).toEqual([[1, 2], 3, 0]);
  });

  test('nothing is foreseen before the first place is chosen', () => {
    expect(foresee(view, 0, offer('swap_with', { place: 3 }), null)).toBeNull();
  });
});

test.each(['draw', 'leave_lords', 'draw_locations'])('of %s counting tells nothing', (name) => {
  expect(foresee(viewOf([chamberOf([])]), 0, offer(name), null)).toBeNull();
});

test('the keys placed last are the unspent ones', () => {
  const chamber = { ...chamberOf(['blue_1', 'red_2', 'red_1', 'blue_5', 'green_1']), unspent: { silver: 2, gold: 0 } };
  expect([...spentKeys(chamber)].sort()).toEqual([1, 2]);
});

describe('the tray', () => {
  const nothing = viewOf([chamberOf([])]);

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
    expect(trayOf(view, [offer('fit_lord', { lord: 'green_4' })])).toEqual({ kind: 'fit', colour: 'green' });
  });
});
