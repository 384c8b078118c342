// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { GameEvent } from '../games/board';
import { promptOf, seatOf, tableOf, updateOf, welcomeTo } from '../test/messages';
import { answering } from '../test/server';
import { FakeSocket } from '../test/socket';
import { app } from './app.svelte';
import type { TableInfo, Update } from './protocol';
import { settings } from './settings.svelte';
import { TableStore } from './table.svelte';

const TOKENS = { '0': 'token-of-seat-0' };
const ACTIONS = ['draw', 'keep', 'leave', 'swap'].map((name, action) => ({
  action,
  name,
  arguments: { count: action },
}));
const NORMAL = 700; // milliseconds for each step of somebody else

let store: TableStore;
let asked: string[];

beforeEach(async () => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(60_000); // the page has been open for a while
  vi.spyOn(Math, 'random').mockReturnValue(0);
  FakeSocket.forget();
  vi.stubGlobal('WebSocket', FakeSocket);
  sessionStorage.clear();
  ({ asked } = answering({
    'POST /api/me': { id: 'Jana', name: 'Jana', language: 'en', account: false, preferences: {} },
    'PATCH /api/me': { id: 'Jana', name: 'Jana', language: 'en', account: false, preferences: {} },
    'GET /api/games': [],
    'GET /api/games/conspiracy/actions': ACTIONS,
    'GET /api/games/conspiracy/texts/en': 'refusal-C-4_2 = You have drawn three lords already.\n',
    'GET /api/tables/reef': { table: tableOf({ progress: 0.5 }), seats: TOKENS, invite: null, address: '' },
    'GET /health': 'ok',
  }));
  settings.change({ speed: 'normal', confirm: false });
  await app.start();
});

afterEach(() => {
  store.close();
  vi.useRealTimers();
});

async function sitDown(table: TableInfo = tableOf(), seats: Record<string, string> = TOKENS): Promise<FakeSocket> {
  store = new TableStore({ table, seats, invite: null, address: '' }, '');
  await store.open();
  return FakeSocket.last.accept().tell(welcomeTo(table));
}

/** Update number `number`, by which `count` more events have happened. */
function told(number: number, from: number, count: number, facts: Partial<Update> = {}): Update {
  const events = Array.from({ length: count }, (_, index) => ({ event: 'drawn', seat: 1, card: from + index }));
  return updateOf(number, { events_from: from, events, ...facts });
}

function cards(events: GameEvent[] = store.events): unknown[] {
  return events.map((event) => event.card);
}

// The order and the pace of what is shown

test('the first update is shown at once', async () => {
  const socket = await sitDown();
  socket.tell(told(3, 0, 4));
  expect([store.update?.number, cards()]).toEqual([3, [0, 1, 2, 3]]);
});

test('what others do is shown step by step, at the pace that the person has chosen', async () => {
  const socket = await sitDown();
  socket.tell(told(1, 0, 1), told(2, 1, 1), told(3, 2, 1), told(4, 3, 1));
  expect([store.update?.number, store.latest?.number]).toEqual([2, 4]);
  vi.advanceTimersByTime(NORMAL - 1);
  expect(store.update?.number).toBe(2);
  vi.advanceTimersByTime(1);
  expect([store.update?.number, cards()]).toEqual([3, [0, 1, 2]]);
  vi.advanceTimersByTime(NORMAL);
  expect([store.update?.number, cards()]).toEqual([4, [0, 1, 2, 3]]);
});

test('who wants no pauses sees the newest at once', async () => {
  settings.change({ speed: 'instant' });
  const socket = await sitDown();
  socket.tell(told(1, 0, 1), told(2, 1, 1), told(3, 2, 1));
  expect(store.update?.number).toBe(3);
});

test('an update that tells of no event takes no time', async () => {
  const socket = await sitDown();
  socket.tell(told(1, 0, 1), told(2, 1, 0), told(3, 1, 0), told(4, 1, 1));
  expect(store.update?.number).toBe(4);
});

