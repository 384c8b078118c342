/** What is asked of the server by HTTP. A refusal is thrown as Denied with the server's code. */
import type {
  ActionInfo,
  Analysis,
  CallKey,
  CardChange,
  ChangePerson,
  Created,
  GameInfo,
  NewTable,
  OwnTable,
  Person,
  Position,
  Problem,
  PublicPerson,
  Reasons,
  ShownFace,
  SettingInfo,
  Subscription,
  TableCalls,
} from './protocol';
import { recall, remember } from './memory';

export type Language = 'cs' | 'en';

/** The server refuses: a code for programs and its own sentence. */
export class Denied extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

/** Nobody answers, or not as Hlubina would. */
export class Unreachable extends Error {}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Unreachable();
  }
  if (response.ok) return response;
  let problem: Problem;
  try {
    problem = (await response.json()) as Problem;
  } catch {
    throw new Unreachable();
  }
  throw new Denied(response.status, problem.code, problem.text);
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await ask(method, path, body)).json()) as T;
}

const part = encodeURIComponent;

export function invited(invite: string): string {
  return invite ? `?invite=${part(invite)}` : '';
}

function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

// Visitors

/** Come in as whom we were before, or as a new guest of the given name if it is free. */
export async function enter(name: string, language: Language): Promise<Person> {
  try {
    return await json<Person>('POST', '/api/me', { name, language });
  } catch (error) {
    if (error instanceof Denied && error.code === 'name_taken') return json('POST', '/api/me', { language });
    throw error;
  }
}

export const changeMe = (change: ChangePerson): Promise<Person> => json('PATCH', '/api/me', change);
export const claim = (name: string, password: string): Promise<Person> =>
  json('POST', '/api/me/claim', { name, password });
export const logIn = (name: string, password: string): Promise<Person> =>
  json('POST', '/api/session', { name, password });
export const logOut = async (): Promise<void> => void (await ask('DELETE', '/api/session'));
export const somebody = (id: string): Promise<PublicPerson> => json('GET', `/api/people/${part(id)}`);

// Calls

export const callKey = (): Promise<CallKey> => json('GET', '/api/calls');
export const beginCalls = async (subscription: Subscription): Promise<void> =>
  void (await ask('POST', '/api/me/calls', subscription));
export const endCalls = async (endpoint: string): Promise<void> =>
  void (await ask('POST', '/api/me/calls/end', { endpoint }));
export const tableCalls = (id: string): Promise<TableCalls> => json('GET', `/api/tables/${part(id)}/calls`);
export const changeTableCalls = (id: string, on: boolean): Promise<TableCalls> =>
  json('PATCH', `/api/tables/${part(id)}/calls`, { on });

// Games

export const games = (language: Language): Promise<GameInfo[]> => json('GET', `/api/games?lang=${language}`);
export const catalogue = async (game: string, language: Language): Promise<string> =>
  (await ask('GET', `/api/games/${part(game)}/texts/${language}`)).text();
/** What is printed on the components of a game, or on those of a table with cards of its own. */
export const faces = (
  game: string,
  language: Language,
  own: { table: string; invite: string } | null = null,
): Promise<Record<string, ShownFace>> =>
  json(
    'GET',
    own === null
      ? `/api/games/${part(game)}/faces/${language}`
      : `/api/tables/${part(own.table)}/faces/${language}${invited(own.invite)}`,
  );
/** What differs in a card file from the standard cards; one that cannot be played with is denied. */
export const changesIn = (game: string, language: Language, cards: string): Promise<CardChange[]> =>
  json('POST', `/api/games/${part(game)}/changes/${language}`, { cards });
/** The settings with the values that a card file offers. */
export const settingsIn = (game: string, language: Language, cards: string): Promise<SettingInfo[]> =>
  json('POST', `/api/games/${part(game)}/settings/${language}`, { cards });
/** The same for the cards of a table or of an uploaded record, and where its card file is. */
export const tableChanges = (table: string, language: Language, invite: string): Promise<CardChange[]> =>
  json('GET', `/api/tables/${part(table)}/changes/${language}${invited(invite)}`);
export const tableSettings = (table: string, language: Language, invite: string): Promise<SettingInfo[]> =>
  json('GET', `/api/tables/${part(table)}/settings/${language}${invited(invite)}`);
export const cardsAddress = (table: string, invite: string): string =>
  `/api/tables/${part(table)}/cards${invited(invite)}`;
/** The numbered rules as Markdown, with the figures of the standard cards or of those of a table. */
export const rules = async (
  game: string,
  language: Language,
  own: { table: string; invite: string } | null = null,
): Promise<string> =>
  (
    await ask(
      'GET',
      own === null
        ? `/api/games/${part(game)}/rules?lang=${language}`
        : `/api/tables/${part(own.table)}/rules/${language}${invited(own.invite)}`,
    )
  ).text();

