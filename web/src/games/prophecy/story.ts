/** What happened, put together from the events: the last throw, and each player's last round in a few signs. */
import type { GameEvent } from '../board';
import type { Throw } from './view';

type Result = Throw['result'];

/** The throw at an index of the events, read with what began the fight and what came of it. */
export function throwAt(events: GameEvent[], index: number): Throw | null {
  const dice = events[index];
  if (dice?.event !== 'dice') return null;
  const began = events
    .slice(0, index)
    .findLastIndex((each) => ['fight_began', 'duel_began', 'nemesis_came'].includes(each.event));
  const start = events[began];
  if (start === undefined) return null;
  const called = events.slice(began, index).some((each) => each.event === 'called_will');
  const later = events
    .slice(index + 1)
    .find((each) => 'result' in each || each.event === 'dice' || each.event === 'round_began');
  return {
    seat: Number(dice.seat),
    card: typeof start.card === 'string' ? start.card : null,
    opponent: typeof start.opponent === 'number' ? start.opponent : null,
    mode: called ? 'will' : '',
    dice: [Number(dice.light), Number(dice.dark)],
    totals: [Number(dice.own), Number(dice.other)],
    result: (later?.result as Result | undefined) ?? null,
    number: index + 1,
  };
}

/** The last throw of a player, or against them, since their last round began. */
export function lastThrow(events: GameEvent[], seat: number): Throw | null {
  const from = events.findLastIndex((each) => each.event === 'round_began' && each.seat === seat);
  for (let index = events.length - 1; index > from; index -= 1) {
    const found = throwAt(events, index);
    if (found !== null && (found.seat === seat || found.opponent === seat)) return found;
  }
  return null;
}

export type Gain = 'health' | 'magic' | 'gold' | 'xp';

/** A sign of a round: what was drawn, where one went, whom one fought, what one got. */
export type Sign =
  | { sign: 'chance' | 'learned' | 'bought' | 'item' | 'artifact' | 'dug'; card: string }
  | { sign: 'moved'; place: string }
  | { sign: 'water' | 'died' | 'pearl' | 'piece' }
  | { sign: 'fight'; card: string | null; opponent: number | null; result: NonNullable<Result> }
  | { sign: 'gain'; what: Gain; count: number };

export interface Round {
  seat: number;
  number: number;
  signs: Sign[];
  /** it goes on */
  now: boolean;
}

const GAINS: Record<string, [Gain, number]> = {
  healed: ['health', 1],
  lost_health: ['health', -1],
  regained_magic: ['magic', 1],
  lost_magic: ['magic', -1],
  gained_gold: ['gold', 1],
  lost_gold: ['gold', -1],
  paid: ['gold', -1],
  gained_xp: ['xp', 1],
};
const CARDS: Record<string, 'chance' | 'learned' | 'bought' | 'item' | 'artifact' | 'dug'> = {
  chance: 'chance',
  learned: 'learned',
  bought: 'bought',
  gained_item: 'item',
  took_item: 'item',
  took_artifact: 'artifact',
  dug: 'dug',
};

/** The last round of a seat that has begun. */
export function lastRound(events: GameEvent[], seat: number): Round | null {
  const from = events.findLastIndex((each) => each.event === 'round_began' && each.seat === seat);
  if (from < 0) return null;
  const end = events.findIndex((each, index) => index > from && each.event === 'round_began');
  const part = events.slice(from + 1, end < 0 ? undefined : end);
  return { seat, number: Number(events[from]!.count), signs: signsOf(part, seat), now: end < 0 };
}

function signsOf(events: GameEvent[], seat: number): Sign[] {
  const signs: Sign[] = [];
  const gains = new Map<Gain, number>();
  let foe: { card: string | null; opponent: number | null } = { card: null, opponent: null };
  for (const event of events) {
    const named = CARDS[event.event];
    const gain = GAINS[event.event];
    const mine = event.seat === seat;
    if (event.event === 'fight_began') foe = { card: String(event.card), opponent: null };
    else if (event.event === 'duel_began') foe = { card: null, opponent: Number(event.opponent) };
    else if (event.event === 'nemesis_came') foe = { card: null, opponent: null };
    else if ('result' in event && event.event !== 'life_taken' && (mine || event.opponent === seat))
      signs.push({ sign: 'fight', ...foe, result: event.result as NonNullable<Result> });
    else if ((event.event === 'moved' || event.event === 'came_ashore') && mine)
      signs.push({ sign: 'moved', place: String(event.field) });
    else if (event.event === 'entered_water' && mine) signs.push({ sign: 'water' });
    else if (event.event === 'gained_pearl' && mine) signs.push({ sign: 'pearl' });
    else if (event.event === 'gained_piece' && mine) signs.push({ sign: 'piece' });
    else if (event.event === 'died' && mine) signs.push({ sign: 'died' });
    else if (named !== undefined && mine && typeof event.card === 'string')
      signs.push({ sign: named, card: event.card });
    else if (gain !== undefined && mine) gains.set(gain[0], (gains.get(gain[0]) ?? 0) + gain[1] * Number(event.count));
  }
  for (const [what, count] of gains) if (count !== 0) signs.push({ sign: 'gain', what, count });
  return signs;
}