test('the more updates wait the faster they pass', async () => {
  const socket = await sitDown();
  socket.tell(...Array.from({ length: 42 }, (_, index) => told(index, index, 1)));
  let steps = 0;
  const from = performance.now();
  while (store.update?.number !== 41 && steps < 100_000) {
    vi.advanceTimersByTime(10);
    steps += 1;
  }
  expect(performance.now() - from).toBeLessThan(0.7 * 40 * NORMAL);
});

test('a key or a click shows the newest at once, and nothing older after it', async () => {
  const socket = await sitDown();
  socket.tell(told(1, 0, 1), told(2, 1, 1), told(3, 2, 1), told(4, 3, 1));
  store.flush();
  expect(store.update?.number).toBe(4);
  vi.advanceTimersByTime(10 * NORMAL);
  expect(store.update?.number).toBe(4);
});

test('while nobody looks everything is shown at once', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const socket = await sitDown();
  socket.tell(told(1, 0, 1), told(2, 1, 1), told(3, 2, 1));
  expect(store.update?.number).toBe(3);
});

test('what was taken back is gone at once, and what waited to be shown with it', async () => {
  const socket = await sitDown();
  socket.tell(told(1, 0, 2), told(2, 2, 1), told(3, 3, 1), told(4, 1, 0));
  expect([store.update?.number, cards()]).toEqual([4, [0]]);
  vi.advanceTimersByTime(10 * NORMAL);
  expect([store.update?.number, cards()]).toEqual([4, [0]]);
});

test('an older update from a server that lags behind changes nothing', async () => {
  const socket = await sitDown();
  socket.tell(told(5, 0, 5, { prompt: promptOf([0, 1]) }));
  socket.end();
  vi.advanceTimersByTime(1000);
  FakeSocket.last.accept().tell(welcomeTo(), told(4, 0, 4));
  vi.advanceTimersByTime(10 * NORMAL);
  expect([store.update?.number, cards(), store.prompt?.options]).toEqual([5, [0, 1, 2, 3, 4], [0, 1]]);
});

test('after a lost link only the new events come, and all are known', async () => {
  const socket = await sitDown();
  socket.tell(told(2, 0, 2));
  socket.end();
  vi.advanceTimersByTime(1000);
  FakeSocket.last.accept().tell(welcomeTo(), told(4, 2, 2));
  expect(cards()).toEqual([0, 1, 2, 3]);
});

test('a board may cut one move into moments, which cannot be answered', async () => {
  const socket = await sitDown();
  store.moments = () => [{ view: { turn: 7 }, events: 1 }];
  socket.tell(told(1, 0, 1), told(2, 1, 2, { prompt: promptOf([0]) }));
  expect([store.passing, store.update?.view, cards(), store.prompt]).toEqual([true, { turn: 7 }, [0, 1], null]);
  vi.advanceTimersByTime(NORMAL);
  expect([store.passing, store.update?.view, cards(), store.prompt?.options]).toEqual([
    false,
    { turn: 0 },
    [0, 1, 2],
    [0],
  ]);
});

test('what has happened since the last decision can be shown again, and ends with how it stands', async () => {
  const socket = await sitDown();
  socket.tell(told(1, 0, 1), told(2, 1, 1), told(3, 2, 1), told(4, 3, 1, { prompt: promptOf([0]) }));
  store.flush();
  expect(store.canReplay).toBe(true);
  store.replay();
  const seen = [store.update?.number];
  for (let step = 0; step < 5; step += 1) {
    vi.advanceTimersByTime(NORMAL);
    seen.push(store.update?.number);
  }
  expect(seen).toEqual([1, 2, 3, 4, 4, 4]);
});

test('what waits to be shown is not lost when the past is shown again', async () => {
  const socket = await sitDown();
  const prompt = promptOf([0]);
  socket.tell(told(1, 0, 1), told(2, 1, 1), told(3, 2, 1, { prompt }));
  store.flush();
  socket.tell(told(4, 3, 1, { prompt }), told(5, 4, 1, { prompt }));
  expect(store.update?.number).toBe(3);
  store.replay();
  vi.advanceTimersByTime(10 * NORMAL);
  expect(store.update?.number).toBe(5);
});

