/** Search in the rules: forms of a word count as the word, the best passages come first. */
import type MiniSearch from 'minisearch';
import { Lexer, type Token, type Tokens } from 'marked';

import type { Language } from './api';
import type { SettingInfo } from './protocol';
import { plain, stem } from './stem';

export interface Passage {
  /** the number of the rule, or what a chapter is found by */
  id: string;
  /** the title of its chapter */
  chapter: string;
  token: Token;
}

export interface Found {
  passage: Passage;
  /** the stems by which it was found */
  stems: ReadonlySet<string>;
}

const NUMBER = /\b[A-Z]{1,2}-\d+\b/;
const SOURCE = / *\[[^\]()]*\](?!\()/g;
const NAMED = /«(\w+)»(?: ([a-z_]+)\b)?|`(\w+)`/g;
const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?/gu;
const CHAPTER_COUNTS = 0.5; // as much as a word of the text

export const words = (text: string): string[] => text.match(WORD) ?? [];

/** The text in pieces, in turn what stands between words and a word. */
export const pieces = (text: string): string[] => text.split(new RegExp(`(${WORD.source})`, 'gu'));

/**
 * The rules as players read them: without the marks that say where a rule comes from and without what stands before the
 * first chapter; settings and their values are called what the lobby calls them.
 */
export function readable(markdown: string, settings: SettingInfo[]): string {
  const all = new Map(settings.map((each) => [each.name, each]));
  let last: SettingInfo | undefined;
  const valueOf = (value: string | undefined): string | undefined => last?.values[value ?? ''];
  return markdown
    .slice(Math.max(0, markdown.search(/^## /m)))
    .replaceAll(SOURCE, '')
    .replaceAll(NAMED, (whole, name?: string, bare?: string, value?: string) => {
      if (name === undefined) return quoted(valueOf(value)) ?? whole;
      last = all.get(name);
      const told = quoted(valueOf(bare));
      return `${quoted(last?.text) ?? name}${told ? `: ${told}` : bare ? ` ${bare}` : ''}`;
    });
}

const quoted = (text: string | undefined): string | undefined => (text === undefined ? undefined : `*${text}*`);

/** Lists are cut into their items: the third of an ordered list in chapter C-2 is the rule C-2.3. */
export function passagesOf(markdown: string): Passage[] {
  let number = '';
  let chapter = '';
  return Lexer.lex(markdown).flatMap((token): Passage[] => {
    if (token.type === 'space') return [];
    if (token.type === 'heading') {
      chapter = (token as Tokens.Heading).text;
      number = NUMBER.exec(chapter)?.[0] ?? plain(chapter).replace(/[^a-z0-9]+/g, '-');
    }
    if (token.type !== 'list') return [{ id: token.type === 'heading' ? number : '', chapter, token }];
    const list = token as Tokens.List;
    return list.items.map((item, index) => ({
      id: list.ordered ? `${number}.${Number(list.start || 1) + index}` : '',
      chapter,
      token: item as Token,
    }));
  });
}

export class RuleSearch {
  private constructor(
    private readonly index: MiniSearch,
    private readonly passages: Passage[],
  ) {}

  static async over(passages: Passage[], language: Language): Promise<RuleSearch> {
    const { default: Index } = await import('minisearch');
    const index = new Index({
      fields: ['id', 'text', 'chapter'],
      tokenize: words,
      processTerm: (word) => stem(word, language),
      searchOptions: {
        combineWith: 'AND',
        boost: { chapter: CHAPTER_COUNTS },
        prefix: (_, place, all) => place === all.length - 1,
      },
      idField: 'place',
    });
    index.addAll(
      passages.flatMap(({ id, chapter, token }, place) =>
        token.type === 'heading' ? [] : [{ place, id, chapter, text: token.raw }],
      ),
    );
    return new RuleSearch(index, passages);
  }

  find(wanted: string): Found[] {
    return this.index.search(wanted).map((result) => ({
      passage: this.passages[result.id as number]!,
      stems: new Set(result.terms),
    }));
  }
}
