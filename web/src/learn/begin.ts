/** Sitting down to a lesson, and to a real table after it. */
import * as api from '../lib/api';
import { app } from '../lib/app.svelte';
import { forget, remember } from '../lib/memory';
import type { NewTable, OwnTable, Problem } from '../lib/protocol';
import { route } from '../lib/route.svelte';
import { keepProgress, progressOf } from './progress';

const BOT = 'greedy';

/** A table with one bot, dealt for everybody with the same cards: so we mix nothing of our own into the shuffle. */
async function lessonTable(game: string): Promise<OwnTable> {
  let response: Response;
  try {
    response = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ game, seats: 2, lesson: true, listed: false } satisfies NewTable),
    });
  } catch {
    throw new api.Unreachable();
  }
  if (response.ok) return (await response.json()) as OwnTable;
  const problem = (await response.json()) as Problem;
  throw new api.Denied(response.status, problem.code, problem.text);
}

export async function beginLesson(game: string): Promise<void> {
  await app.attempt(async () => {
    const { table, invite } = await lessonTable(game);
    remember(table.id, { commitment: table.commitment, invite: invite ?? '', seated: true });
    await api.addBot(table.id, 1, BOT);
    await api.start(table.id);
    const before = progressOf(game);
    if (before !== null) forget(before.table);
    keepProgress(game, { table: table.id, told: [] });
    goTo(table.id);
  });
}

/** A table like any other, against two bots. */
export async function beginTable(game: string): Promise<void> {
  await app.attempt(async () => {
    const { table } = await api.makeTable({ game, seats: 3, listed: false });
    await api.addBot(table.id, 1, BOT);
    await api.addBot(table.id, 2, BOT);
    await api.start(table.id);
    goTo(table.id);
  });
}

export function goTo(table: string): void {
  route.go(`/t/${encodeURIComponent(table)}`);
}
