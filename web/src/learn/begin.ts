/** Sitting down to a lesson, and to a real table after it. */
import * as api from '../lib/api';
import { app } from '../lib/app.svelte';
import { forget, recall, remember } from '../lib/memory';
import type { NewTable, OwnTable, Problem } from '../lib/protocol';
import { route } from '../lib/route.svelte';
import { courses } from './courses';
import { keepProgress, progressOf } from './progress';

const BOT = 'greedy';

/** How many bots sit at the table of a lesson, and at a table after it. */
export function botsOf(game: string): { lesson: number; table: number } {
  const seats = courses[game]?.seats;
  return { lesson: (seats ?? 2) - 1, table: (seats ?? 3) - 1 };
}

/** A table with bots, dealt for everybody with the same cards: so we mix nothing of our own into the shuffle. */
async function lessonTable(game: string): Promise<OwnTable> {
  let response: Response;
  try {
    response = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ game, seats: botsOf(game).lesson + 1, lesson: true, listed: false } satisfies NewTable),
    });
  } catch {
    throw new api.Unreachable();
  }
  if (response.ok) return (await response.json()) as OwnTable;
  const problem = (await response.json()) as Problem;
  throw new api.Denied(response.status, problem.code, problem.text);
}

/** The table of a lesson that was begun and is not over. */
export async function openLesson(game: string): Promise<string | null> {
  const progress = progressOf(game);
  if (progress === null || progress.left) return null;
  try {
    const { table } = await api.table(progress.table, recall(progress.table)?.invite ?? '');
    return table.status === 'playing' ? table.id : null;
  } catch {
    return null; // the table is gone: a new lesson is as good
  }
}

/** Go on with the lesson, or begin it. */
export async function learn(game: string): Promise<void> {
  const open = await openLesson(game);
  if (open !== null) goTo(open);
  else await beginLesson(game);
}

export async function beginLesson(game: string): Promise<void> {
  await app.attempt(async () => {
    const { table, invite } = await lessonTable(game);
    remember(table.id, { commitment: table.commitment, invite: invite ?? '', seated: true });
    await seatBots(table.id, botsOf(game).lesson);
    await api.start(table.id);
    const before = progressOf(game);
    if (before !== null) forget(before.table);
    keepProgress(game, { table: table.id, told: [] });
    goTo(table.id);
  });
}

async function seatBots(table: string, bots: number): Promise<void> {
  for (let seat = 1; seat <= bots; seat += 1) await api.addBot(table, seat, BOT);
}

/** A table like any other, against bots. */
export async function beginTable(game: string): Promise<void> {
  await app.attempt(async () => {
    const { table } = await api.makeTable({ game, seats: botsOf(game).table + 1, listed: false });
    await seatBots(table.id, botsOf(game).table);
    await api.start(table.id);
    goTo(table.id);
  });
}

export function goTo(table: string): void {
  route.go(`/t/${encodeURIComponent(table)}`);
}
