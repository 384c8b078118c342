import { expect, test } from 'vitest';

import type { Language } from './api';
import { stem } from './stem';

const FORMS: [Language, string][] = [
  ['cs', 'hromádka hromádky hromádce hromádek hromádkách hromádkou'],
  ['cs', 'karta karty karet kartě kartami kartou'],
  ['cs', 'perla perly perel perlu perlám'],
  ['cs', 'nestvůra nestvůry nestvůr nestvůrou'],
  ['cs', 'vládce vládci vládců vládcům'],
  ['cs', 'loď lodi lodí lodích'],
  ['cs', 'démon démoni démonů démonech démonem'],
  ['cs', 'kniha knihy knize knih'],
  ['en', 'card cards'],
  ['en', 'discard discards discarded discarding'],
  ['en', 'carry carries carried'],
  ['en', 'put puts putting'],
  ['en', 'treasure treasures'],
];

test.each(FORMS)('in %s the forms %s share their stem', (language, forms) => {
  expect(new Set(forms.split(' ').map((form) => stem(form, language))).size).toBe(1);
});

test.each([
  ['cs', 'lokace', 'loď'],
  ['cs', 'karta', 'kajuta'],
  ['en', 'card', 'cardinal'],
] as [Language, string, string][])('in %s %s and %s stay apart', (language, one, other) => {
  expect(stem(one, language)).not.toBe(stem(other, language));
});

test('numbers of rules stay as they are', () => {
  expect(stem('A-5.6', 'cs')).toBe('a-5.6');
});