// Answers

test('what is offered are the actions of the options', async () => {
  const socket = await sitDown();
  socket.tell(told(1, 0, 0, { prompt: promptOf([3, 1]) }));
  expect(store.offered).toEqual([ACTIONS[3], ACTIONS[1]]);
});

test('nothing is offered while a bot plays our seat', async () => {
  const table = tableOf({ seats: [seatOf('Jana', { stand_in: 'greedy' }), seatOf('Petr')] });
  const socket = await sitDown(table);
  socket.tell(told(1, 0, 0, { prompt: promptOf([3, 1]), acting: [0] }));
  expect([store.prompt, store.offered, store.myTurn]).toEqual([null, [], false]);
});

test('an answer names the update on which it was decided', async () => {
  const socket = await sitDown();
  socket.tell(told(7, 0, 0, { prompt: promptOf([3, 1]) }));
  store.pick(1);
  expect(socket.wishes).toMatchObject([{ type: 'move', token: TOKENS[0], number: 7, action: 1, draft: false }]);
  expect([store.pending?.action, store.offered]).toEqual([1, []]);
});

test('what is not offered cannot be picked, and nothing twice', async () => {
  const socket = await sitDown();
  socket.tell(told(7, 0, 0, { prompt: promptOf([3, 1]) }));
  store.pick(2);
  expect(socket.wishes).toEqual([]);
  store.pick(1);
  store.pick(3);
  expect(socket.wishes).toHaveLength(1);
});

test('a click that was meant for the question before is not taken', async () => {
  const socket = await sitDown();
  socket.tell(told(1, 0, 1, { prompt: promptOf([0, 1]) }), told(2, 1, 1, { prompt: promptOf([1, 2]) }));
  expect(store.update?.number).toBe(2);
  vi.advanceTimersByTime(349);
  store.pick(1);
  expect(socket.wishes).toEqual([]);
  vi.advanceTimersByTime(1);
  store.pick(1);
  expect(socket.wishes).toHaveLength(1);
});

test('the answer is pending until an update shows the entry that it has become', async () => {
  const socket = await sitDown();
  socket.tell(told(7, 0, 0, { prompt: promptOf([1]) }));
  store.pick(1);
  socket.tell({ type: 'ack', key: store.pending!.key, number: 9 }, told(8, 0, 1));
  expect(store.pending?.number).toBe(9);
  socket.tell(told(9, 1, 1));
  expect([store.pending, store.update?.number]).toEqual([null, 9]);
});

test('what our own answer has brought is shown at once, whatever waits', async () => {
  const socket = await sitDown();
  socket.tell(told(1, 0, 1), told(2, 1, 1), told(3, 2, 1, { prompt: promptOf([1]) }));
  store.flush();
  store.pick(1);
  socket.tell({ type: 'ack', key: store.pending!.key, number: 5 }, told(4, 3, 1), told(5, 4, 1));
  expect(store.update?.number).toBe(5);
});

test('the moments of our own move begin at once, whatever waits', async () => {
  const socket = await sitDown();
  socket.tell(told(1, 0, 1, { prompt: promptOf([1]) }));
  store.pick(1);
  socket.tell(told(2, 1, 1), told(3, 2, 1), { type: 'ack', key: store.pending!.key, number: 4 });
  expect(store.update?.number).toBe(2);
  store.moments = () => [{ view: { turn: 7 }, events: 1 }];
  socket.tell(told(4, 3, 2));
  expect([store.passing, store.update?.number, cards()]).toEqual([true, 4, [0, 1, 2, 3]]);
});

test('an acknowledgement or a refusal of something else leaves the answer pending', async () => {
  const socket = await sitDown();
  socket.tell(told(7, 0, 0, { prompt: promptOf([1]) }));
  store.pick(1);
  socket.tell({ type: 'ack', key: 'another', number: 8 });
  socket.tell({ type: 'refusal', key: 'another', code: 'too_long', text: 'Too long.', rule: '' });
  expect(store.pending).toMatchObject({ action: 1, number: null });
});