const vocabularies = new Map<string, Promise<ActionInfo[]>>();

/** Every action of a game; fetched once. */
export function actions(game: string): Promise<ActionInfo[]> {
  let found = vocabularies.get(game);
  if (found === undefined) {
    found = json<ActionInfo[]>('GET', `/api/games/${part(game)}/actions`);
    vocabularies.set(game, found);
    found.catch(() => vocabularies.delete(game));
  }
  return found;
}

// Tables

/** Make a table, look at its commitment, and only then sit down with a contribution of our own to the shuffle. */
export async function makeTable(wanted: NewTable): Promise<OwnTable> {
  const empty = await json<OwnTable>('POST', '/api/tables', { ...wanted, sit: false });
  keep(empty);
  return wanted.sit === false ? empty : sit(empty.table.id, null, empty.invite ?? '');
}

export async function table(id: string, invite: string): Promise<OwnTable> {
  const own = await json<OwnTable>('GET', `/api/tables/${part(id)}${invited(invite)}`);
  keep(own);
  return own;
}

export async function sit(id: string, seat: number | null, invite: string): Promise<OwnTable> {
  const before = recall(id);
  const contribution = randomHex(16);
  const own = await json<OwnTable>('POST', `/api/tables/${part(id)}/seats`, { seat, invite, contribution });
  keep(own);
  const earlier = before?.contributions ?? {};
  const taken = Object.keys(own.seats).find((number) => !(number in earlier));
  remember(id, { contributions: { ...earlier, [taken ?? '0']: contribution } });
  return own;
}

/** Somebody else at the same screen sits down by a name of their own; a seat keeps the name of its moment. */
export async function sitAs(id: string, seat: number, invite: string, name: string, own: string): Promise<OwnTable> {
  await changeMe({ name });
  try {
    return await sit(id, seat, invite);
  } finally {
    await changeMe({ name: own });
  }
}

/** Remember for the verifier what the table promised, and how to come back. */
function keep(own: OwnTable): void {
  remember(own.table.id, {
    commitment: own.table.commitment,
    ...(own.invite ? { invite: own.invite } : {}),
    ...(Object.keys(own.seats).length > 0 ? { seated: true } : {}),
  });
}

export const rise = (id: string, seat: number): Promise<OwnTable> =>
  json('DELETE', `/api/tables/${part(id)}/seats/${seat}`);
export const addBot = (id: string, seat: number, bot: string): Promise<OwnTable> =>
  json('POST', `/api/tables/${part(id)}/bots`, { seat, bot });
export const start = (id: string): Promise<OwnTable> => json('POST', `/api/tables/${part(id)}/start`);
export const giveUp = async (id: string): Promise<void> => void (await ask('DELETE', `/api/tables/${part(id)}`));

export async function rematch(id: string): Promise<OwnTable> {
  const contribution = randomHex(16);
  const own = await json<OwnTable>('POST', `/api/tables/${part(id)}/rematch`, { contribution });
  keep(own);
  remember(own.table.id, {
    contributions: Object.fromEntries(Object.keys(own.seats).map((seat) => [seat, contribution])),
  });
  return own;
}

// Records

/** A record as docs/formats.md describes it; only what the page looks at. */
export interface GameRecord {
  format: string;
  game: string;
  seats: number;
  players: string[];
  seed: string | number;
  moves: [number, number][];
  result: Record<string, unknown> | null;
  commitment?: string;
}

export const record = (id: string, invite: string): Promise<GameRecord> =>
  json('GET', `/api/records/${part(id)}${invited(invite)}`);
export const upload = (data: unknown): Promise<Created> => json('POST', '/api/records', data);
export const analysis = (id: string, invite: string): Promise<Analysis> =>
  json('GET', `/api/records/${part(id)}/analysis${invited(invite)}`);

/** What a seat had to believe after so many moves, and what spoke for its next answer; nothing for games without such reasons. */
export function reasons(id: string, move: number, seat: number, invite: string): Promise<Reasons> {
  const query = new URLSearchParams({ move: String(move), seat: String(seat), ...(invite ? { invite } : {}) });
  return json('GET', `/api/records/${part(id)}/reasons?${query}`);
}

export function position(id: string, move: number, seat: number | null, invite: string): Promise<Position> {
  const query = new URLSearchParams({ move: String(move) });
  if (seat !== null) query.set('seat', String(seat));
  if (invite) query.set('invite', invite);
  return json('GET', `/api/records/${part(id)}/position?${query}`);
}
