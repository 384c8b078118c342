import { expect, test } from 'vitest';

import { passagesOf, pieces, readable, RuleSearch } from './rulesearch';

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

test('players read no marks of sources and no names of settings', () => {
  const memory = {
    name: 'memory',
    text: 'What is remembered',
    values: { none: 'nothing', perfect: 'everything' },
    default: 'none',
    rule: 'A-1.6',
    chapter: 'Setup',
  };
  const read = readable(
    '# The rules\n\nTags.\n\n## A-1 Setup [S]\n\n1. Look. «memory», by default `none`. With `perfect`: all. [ours;\n   online]\n2. «memory» perfect: `all`.\n',
    [memory],
  );
  expect(read).toBe(
    '## A-1 Setup\n\n1. Look. *What is remembered*, by default *nothing*. With *everything*: all.\n2. *What is remembered*: *everything*: `all`.\n',
  );
});