test('a refused answer may be given anew; the rule that forbids it is told for four seconds', async () => {
  const socket = await sitDown();
  socket.tell(told(7, 0, 0, { prompt: promptOf([1, 2]) }));
  store.pick(1);
  socket.tell({ type: 'refusal', key: store.pending!.key, code: 'illegal', text: 'Not legal.', rule: 'C-4.2' });
  expect(store.refusal).toEqual({ text: 'You have drawn three lords already.', rule: 'C-4.2' });
  expect([store.pending, store.offered.length]).toEqual([null, 2]);
  vi.advanceTimersByTime(4000);
  expect(store.refusal).toBeNull();
});

// Speaking out of turn

const asksWhatToSay = (socket: FakeSocket): number =>
  socket.wishes.filter((wish) => wish.type === 'ask' && wish.what === 'interjections').length;

function answerWhatToSay(socket: FakeSocket, number: number, actions: number[]): void {
  const asks = socket.wishes.findLast((wish) => wish.type === 'ask')!;
  socket.tell({ type: 'interjections', key: asks.key, number, actions });
}

test('what may be said out of turn is asked once for each position, and only if something may be said', async () => {
  const socket = await sitDown();
  socket.tell(updateOf(3));
  store.askSayable();
  expect([store.maySpeak, asksWhatToSay(socket)]).toEqual([false, 0]);
  socket.tell(updateOf(4, { may_interject: true }));
  store.askSayable();
  store.askSayable();
  expect([store.maySpeak, store.sayable, asksWhatToSay(socket)]).toEqual([true, [], 1]);
  answerWhatToSay(socket, 4, [1, 3]);
  expect(store.sayable.map((offer) => offer.name)).toEqual(['keep', 'swap']);
  socket.tell(updateOf(5, { may_interject: true }));
  store.askSayable();
  expect([store.sayable.length, asksWhatToSay(socket)]).toEqual([2, 2]);
});

test('who says something out of turn keeps the question before them', async () => {
  const socket = await sitDown();
  socket.tell(updateOf(4, { may_interject: true, prompt: promptOf([0, 2]) }));
  store.askSayable();
  answerWhatToSay(socket, 4, [1]);
  store.pick(3); // neither offered nor sayable
  store.pick(1);
  const said = socket.wishes.at(-1)!;
  expect(said).toEqual({ type: 'interject', key: said.key, token: TOKENS[0], action: 1 });
  expect([store.maySpeak, store.sayable, store.offered.length]).toEqual([false, [], 2]);
  socket.tell({ type: 'ack', key: said.key, number: 5 }, updateOf(5, { prompt: promptOf([0, 2]) }));
  expect(store.pending).toBeNull();
});

test('what may not be said any more is refused in a sentence, and the page asks what may be', async () => {
  const socket = await sitDown();
  socket.tell(updateOf(4, { may_interject: true }));
  store.askSayable();
  answerWhatToSay(socket, 4, [1, 3]);
  store.pick(1);
  const { key } = socket.wishes.at(-1)!;
  socket.tell({ type: 'refusal', key, code: 'not_sayable', text: 'You cannot say that now.', rule: '' });
  expect([store.refusal?.text, store.pending]).toEqual(['You cannot say that now.', null]);
  expect(asksWhatToSay(socket)).toBe(2);
  answerWhatToSay(socket, 4, [3]);
  expect(store.sayable.map((offer) => offer.name)).toEqual(['swap']);
});

test('a refusal that we have no words for is told in those of the server', async () => {
  const socket = await sitDown();
  socket.tell({ type: 'refusal', key: null, code: 'of_tomorrow', text: 'Not before noon.', rule: '' });
  expect(store.refusal?.text).toBe('Not before noon.');
});

