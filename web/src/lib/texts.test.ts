import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import conspiracyCs from '../../../src/hlubina/games/conspiracy/text/game.cs.ftl?raw';
import shellCs from '../text/shell.cs.ftl?raw';
import shellEn from '../text/shell.en.ftl?raw';
import { answering } from '../test/server';
import { Faces } from './faces';
import { Texts } from './texts';

const PLAYERS = ['Jana', 'Petr', 'Olga'];
const texts = new Texts('en', [
  `
and = { $first } and { $second }
plain = Nothing to fill in.
    .help = A help.
greeting = Hello, { $name }.
pearls = { $count ->
    [one] one pearl
   *[other] { $count } pearls
 }
card-crab_3 = crab 3
card-crab_4 = crab 4
    .acc = the crab 4
card-seal_1 = seal 1
    .acc = the seal 1
event-took = { $seat } takes { $card_acc }.
event-showed = { $seat } shows { $by }: { $cards }.
event-drew = { $seat } draws { $card }.
event-drew-hidden = { $seat } draws a card.
action-buy = Buy { $card } for { $price }
prompt-choose = Which card, { $seat }?
    .detail = There are { $count }.
reason-cheap = { $card } costs only { $price }.
refusal-A-5_6 = You have bought already.
`,
]);

describe('texts', () => {
  test('facts are filled in', () => {
    expect(texts.say('greeting', { name: 'Jana' })).toBe('Hello, Jana.');
  });

  test('an attribute is said by its name', () => {
    expect(texts.say('plain.help')).toBe('A help.');
  });

  test.each([
    [1, 'one pearl'],
    [2, '2 pearls'],
    [true, 'one pearl'],
  ])('the number %s is "%s"', (count, expected) => {
    expect(texts.say('pearls', { count })).toBe(expected);
  });

  test.each(['missing', 'plain.missing', 'missing.help'])('the missing text %s is an error that names it', (name) => {
    expect(() => texts.say(name)).toThrow(`There is no en text ${name}.`);
  });

  test('a missing fact is an error that names the text', () => {
    expect(() => texts.say('greeting')).toThrow('greeting cannot be filled in');
  });

  test('a catalogue that hides a text of another is an error', () => {
    expect(() => new Texts('en', ['plain = One', 'plain = Two'])).toThrow('The en texts are broken');
  });

  test('of several texts the first that there is, or none', () => {
    expect(texts.sayAny(['missing', 'plain', 'greeting'])).toBe('Nothing to fill in.');
    expect(texts.sayAny(['missing'])).toBeNull();
  });

  test('what is added to a text is optional', () => {
    expect([texts.added('plain', 'help'), texts.added('greeting', 'help'), texts.added('missing', 'help')]).toEqual([
      'A help.',
      null,
      null,
    ]);
  });

  test('the rule that forbids a move is found by its number', () => {
    expect([texts.rule('A-5.6'), texts.rule('A-9.9')]).toEqual(['You have bought already.', null]);
  });
});

describe('facts as words', () => {
  test('seats become names and cards their names, in the form that the sentence asks for', () => {
    expect(texts.event({ event: 'took', seat: 1, card: 'crab_4' }, PLAYERS)).toBe('Petr takes the crab 4.');
  });

  test.each([
    [[], ''],
    [['crab_3'], 'crab 3'],
    [['crab_3', 'seal_1'], 'crab 3 and seal 1'],
    [['crab_3', 'crab_3', 'seal_1'], 'crab 3, crab 3, seal 1'],
  ])('the list %j is "%s"', (cards, listed) => {
    expect(texts.event({ event: 'showed', seat: 0, by: 2, cards }, PLAYERS)).toBe(`Jana shows Olga: ${listed}.`);
  });

  test('the forms of a list are made of the forms of its members', () => {
    const words = texts.words({ cards: ['crab_4', 'seal_1'] }, PLAYERS);
    expect(words).toEqual({ cards: 'crab 4 and seal 1', cards_acc: 'the crab 4 and the seal 1' });
  });

  test('numbers stay numbers, truths become 1 and 0, nothing becomes nothing', () => {
    expect(texts.words({ count: 3, last: true, first: false, none: null }, PLAYERS)).toEqual({
      count: 3,
      last: 1,
      first: 0,
      none: '',
    });
  });

  test('a number that is no seat is not taken for one', () => {
    expect(texts.words({ price: 1 }, PLAYERS)).toEqual({ price: 1 });
  });

  test('a card without a name is an error that names it', () => {
    expect(() => texts.words({ card: 'whale_9' }, PLAYERS)).toThrow('card-whale_9');
  });

  test('answers, questions and reasons are sentences of their facts', () => {
    const facts = { card: 'crab_3', price: 2 };
    const prompt = { kind: 'choose', name: 'choose', seat: 0, options: [], decline: null, order: null } as const;
    expect([
      texts.action({ name: 'buy', arguments: facts }, PLAYERS),
      texts.question({ ...prompt, options: [], facts: { seat: 0, count: 2 } }, PLAYERS),
      texts.reason({ reason: 'cheap', ...facts }, PLAYERS),
    ]).toEqual(['Buy crab 3 for 2', ['Which card, Jana?', 'There are 2.'], 'crab 3 costs only 2.']);
  });
});

