/** How far each tutorial has come, kept in this browser. */
import { read, write } from '../lib/memory';

export interface Progress {
  /** the table at which it is played */
  table: string;
  told: string[];
  /** what has come up and waits to be told */
  due?: string[];
  /** the guide was sent away */
  left?: boolean;
}

const STORE = 'hlubina-lessons';

function all(): Record<string, Progress> {
  const found = read<Record<string, Progress>>(STORE);
  return found !== null && typeof found === 'object' && !Array.isArray(found) ? found : {};
}

export function progressOf(game: string): Progress | null {
  const found = all()[game];
  return typeof found?.table === 'string' && Array.isArray(found.told) ? found : null;
}

export function keepProgress(game: string, progress: Progress): void {
  write(STORE, { ...all(), [game]: progress });
}

/** Whether this is a table to learn at. */
export function isLesson(table: string): boolean {
  return Object.values(all()).some((progress) => progress?.table === table);
}
