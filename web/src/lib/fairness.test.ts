import { expect, test } from 'vitest';

import { commitmentOf, readSeed, shuffleKey } from './fairness';

// Expected values are those of src/hlubina/core/chance.py.
const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const COMMITMENT = '46f44dd3e8bf3449e37b04faf27cf3dca6a29053e888eaae7ecf180ed39c542f';

test('the commitment is the one that the server publishes for the secret', async () => {
  expect(await commitmentOf(SECRET)).toBe(COMMITMENT);
});

test('another secret has another commitment', async () => {
  expect(await commitmentOf(SECRET.replace('00', '01'))).not.toBe(COMMITMENT);
});

test.each([
  { seed: `sealed:${SECRET}`, contributions: [], key: SECRET },
  {
    seed: `sealed:${SECRET}.0f3a..ff`,
    contributions: ['0f3a', '', 'ff'],
    key: '896de0a17c439fb5a17060841f57980e84d4645fd6719788339cd30a0946902a',
  },
  {
    seed: `sealed:${SECRET}.abc`,
    contributions: ['abc'],
    key: 'f0133729c4163dede81e21cd47839256da58171238c8a0d874397c73b14e1e47',
  },
  {
    seed: `sealed:${SECRET}.`,
    contributions: [''],
    key: 'd38b42096d80f45f826b44a9d5607de72496a415d3f4a1a8c88e3bb9da8dc1cb',
  },
])('shuffles with the contributions $contributions follow from the key of the server', async (expected) => {
  const seed = readSeed(expected.seed)!;
  expect(seed).toEqual({ secret: SECRET, contributions: expected.contributions });
  expect(await shuffleKey(seed)).toBe(expected.key);
});

test.each([
  ['an open seed', 'monday'],
  ['a number', 7],
  ['nothing', undefined],
  ['too short a secret', 'sealed:00'],
  ['too long a secret', `sealed:${SECRET}00`],
  ['a secret in capitals', `sealed:${SECRET.toUpperCase()}`],
  ['a contribution that is not hexadecimal', `sealed:${SECRET}.xyz`],
  ['something before it', `a sealed:${SECRET}`],
])('%s is no sealed seed', (_, seed) => {
  expect(readSeed(seed)).toBeNull();
});
