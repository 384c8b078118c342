/** The page puts facts into the same words as the terminal: the cases of tests/kit/test_text_vectors.py. */
import { describe, expect, test } from 'vitest';

import vectors from '../../../tests/vectors/texts.json';
import type { GameEvent, Offer, Prompt } from '../games/board';
import type { Language } from './api';
import { Faces, type Face } from './faces';
import { Texts } from './texts';

type Told = Record<string, unknown>;

interface Suite {
  language: Language;
  players: string[];
  catalogue: string[];
  faces: Record<string, Omit<Face, 'name' | 'sentences'> & { said: string[] }>;
  cases: { kind: string; form: Told; expected: unknown }[];
}
const suites = vectors as unknown as Suite[];

function told(texts: Texts, kind: string, form: Told, players: string[]): unknown {
  switch (kind) {
    case 'event':
      return texts.event(form as GameEvent, players);
    case 'action':
      return texts.action(form as unknown as Offer, players);
    case 'question':
      return texts.question(form as unknown as Prompt, players);
    case 'reason':
      return texts.reason(form, players);
  }
  throw new Error(kind);
}

describe.each(suites)('in $language', ({ language, players, catalogue, faces, cases }) => {
  const all = Object.fromEntries(
    Object.entries(faces).map(([id, { said, ...face }]) => [id, { ...face, name: id, sentences: said }]),
  );
  const texts = new Texts(language, [catalogue.join('\n')], new Faces(all));

  test.each(cases)('$kind $form: $expected', ({ kind, form, expected }) => {
    expect(told(texts, kind, form, players)).toEqual(expected);
  });
});
