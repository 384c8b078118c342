// @vitest-environment happy-dom
/// <reference types="node" />
import { readFileSync } from 'node:fs';

import { beforeEach, expect, test, vi } from 'vitest';

import { app } from '../../lib/app.svelte';
import { Faces, type Face } from '../../lib/faces';
import { Texts } from '../../lib/texts';
import type { Part } from '../../look/parts';
import { ability, locationLine, lordWords, words } from './words';

/** Faces as the server would send them, of cards that differ from the standard ones. */
const printed: Record<string, Face> = {
  'lord-trader': lord({ amount: 5 }, { ability: 'gain_pearls' }, ['any', 'any']),
  'lord-keeper': lord({}, { ability: 'none' }, ['seahorse', 'any', 'any']),
  'location-barracks': location({ base: 9, per: 4 }, { line: 'lords_of_guild', guild: 'soldier' }),
  'location-abyss': location({ per: 3 }, { line: 'distinct_guilds' }),
  'location-jail': location({ base: 15, per: 2 }, { line: 'minus_lords' }),
  'location-throne_room': location({}, { line: 'strongest_lord' }),
  'location-depths': location({ base: 1, per: 3 }, { line: 'weakest_lord' }),
  'location-chamber_of_allies': location({ base: 3 }, { line: 'weakest_affiliated_each_race' }),
  'location-black_smokers': location({}, { line: 'exchange' }),
  'location-lost_tower': location({ base: 2 }, { line: 'exchange' }),
};

function lord(figures: Record<string, number>, kinds: Record<string, string>, bubbles: string[]): Face {
  return {
    kind: 'lord',
    name: '',
    figures: { influence: 9, cost: 10, bubbles: bubbles.length, keys: 1, ...figures },
    words: { guild: 'merchant', timing: 'once', ...kinds },
    symbols: [bubbles, ['key']],
    sentences: ['Něco umí.'],
  };
}

function location(figures: Record<string, number>, kinds: Record<string, string>): Face {
  return { kind: 'location', name: '', figures, words: kinds, symbols: [], sentences: [] };
}

function plain(parts: Part[]): string {
  return parts.map((part) => (typeof part === 'object' && 'value' in part ? part.value : part)).join('');
}

beforeEach(() => {
  const catalogues = ['game', 'board'].map((name) =>
    readFileSync(`../src/hlubina/games/abyss/text/${name}.cs.ftl`, 'utf-8'),
  );
  vi.spyOn(app, 'textsOf').mockReturnValue(new Texts('cs', catalogues, new Faces(printed)));
});

test('the short text of a lord has the figures of its face', () => {
  expect(ability('trader')).toBe('Získej 5 perel.');
  expect(ability('keeper')).toBe('');
});

test('a lord is told with all that is printed on it', () => {
  expect(lordWords(words, 'trader')).toBe('Kupec: obchodník, cena 10, 2 různé rasy, vliv 9, klíč. Něco umí.');
  expect(lordWords(words, 'keeper', 7)).toBe(
    'Chovatel: obchodník, cena 7, mořský koník a 2 další rasy, vliv 9, klíč. Něco umí.',
  );
});

test.each([
  ['barracks', '9 + 4 za vojáka'],
  ['abyss', '3 za každý cech'],
  ['jail', '15 − 2 za vládce'],
  ['throne_room', 'nejvlivnější vládce'],
  ['depths', '1 + 3 × nejslabší vládce'],
  ['chamber_of_allies', '3 + nejnižší z každé rasy'],
  ['black_smokers', 'za jinou z hromádky'],
  ['lost_tower', '2, nebo jiná z hromádky'],
])('the line of %s is made of its figures', (name, line) => {
  expect(plain(locationLine(name))).toBe(line);
});
