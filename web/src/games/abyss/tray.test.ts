// @vitest-environment happy-dom
/// <reference types="node" />
import { readFileSync } from 'node:fs';

import { beforeEach, expect, test, vi } from 'vitest';

import { app } from '../../lib/app.svelte';
import { Texts } from '../../lib/texts';
import type { BoardProps, Offer } from '../board';
import { Table } from './table.svelte';
import { trayOf, type Tray } from './tray';
import type { Player, View } from './shown';

const NOTHING: Omit<Tray, 'title'> = { lords: [], disabled: [], locations: [], hidden: 0, token: false };

beforeEach(() => {
  vi.spyOn(app, 'textsOf').mockReturnValue(
    new Texts('en', [readFileSync('../src/hlubina/games/abyss/text/board.en.ftl', 'utf-8')]),
  );
});

function playerOf(facts: Partial<Player> = {}): Player {
  return {
    hand: [],
    marked: [],
    pearls: 0,
    key_tokens: 0,
    keys: 0,
    affiliated: [],
    lords: 0,
    free: [],
    disabled: [],
    locations: [],
    tokens: [],
    ...facts,
  };
}

function tableOf(facts: Partial<View>): Table {
  const view = {
    turn: 0,
    bill: null,
    drawn_locations: [],
    available: [],
    court: [],
    players: [playerOf(), playerOf()],
    ...facts,
  };
  const props = { view, seat: 0, names: ['Jana', 'Petr'], offered: [], prompt: null } as unknown as BoardProps;
  return new Table(() => props);
}

function offers(name: string, ...values: string[]): Offer[] {
  return values.map((value, action) => ({ action, name, arguments: { [name]: value } }));
}

test('it is empty when there is nothing to choose from', () => {
  expect(trayOf(tableOf({}), [], true)).toBeNull();
});

test('it is empty when all that may be chosen lies on the board', () => {
  const table = tableOf({
    available: ['jail'],
    court: [{ lord: 'hermit', price: 6, change: 0, affordable: true }],
    players: [playerOf({ free: ['jailer'] }), playerOf()],
  });
  const offered = [...offers('location', 'jail'), ...offers('lord', 'hermit', 'jailer')];
  expect(trayOf(table, offered, false)).toBeNull();
});

test('drawn locations are shown to who draws them', () => {
  const tray = trayOf(tableOf({ drawn_locations: ['jail', 'chasm'] }), offers('location', 'jail', 'chasm'), false);
  expect(tray).toMatchObject({ ...NOTHING, locations: ['jail', 'chasm'] });
});

test('the others see their backs, and who draws', () => {
  const tray = trayOf(tableOf({ turn: 1, drawn_locations: [null, null, null] }), [], false);
  expect(tray).toMatchObject({ ...NOTHING, hidden: 3 });
  expect(tray?.title).toContain('Petr');
});

test('locations that are neither available nor our own come from the stack', () => {
  const table = tableOf({ available: ['jail'] });
  const tray = trayOf(table, offers('location', 'jail', 'chasm'), false);
  expect(tray).toMatchObject({ ...NOTHING, locations: ['chasm'] });
});

test('our own locations are shown if they are not in sight', () => {
  const own = playerOf({ locations: [{ location: 'chasm', worth: 3, lords: [] }] });
  const table = tableOf({ players: [own, playerOf()] });
  expect(trayOf(table, offers('location', 'chasm'), false)).toBeNull();
  expect(trayOf(table, offers('location', 'chasm'), true)).toMatchObject({ ...NOTHING, locations: ['chasm'] });
});

test('the lords of an opponent are all shown, the disabled ones as such', () => {
  const petr = playerOf({ free: ['hermit', 'jailer'], disabled: ['tamer'] });
  const tray = trayOf(tableOf({ players: [playerOf(), petr] }), offers('lord', 'hermit'), false);
  expect(tray).toMatchObject({ ...NOTHING, lords: ['hermit', 'jailer', 'tamer'], disabled: ['tamer'] });
  expect(tray?.title).toContain('Petr');
});

test('our own lords and a key token are shown if they are not in sight', () => {
  const table = tableOf({ players: [playerOf({ free: ['hermit'], disabled: ['jailer'] }), playerOf()] });
  const token = { action: 9, name: 'key_token', arguments: {} };
  expect(trayOf(table, [...offers('lord', 'hermit'), token], false)).toBeNull();
  expect(trayOf(table, [...offers('lord', 'hermit'), token], true)).toMatchObject({
    ...NOTHING,
    lords: ['hermit'],
    disabled: ['jailer'],
    token: true,
  });
  expect(trayOf(table, [token], true)).toMatchObject({ lords: [], token: true });
});
