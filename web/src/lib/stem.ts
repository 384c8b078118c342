/** The part of a word that its forms share, so that a search finds "hromádkách" by "hromádka" and "cards" by "card". */
import type { Language } from './api';

/** Without accents and capitals. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const LEAST = 3; // letters that stay

/** Endings of the words in plain letters, longer ones first. */
const ENDINGS: Record<Language, RegExp> = {
  cs: /(?:atech|atum|ech|ach|ich|ych|ami|emi|imi|ymi|ata|eho|iho|emu|imu|ovi|ove|ete|ite|ate|am|em|im|ym|um|ou|it|a|e|i|o|u|y)$/,
  en: /(?:ings|ing|ied|ies|ed|es|ly|s|y|e)$/,
};

/** Czech endings change the letter before them: hromádka, hromádce; kniha, knize. */
const SOFTENED: Record<string, string> = { c: 'k', z: 'h' };

export function stem(word: string, language: Language): string {
  const letters = plain(word);
  if (/\d/.test(letters)) return letters;
  const ending = ENDINGS[language].exec(letters)?.[0] ?? '';
  let found = ending && letters.length - ending.length >= LEAST ? letters.slice(0, -ending.length) : letters;
  if (language === 'en') return found.replace(/([^aeiou])\1$/, '$1');
  found = found.replace(/([^aeiouy])e([^aeiouy])$/, '$1$2'); // karet, karta; perel, perla
  return found.replace(/[cz]$/, (letter) => SOFTENED[letter] ?? letter);
}