test('a store that cannot take the answer now is no refusal: the answer stays pending', async () => {
  const socket = await sitDown();
  socket.tell(told(7, 0, 0, { prompt: promptOf([1]) }));
  store.pick(1);
  const { key } = store.pending!;
  socket.tell({ type: 'refusal', key, code: 'unavailable', text: 'Later.', rule: '' });
  expect([store.pending?.key, store.refusal]).toEqual([key, null]);
});

// Drafts, taking back

test('who wants to confirm sends drafts, and confirms or takes back', async () => {
  settings.change({ confirm: true });
  const socket = await sitDown();
  socket.tell(told(7, 0, 0, { prompt: promptOf([1]) }));
  store.pick(1);
  expect(socket.wishes.at(-1)).toMatchObject({ type: 'move', draft: true });
  socket.tell({ type: 'ack', key: store.pending!.key, number: 8 }, told(8, 0, 1, { drafting: 0 }));
  expect(store.drafting).toBe(true);
  store.undo();
  expect(socket.wishes.at(-1)).toMatchObject({ type: 'undo', token: TOKENS[0] });
  socket.tell({ type: 'ack', key: store.pending!.key, number: 9 }, told(9, 0, 0, { prompt: promptOf([1]) }));
  expect([store.drafting, store.events, store.offered]).toEqual([false, [], [ACTIONS[1]]]);
  store.confirm();
  expect(socket.wishes.at(-1)).toMatchObject({ type: 'confirm', token: TOKENS[0] });
});

test('while one thing is pending nothing else is taken back or confirmed', async () => {
  const socket = await sitDown();
  socket.tell(told(7, 0, 0, { prompt: promptOf([1]) }));
  store.pick(1);
  store.undo();
  store.confirm();
  expect(socket.wishes.map((wish) => wish.type)).toEqual(['move']);
});

test('the draft of somebody else is not ours', async () => {
  const socket = await sitDown();
  socket.tell(told(7, 0, 0, { drafting: 1 }));
  expect(store.drafting).toBe(false);
});

test('who asks to take back is answered once', async () => {
  const socket = await sitDown();
  socket.tell(told(3, 0, 0, { asked: 1 }));
  expect(store.asker).toBe(1);
  store.answerUndo(true);
  expect(socket.wishes).toMatchObject([{ type: 'answer_undo', agree: true }]);
  expect(store.asker).toBeNull();
  socket.tell(told(4, 0, 0, { asked: 1 }));
  expect(store.asker).toBeNull();
});

test('who asks after somebody else is answered too, even if the end of the first request was missed', async () => {
  const seats = [seatOf('Jana'), seatOf('Petr'), seatOf('Olga')];
  const socket = await sitDown(tableOf({ seats }));
  socket.tell(told(3, 0, 0, { asked: 1 }));
  store.answerUndo(false);
  socket.tell(told(6, 0, 0, { asked: 2 }));
  expect(store.asker).toBe(2);
});

test('our own wish to take back asks us nothing', async () => {
  const socket = await sitDown();
  socket.tell(told(3, 0, 0, { asked: 0 }));
  expect(store.asker).toBeNull();
});

// The table and its people

test('what is older about the table does not replace what is newer', async () => {
  const socket = await sitDown(tableOf({ number: 5 }));
  socket.tell({ type: 'table', table: tableOf({ number: 6, watching: 2 }) });
  socket.tell({ type: 'table', table: tableOf({ number: 4, watching: 9 }) });
  store.adopt({ table: tableOf({ number: 5, watching: 8 }), seats: TOKENS, invite: null, address: '' });
  expect(store.info.watching).toBe(2);
});

test.each(['stand_in', 'left', 'late'] as const)(
  'who comes to a seat that is %s takes it back, once',
  async (state) => {
    const table = tableOf({
      seats: [seatOf('Jana', { [state]: state === 'stand_in' ? 'greedy' : true }), seatOf('Petr')],
    });
    const socket = await sitDown(table);
    expect(socket.wishes).toMatchObject([{ type: 'back', token: TOKENS[0] }]);
    socket.tell({ type: 'ack', key: socket.wishes[0]!.key, number: 2 });
    socket.end();
    vi.advanceTimersByTime(1000);
    FakeSocket.last.accept().tell(welcomeTo(table));
    expect(FakeSocket.last.wishes).toEqual([]);
  },
);

