/** For tests: messages of the server, with what the test does not care about filled in. */
import type { Prompt } from '../games/board';
import { PROTOCOL, type SeatInfo, type TableInfo, type Update, type Welcome } from '../lib/protocol';

export function seatOf(name: string, facts: Partial<SeatInfo> = {}): SeatInfo {
  return {
    kind: 'person',
    name,
    person: name,
    bot: null,
    stand_in: null,
    connected: true,
    resigned: false,
    left: false,
    late: false,
    replaceable: false,
    votes: [],
    ...facts,
  };
}

export function tableOf(facts: Partial<TableInfo> = {}): TableInfo {
  return {
    id: 'reef',
    number: 1,
    game: 'conspiracy',
    version: 1,
    cards: '',
    former: false,
    status: 'playing',
    seats: [seatOf('Jana'), seatOf('Petr')],
    settings: {},
    clock: { kind: 'none', bank: 0, increment: 0, days: 0 },
    spectators: true,
    listed: true,
    rated: false,
    owner: 'Jana',
    commitment: '',
    created: 0,
    started: 0,
    ended: null,
    next: null,
    progress: 0,
    watching: 0,
    ...facts,
  };
}

export function welcomeTo(table: TableInfo = tableOf(), facts: Partial<Welcome> = {}): Welcome {
  return { type: 'welcome', v: PROTOCOL, table, seat: 0, chat: [], ...facts };
}

export function promptOf(options: number[], facts: Partial<Prompt> = {}): Update['prompt'] {
  return { kind: 'choose', name: 'recruit', seat: 0, facts: {}, options, decline: null, order: null, ...facts };
}

export function updateOf(number: number, facts: Partial<Update> = {}): Update {
  return {
    type: 'update',
    number,
    status: 'playing',
    seat: 0,
    acting: [],
    view: { turn: 0 },
    prompt: null,
    standing: null,
    result: null,
    progress: 0,
    events_from: 0,
    events: [],
    clock: null,
    undo: 'no',
    asked: null,
    drafting: null,
    orders: {},
    may_interject: false,
    ...facts,
  };
}
