/** The claims that are offered, taken apart so that a sentence can be put together: first what it is about, then its parts. */
import type { Offer } from '../board';

export type Topic = 'placed' | 'hand' | 'saw' | 'loyalty' | 'trust' | 'plan' | 'urge' | 'ask';
export type PartName = 'round' | 'count' | 'target' | 'what' | 'seat' | 'side' | 'trust' | 'boat' | 'reason' | 'about';

const TOPICS: Record<string, Topic> = {
  say_placed: 'placed',
  say_hand: 'hand',
  say_both: 'hand',
  say_saw: 'saw',
  say_saw_hand: 'saw',
  say_loyalty: 'loyalty',
  say_trust: 'trust',
  say_plan: 'plan',
  say_urge: 'urge',
  say_ask: 'ask',
};
const PARTS: Record<Topic, PartName[]> = {
  placed: ['round', 'what'],
  hand: ['count', 'what'],
  saw: ['target', 'what'],
  loyalty: ['seat', 'side'],
  trust: ['seat', 'trust'],
  plan: ['boat'],
  urge: ['boat', 'reason'],
  ask: ['seat', 'about'],
};

/** One claim with its parts by name; `target` is a place such as `1/raven/3`, or the seat of a hand. */
export interface Sentence {
  offer: Offer;
  topic: Topic;
  parts: Partial<Record<PartName, string>>;
}

export function isClaim(offer: Offer): boolean {
  return offer.name in TOPICS;
}

export function sentenceOf(offer: Offer): Sentence {
  const topic = TOPICS[offer.name]!;
  const { round, boat, column, seat, ...others } = offer.arguments;
  const parts: Record<string, string> = Object.fromEntries(
    Object.entries(others).map(([name, value]) => [name, String(value)]),
  );
  if (offer.name === 'say_saw') parts.target = `${round}/${boat}/${column}`;
  else if (offer.name === 'say_saw_hand') parts.target = String(seat);
  else {
    if (round !== undefined) parts.round = String(round);
    if (boat !== undefined) parts.boat = String(boat);
    if (seat !== undefined) parts.seat = String(seat);
  }
  if (offer.name === 'say_both') parts.count = '2';
  return { offer, topic, parts };
}

export interface Choice {
  part: PartName;
  values: string[];
  chosen: string | null;
}

/** The parts of a sentence one after another, each with the values that can still be said; a single one needs no choice. */
export function choices(
  sentences: Sentence[],
  topic: Topic,
  wanted: Partial<Record<PartName, string>>,
): { open: Choice[]; said: Sentence | null } {
  let left = sentences.filter((each) => each.topic === topic);
  const open: Choice[] = [];
  for (const part of PARTS[topic]) {
    const values = [...new Set(left.map((each) => each.parts[part] ?? ''))];
    const wish = wanted[part];
    const chosen = wish !== undefined && values.includes(wish) ? wish : values.length === 1 ? values[0]! : null;
    open.push({ part, values, chosen });
    if (chosen === null) return { open, said: null };
    left = left.filter((each) => each.parts[part] === chosen);
  }
  return { open, said: left[0] ?? null };
}

/** What people say most often: how they vote, and whose side they say they are on. */
export function quick(sentences: Sentence[], seat: number | null): Sentence[] {
  return sentences.filter(
    ({ topic, parts }) =>
      topic === 'plan' ||
      (topic === 'urge' && parts.reason === 'none') ||
      (topic === 'loyalty' && parts.seat === String(seat) && parts.side === 'guide'),
  );
}