test('who has resigned does not come back', async () => {
  const seats = [seatOf('Jana', { resigned: true, stand_in: 'greedy' }), seatOf('Petr')];
  const socket = await sitDown(tableOf({ seats }));
  expect(socket.wishes).toEqual([]);
});

test('who sits down talks over a link of that seat', async () => {
  await sitDown(tableOf(), {});
  expect([store.seat, FakeSocket.last.sent[0]]).toMatchObject([null, { token: null }]);
  store.adopt({ table: tableOf(), seats: TOKENS, invite: null, address: '' });
  FakeSocket.last.accept();
  expect([FakeSocket.made.length, store.seat, FakeSocket.last.sent[0]]).toMatchObject([2, 0, { token: TOKENS[0] }]);
});

test('a line of chat that comes twice stands there once', async () => {
  const socket = await sitDown();
  const line = { type: 'chat', number: 1, at: 0, seat: 1, name: 'Petr', text: 'Hello', phrase: '' };
  socket.tell(line, line, { ...line, number: 2 });
  expect(store.chat.map(({ number }) => number)).toEqual([1, 2]);
});

test('a clock runs only for those who are waited for', async () => {
  const socket = await sitDown();
  socket.tell(told(1, 0, 0, { clock: { at: 0, left: [60_000, 30_000], running: [1] } }));
  vi.advanceTimersByTime(2000);
  expect([store.left(0), store.left(1)]).toEqual([60_000, 28_000]);
  vi.advanceTimersByTime(60_000);
  expect(store.left(1)).toBe(0);
});

test('without a clock nobody has a time', async () => {
  const socket = await sitDown();
  socket.tell(told(1, 0, 0));
  expect(store.left(0)).toBeNull();
});

test('a hint holds for the update that it was asked about', async () => {
  const socket = await sitDown();
  socket.tell(told(1, 0, 0, { prompt: promptOf([1]) }));
  store.askHint();
  expect(store.thinking).toBe(true);
  const key = socket.wishes[0]!.key;
  socket.tell({ type: 'hint', key, number: 1, options: [{ action: 1, win_chance: 0.6 }] });
  expect([store.thinking, [...store.hints]]).toEqual([false, [[1, 0.6]]]);
  socket.tell(told(2, 0, 0, { prompt: promptOf([1]) }));
  expect([...store.hints]).toEqual([]);
});

test('what others have touched since our last decision is marked', async () => {
  const socket = await sitDown();
  const events = [
    { event: 'drawn', seat: 1, lord: 'red_1' },
    { event: 'drawn', seat: 0, lord: 'red_2' },
    { event: 'turn_began', seat: 1, round: 3 },
    { event: 'placed', seat: 1, lord: 'red_3', place: 2 },
  ];
  socket.tell(updateOf(1, { events }));
  expect([...store.last].sort()).toEqual(['1/lord-red_3', '1/place-2', 'lord-red_3', 'place-2']);
});

test('how far the game is stands in what is shown, not in the newest that has arrived', async () => {
  const socket = await sitDown(tableOf({ progress: 10 }));
  expect(store.progress).toBe(10);
  socket.tell(told(1, 0, 1, { progress: 20 }), told(2, 1, 1, { progress: 30 }), told(3, 2, 1, { progress: 40 }));
  expect(store.progress).toBe(30);
  await vi.advanceTimersByTimeAsync(NORMAL);
  expect([store.progress, asked.filter((each) => each === 'GET /api/tables/reef').length]).toEqual([40, 0]);
});

test('a table that we may not see says why', async () => {
  const socket = await sitDown();
  socket.end(4403);
  expect([store.link, store.denied]).toEqual(['denied', 4403]);
});
