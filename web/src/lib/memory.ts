/** What this browser remembers between visits: settings, and what each table promised before the deal. */

export interface Remembered {
  /** as the table showed it the first time; later words do not change it */
  commitment?: string;
  /** what we mixed into the shuffle, by seat */
  contributions?: Record<string, string>;
  invite?: string;
  /** whether we have sat there, so that the lobby can bring us back */
  seated?: boolean;
  at?: number;
}

const TABLES = 'hlubina-tables';
const MOST = 60;

/** Read a value, nothing if the browser keeps none or it is damaged. */
export function read<T>(name: string, storage: Storage = localStorage): T | null {
  try {
    return JSON.parse(storage.getItem(name) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** Keep a value, if the browser lets us. */
export function write(name: string, value: unknown, storage: Storage = localStorage): void {
  try {
    storage.setItem(name, JSON.stringify(value));
  } catch {
    return;
  }
}

export function rememberedTables(): Record<string, Remembered> {
  const found = read<Record<string, Remembered>>(TABLES);
  return found !== null && typeof found === 'object' && !Array.isArray(found) ? found : {};
}

export function recall(table: string): Remembered | undefined {
  return rememberedTables()[table];
}

export function remember(table: string, facts: Remembered): void {
  const tables = rememberedTables();
  const before = tables[table] ?? {};
  const commitment = before.commitment ?? facts.commitment;
  tables[table] = { ...before, ...facts, ...(commitment === undefined ? {} : { commitment }), at: Date.now() };
  const newest = Object.entries(tables).sort(([, a], [, b]) => (b.at ?? 0) - (a.at ?? 0));
  write(TABLES, Object.fromEntries(newest.slice(0, MOST)));
}

export function forget(table: string): void {
  const tables = rememberedTables();
  if (tables[table] === undefined) return;
  tables[table] = { ...tables[table], seated: false };
  write(TABLES, tables);
}
