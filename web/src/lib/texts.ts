/** Everything a player reads: the shell's Fluent catalogue and a game's on top, filled in as src/hlubina/text.py does. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import type { GameEvent, Offer, Prompt } from '../games/board';
import { catalogue, faces, type Language } from './api';
import { Faces } from './faces';

const PLAYERS = ['seat', 'by', 'opponent']; // facts that are seats
const shells: Record<Language, () => Promise<{ default: string }>> = {
  cs: () => import('../text/shell.cs.ftl?raw'),
  en: () => import('../text/shell.en.ftl?raw'),
};

/** A piece of a line: plain words, a player's name, or the name of a thing such as `card-crab_3`. */
export interface Piece {
  text: string;
  seat?: number;
  id?: string;
}

type Words = Record<string, FluentVariable>;

export class Texts {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: Language,
    catalogues: string[],
    readonly faces = new Faces(),
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of catalogues) {
      const errors = this.bundle.addResource(new FluentResource(text));
      if (errors.length > 0) throw new Error(`The ${language} texts are broken: ${errors.map(String).join('; ')}`);
    }
  }

  has(name: string): boolean {
    return this.bundle.hasMessage(name);
  }

  /**
   * A message, or `message.attribute`, with its facts filled in; the figures of the game fill in every text, those on
   * the face of a component its own name as well. A missing text is an error of ours, so it is thrown.
   */
  say(name: string, facts: Record<string, unknown> = {}): string {
    const [id = '', attribute] = name.split('.', 2);
    const message = this.bundle.getMessage(id);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (pattern === null || pattern === undefined) throw new Error(`There is no ${this.language} text ${name}.`);
    const errors: Error[] = [];
    const known = { ...this.faces.rules, ...this.faces.find(id)?.figures, ...variables(facts) };
    const text = this.bundle.formatPattern(pattern, known, errors);
    if (errors.length > 0) {
      throw new Error(`The ${this.language} text ${name} cannot be filled in: ${errors.map(String).join('; ')}`);
    }
    return text;
  }

  /** A text that there may be: the first of the names that the catalogue has. */
  sayAny(names: string[], facts: Record<string, unknown> = {}): string | null {
    const known = names.find((name) => this.has(name));
    return known === undefined ? null : this.say(known, facts);
  }

  /** What is added to a text, for instance its `help`, if there is something. */
  added(name: string, attribute: string): string | null {
    const found = this.bundle.getMessage(name)?.attributes[attribute];
    return found === undefined ? null : this.say(`${name}.${attribute}`);
  }

  /** Facts as words: seats become names, cards their names, `lord_acc` the attribute `acc` of a lord's name. */
  words(facts: Record<string, unknown>, players: string[], mark: Mark = unmarked): Words {
    const words: Words = {};
    for (const [key, value] of Object.entries(facts)) {
      if (PLAYERS.includes(key) && typeof value === 'number') {
        words[key] = mark(players[value] ?? '', { seat: value });
      } else if (typeof value === 'string') {
        Object.assign(words, this.named(key, `${key}-${value}`, mark));
      } else if (Array.isArray(value)) {
        const each = value.map((card) => this.named(key, `${key.replace(/s$/, '')}-${card}`, mark));
        const [first, ...others] = each;
        const forms = Object.keys(first ?? { [key]: '' }).filter((form) => others.every((name) => form in name));
        for (const form of forms) words[form] = this.listed(each.map((name) => String(name[form] ?? '')));
      } else {
        words[key] = plain(value);
      }
    }
    return words;
  }

  /** A line of the log, from an event as one viewer may see it. */
  event(form: GameEvent, players: string[]): string {
    return this.pieces(form, players)
      .map((piece) => piece.text)
      .join('');
  }

  /** The same in pieces, so that names and cards can be drawn in their own way. */
  pieces(form: GameEvent, players: string[]): Piece[] {
    const { event, hidden, ...facts } = form;
    delete facts.scene; // what it changed is seen, not told
    const marked: Omit<Piece, 'text'>[] = [];
    const mark: Mark = (text, about) => `${OPEN}${marked.push(about) - 1}${MIDDLE}${text}${CLOSE}`;
    const words = this.words(facts, players, mark);
    const line = this.say(`event-${event}${hidden === undefined ? '' : '-hidden'}`, words);
    return line.split(new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE})`)).flatMap((piece) => {
      if (piece === '') return [];
      if (!piece.startsWith(OPEN)) return [{ text: piece }];
      const [number = '', text = ''] = piece.slice(1, -1).split(MIDDLE);
      return [{ text, ...marked[Number(number)] }];
    });
  }

  /** The event as those see it who may not know all of it, if there is such a form. */
  covered(form: GameEvent): GameEvent {
    return form.hidden === undefined && this.has(`event-${form.event}-hidden`) ? { ...form, hidden: [] } : form;
  }

  /** A reason for an answer, in a sentence. */
  reason({ reason, ...facts }: Record<string, unknown>, players: string[]): string {
    return this.say(`reason-${String(reason)}`, this.words(facts, players));
  }

  action(offer: Omit<Offer, 'action'>, players: string[]): string {
    return this.say(`action-${offer.name}`, this.words(offer.arguments, players));
  }

  /** The question, and what follows from it. */
  question(prompt: Prompt, players: string[]): [string, string] {
    const words = this.words(prompt.facts, players);
    return [this.say(`prompt-${prompt.name}`, words), this.say(`prompt-${prompt.name}.detail`, words)];
  }

  /** Why a rule forbids a move. */
  rule(number: string): string | null {
    return this.sayAny([`refusal-${number.replaceAll('.', '_')}`]);
  }

  /** Two names are joined by a word, more by commas. */
  listed(names: string[]): string {
    return names.length === 2 ? this.say('and', { first: names[0], second: names[1] }) : names.join(', ');
  }

  /** A name in all its forms, and what the face of the thing says: `lord_acc`, `lord_help`, `lord_cost`. */
  private named(key: string, message: string, mark: Mark): Record<string, string | number> {
    const found = this.bundle.getMessage(message);
    const forms: Record<string, string | number> = { [key]: mark(this.say(message), { id: message }) };
    for (const form of Object.keys(found?.attributes ?? {})) {
      forms[`${key}_${form}`] = mark(this.say(`${message}.${form}`), { id: message });
    }
    const face = this.faces.find(message);
    if (face !== undefined) {
      for (const [figure, number] of Object.entries(face.figures)) forms[`${key}_${figure}`] = number;
      forms[`${key}_help`] = face.sentences.join(' ');
    }
    return forms;
  }
}

type Mark = (text: string, about: Omit<Piece, 'text'>) => string;

const OPEN = '\uE000';
const MIDDLE = '\uE001';
const CLOSE = '\uE002';

function unmarked(text: string): string {
  return text;
}

function plain(value: unknown): FluentVariable {
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'number' || typeof value === 'string'
    ? value
    : value === null || value === undefined
      ? ''
      : String(value);
}

function variables(facts: Record<string, unknown>): Words {
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, plain(value)]));
}

const loaded = new Map<string, Promise<Texts>>();

/** A table that is played with cards of its own: their digest, and the invitation if it is private. */
export interface OwnCards {
  table: string;
  invite: string;
  digest: string;
}

/** The texts of the shell, or of a game with those of the shell, for its standard cards or a table's own; loaded once. */
export function loadTexts(game: string | null, language: Language, cards: OwnCards | null = null): Promise<Texts> {
  const name = `${game ?? ''}/${language}/${cards?.digest ?? ''}`;
  let found = loaded.get(name);
  if (found === undefined) {
    const parts = [shells[language]().then((module) => module.default)];
    if (game !== null) parts.push(catalogue(game, language));
    const printed = game === null ? Promise.resolve({}) : faces(game, language, cards);
    found = Promise.all([Promise.all(parts), printed]).then(
      ([catalogues, all]) => new Texts(language, catalogues, new Faces(all)),
    );
    loaded.set(name, found);
    found.catch(() => loaded.delete(name));
  }
  return found;
}