describe('a line of the log', () => {
  test('is cut into words, names and things', () => {
    expect(texts.pieces({ event: 'took', seat: 1, card: 'crab_4' }, PLAYERS)).toEqual([
      { text: 'Petr', seat: 1 },
      { text: ' takes ' },
      { text: 'the crab 4', id: 'card-crab_4' },
      { text: '.' },
    ]);
  });

  test('knows every thing of a list', () => {
    const pieces = texts.pieces({ event: 'showed', seat: 0, by: 1, cards: ['crab_3', 'seal_1'] }, PLAYERS);
    expect(pieces.map(({ text, id }) => id ?? text)).toEqual([
      'Jana',
      ' shows ',
      'Petr',
      ': ',
      'card-crab_3',
      ' and ',
      'card-seal_1',
      '.',
    ]);
  });

  test('has a form of its own for those who may not know all', () => {
    expect(texts.event({ event: 'drew', seat: 0, hidden: ['card'] }, PLAYERS)).toBe('Jana draws a card.');
  });

  test('is covered only where there is a form for it', () => {
    const drew = { event: 'drew', seat: 0, card: 'crab_3' };
    const took = { event: 'took', seat: 0, card: 'crab_4' };
    expect(texts.event(texts.covered(drew), PLAYERS)).toBe('Jana draws a card.');
    expect(texts.covered(took)).toBe(took);
  });
});

describe('Czech', () => {
  const lord = (influence: number) => ({
    kind: 'lord',
    name: '',
    figures: { influence },
    words: {},
    symbols: [],
    sentences: [],
  });
  const faces = new Faces({ 'lord-blue_4': lord(4), 'lord-red_1': lord(1) });
  const czech = new Texts('cs', [shellCs, conspiracyCs], faces);

  test.each([
    [1, 'Vzít 1 lorda'],
    [2, 'Vzít 2 lordy'],
    [5, 'Vzít 5 lordů'],
  ])('%i lords are counted as in "%s"', (count, expected) => {
    expect(czech.action({ name: 'draw', arguments: { count } }, PLAYERS)).toBe(expected);
  });

  test('a lord stands in the case that the sentence asks for', () => {
    const placed = { event: 'placed_lord', seat: 0, lord: 'blue_4', place: 3 };
    expect(czech.event(placed, PLAYERS)).toBe('Jana řadí politika 4 na místo 3.');
    expect(czech.action({ name: 'place_lord', arguments: { lord: 'blue_4' } }, PLAYERS)).toBe('Zařadit: politik 4');
  });

  test('two lords are joined by a word, three by commas', () => {
    const drew = (...lords: string[]) => czech.event({ event: 'drew_lords', seat: 1, lords }, PLAYERS);
    expect(drew('blue_4', 'red_1')).toBe('Petr bere z balíčku: politik 4 a voják 1.');
    expect(drew('blue_4', 'red_1', 'red_1')).toBe('Petr bere z balíčku: politik 4, voják 1, voják 1.');
  });
});

test('the shell says the same things in both languages', () => {
  const names = (catalogue: string): string[] =>
    [...catalogue.matchAll(/^([a-z][\w-]*) =|^ +\.([\w-]+) =/gm)].map((found) => found[0].trim()).sort();
  expect(names(shellCs)).toEqual(names(shellEn));
});

describe('loading', () => {
  beforeEach(() => vi.resetModules());
  afterEach(() => vi.unstubAllGlobals());

  test('a game is loaded once, with the texts of the shell', async () => {
    const { asked } = answering({ 'GET /api/games/conspiracy/texts/cs': conspiracyCs });
    const { loadTexts } = await import('./texts');
    const [one, two] = await Promise.all([loadTexts('conspiracy', 'cs'), loadTexts('conspiracy', 'cs')]);
    expect(one).toBe(two);
    expect([one.has('title'), one.has('retry')]).toEqual([true, true]);
    expect(asked).toEqual(['GET /api/games/conspiracy/texts/cs', 'GET /api/games/conspiracy/faces/cs']);
  });

  test('what could not be loaded is tried again', async () => {
    const { loadTexts } = await import('./texts');
    answering({ 'GET /api/games/conspiracy/texts/cs': new TypeError('Failed to fetch') });
    await expect(loadTexts('conspiracy', 'cs')).rejects.toThrow();
    answering({ 'GET /api/games/conspiracy/texts/cs': conspiracyCs });
    expect((await loadTexts('conspiracy', 'cs')).has('title')).toBe(true);
  });
});
