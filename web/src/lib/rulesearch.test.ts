import { expect, test } from 'vitest';

import { passagesOf, pieces, RuleSearch } from './rulesearch';

const RULES = `# Pravidla

## A-1 Příprava

1. Zamíchej karty a polož **hromádku** na stůl.
2. Každý dostane 1 perlu.
3. První je na tahu ten nejstarší.

## A-2 Tah

1. Lízni kartu z hromádky.
2. Perly se platí do zásoby.
`;

const found = async (wanted: string): Promise<string[]> =>
  (await RuleSearch.over(passagesOf(RULES), 'cs')).find(wanted).map(({ passage }) => passage.id);

test('rules are numbered by their chapter', () => {
  expect(passagesOf(RULES).map(({ id }) => id)).toEqual([
    'pravidla',
    'A-1',
    'A-1.1',
    'A-1.2',
    'A-1.3',
    'A-2',
    'A-2.1',
    'A-2.2',
  ]);
});

test('every form of a word finds the others, without accents too', async () => {
  for (const form of ['hromádka', 'hromádkách', 'hromadek'])
    expect(new Set(await found(form))).toEqual(new Set(['A-1.1', 'A-2.1']));
});

test('all words count, in any order', async () => {
  expect(await found('karet hromádka')).toHaveLength(2);
  expect(await found('perla zásoba')).toEqual(['A-2.2']);
  expect(await found('zásobu perel')).toEqual(['A-2.2']);
});

test('the last word may be unfinished', async () => {
  expect(await found('zás')).toEqual(['A-2.2']);
});

test('the words of a chapter find its rules, behind those that say them', async () => {
  const [first, ...others] = await found('tah');
  expect(first).toBe('A-1.3');
  expect(new Set(others)).toEqual(new Set(['A-2.1', 'A-2.2']));
  expect(await found('nic takového')).toEqual([]);
});

test('a number finds its rule', async () => {
  expect(await found('A-2.1')).toEqual(['A-2.1']);
  expect(await found('a-2')).toEqual(['A-2.1', 'A-2.2']);
});

test('a text is cut at its words', () => {
  expect(pieces('Zamíchej karty.')).toEqual(['', 'Zamíchej', ' ', 'karty', '.']);
});
