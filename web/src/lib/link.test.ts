// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { FakeSocket } from '../test/socket';
import { updateOf, welcomeTo } from '../test/messages';
import { LobbyLink, TableLink, newKey, type LinkState } from './link';
import { PROTOCOL, type Lobby, type ServerMessage } from './protocol';

const TOKEN = 'token-of-seat-0';
let links: { close(): void }[] = [];
let health: ReturnType<typeof vi.fn>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1); // every wait is as long as it can be
  FakeSocket.forget();
  vi.stubGlobal('WebSocket', FakeSocket);
  health = vi.fn(async () => ({ ok: true }));
  vi.stubGlobal('fetch', health);
  sessionStorage.clear();
});

afterEach(() => {
  for (const link of links) link.close();
  links = [];
  vi.useRealTimers();
});

function opened({ token = TOKEN as string | null, invite = '' } = {}) {
  const heard: ServerMessage[] = [];
  const states: LinkState[] = [];
  const link = new TableLink(
    'reef',
    invite,
    token,
    (message) => heard.push(message),
    (state) => states.push(state),
  );
  links.push(link);
  link.open();
  return { link, heard, states };
}

/** A link that the server has welcomed. */
function linked(options?: Parameters<typeof opened>[0]) {
  const found = opened(options);
  FakeSocket.last.accept().tell(welcomeTo());
  return { ...found, socket: FakeSocket.last };
}

function move(action: number) {
  return { type: 'move', token: TOKEN, number: 3, action } as const;
}

function hide(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** How long it takes until the page opens another socket. */
function waitForSocket(): number {
  const [before, from] = [FakeSocket.made.length, Date.now()];
  while (FakeSocket.made.length === before && Date.now() - from < 60_000) vi.advanceTimersByTime(1);
  return Date.now() - from;
}

// Greeting

test('the address of the socket names the table and the invitation', () => {
  opened({ invite: 'a b' });
  expect(FakeSocket.last.url).toBe(`ws://${location.host}/api/tables/reef/socket?invite=a%20b`);
});

test('the hello shows the token and that nothing is known yet', () => {
  opened();
  FakeSocket.last.accept();
  expect(FakeSocket.last.sent).toEqual([{ type: 'hello', v: PROTOCOL, token: TOKEN, since: -1 }]);
});

test('the hello after a lost link names the last update that was heard', () => {
  const { socket } = linked();
  socket.tell(updateOf(4), updateOf(5));
  socket.end();
  waitForSocket();
  FakeSocket.last.accept();
  expect(FakeSocket.last.sent[0]).toMatchObject({ type: 'hello', since: 5 });
});

test('everything the server says is delivered in order', () => {
  const { heard, socket } = linked();
  socket.tell(updateOf(1), { type: 'ack', key: 'a', number: 1 }, updateOf(2));
  expect(heard.map((message) => message.type)).toEqual(['welcome', 'update', 'ack', 'update']);
});

test('an update older than one that was heard is not delivered, one of the same number is', () => {
  const { heard, socket } = linked();
  socket.tell(updateOf(5));
  socket.end();
  waitForSocket();
  FakeSocket.last.accept().tell(welcomeTo(), updateOf(4), updateOf(5, { asked: 1 }), updateOf(6));
  const updates = heard.filter((message) => message.type === 'update');
  expect(updates.map(({ number }) => number)).toEqual([5, 5, 6]);
});

// Wishes

test('a wish goes out at once, under the key that is told', () => {
  const { link, socket } = linked();
  const key = link.wish(move(2));
  expect(socket.wishes).toEqual([{ ...move(2), key }]);
  expect(link.waitsFor(key)).toBe(true);
});

test('a wish from before the welcome waits for it', () => {
  const { link } = opened();
  FakeSocket.last.accept();
  const key = link.wish(move(2));
  expect(FakeSocket.last.wishes).toEqual([]);
  FakeSocket.last.tell(welcomeTo());
  expect(FakeSocket.last.wishes).toEqual([{ ...move(2), key }]);
});

test('what was wished without an answer is sent again under its old key, in the old order', () => {
  const { link, socket } = linked();
  const keys = [link.wish(move(1)), link.wish({ type: 'say', text: 'Hello' })];
  socket.end();
  keys.push(link.wish(move(3)));
  waitForSocket();
  FakeSocket.last.accept();
  expect(FakeSocket.last.wishes).toEqual([]);
  FakeSocket.last.tell(welcomeTo());
  expect(FakeSocket.last.wishes.map((wish) => wish.key)).toEqual(keys);
});

test.each([
  ['an acknowledgement', (key: string) => ({ type: 'ack', key, number: 4 })],
  ['a refusal', (key: string) => ({ type: 'refusal', key, code: 'stale', text: '', rule: '' })],
  ['a hint', (key: string) => ({ type: 'hint', key, number: 3, options: [] })],
  ['chances', (key: string) => ({ type: 'chances', key, number: 3, chances: [] })],
])('%s answers the wish: it is not sent again', (_, answer) => {
  const { link, socket } = linked();
  const [answered, open] = [link.wish(move(1)), link.wish(move(2))];
  socket.tell(answer(answered));
  expect([link.waitsFor(answered), link.waitsFor(open)]).toEqual([false, true]);
  socket.end();
  waitForSocket();
  FakeSocket.last.accept().tell(welcomeTo());
  expect(FakeSocket.last.wishes.map((wish) => wish.key)).toEqual([open]);
});

test('an answer to a wish that is not ours changes nothing', () => {
  const { link, socket } = linked();
  const key = link.wish(move(1));
  socket.tell({ type: 'ack', key: 'of-somebody-else', number: 4 });
  expect(link.waitsFor(key)).toBe(true);
});

test('a refusal without a key ends all wishes, because nobody knows which was meant', () => {
  const { link, socket } = linked();
  const keys = [link.wish(move(1)), link.wish(move(2))];
  socket.tell({ type: 'refusal', key: null, code: 'bad_message', text: '', rule: '' });
  expect(keys.some((key) => link.waitsFor(key))).toBe(false);
});

test.each([
  ['the store could not take it', (key: string) => ({ key, code: 'unavailable' })],
  ['it came too fast to be read', () => ({ key: null, code: 'too_fast' })],
])('if %s, the wish is repeated after a second under its key', (_, facts) => {
  const { link, socket } = linked();
  const key = link.wish(move(1));
  socket.tell({ type: 'refusal', text: '', rule: '', ...facts(key) });
  vi.advanceTimersByTime(999);
  expect(socket.wishes).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(socket.wishes.map((wish) => wish.key)).toEqual([key, key]);
});

test('keys are new every time and of the letters that the protocol allows', () => {
  const keys = Array.from({ length: 200 }, newKey);
  expect(new Set(keys).size).toBe(200);
  for (const key of keys) expect(key).toMatch(/^[\w-]{8,64}$/);
});

// Reloading

test('a wish outlives a reload of the page', () => {
  const { link } = linked();
  const key = link.wish(move(1));
  link.close();
  const again = linked();
  expect(again.socket.wishes).toEqual([{ ...move(1), key }]);
  expect(again.link.waitsFor(key)).toBe(true);
});

test('an answered wish does not come back after a reload', () => {
  const { link, socket } = linked();
  socket.tell({ type: 'ack', key: link.wish(move(1)), number: 4 });
  link.close();
  expect(linked().socket.wishes).toEqual([]);
});

test('a question to a bot is not asked again after a reload', () => {
  const { link } = linked();
  link.wish({ type: 'ask', token: TOKEN, what: 'hint' });
  link.close();
  expect(linked().socket.wishes).toEqual([]);
});

test('the wishes of another seat are not sent by this one', () => {
  const { link } = linked();
  link.wish(move(1));
  link.close();
  expect(linked({ token: 'token-of-seat-1' }).socket.wishes).toEqual([]);
});

test('what a spectator said just before sitting down is said from the seat', () => {
  const { link } = linked({ token: null });
  const key = link.wish({ type: 'say', text: 'May I?' });
  link.close();
  expect(linked().socket.wishes).toEqual([{ type: 'say', text: 'May I?', key }]);
});

test('two seats at one screen keep their wishes apart: neither loses those of the other by a reload', () => {
  const other = { ...move(2), token: 'token-of-seat-1' };
  const first = linked();
  const second = linked({ token: other.token });
  const keys = [first.link.wish(move(1)), second.link.wish(other)];
  second.socket.tell({ type: 'ack', key: second.link.wish(other), number: 4 });
  first.link.close();
  second.link.close();
  expect(linked().socket.wishes).toEqual([{ ...move(1), key: keys[0] }]);
  expect(linked({ token: other.token }).socket.wishes).toEqual([{ ...other, key: keys[1] }]);
});

test.each([
  ['is damaged', () => sessionStorage.setItem('hlubina-wishes-reef', '{')],
  ['holds something else', () => sessionStorage.setItem('hlubina-wishes-reef', '{}')],
  ['may not be used', () => vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })],
])('where the storage %s, wishes are sent all the same', (_, spoil) => {
  spoil();
  const { link, socket } = linked();
  const key = link.wish(move(1));
  expect(socket.wishes).toEqual([{ ...move(1), key }]);
});

function refuse(): never {
  throw new DOMException('The storage is closed.', 'SecurityError');
}

// Losing the link and coming back

test('the waits grow to two and a half seconds, and are short again after a welcome', () => {
  const { socket } = linked();
  socket.end();
  const waits = Array.from({ length: 7 }, () => {
    const wait = waitForSocket();
    FakeSocket.last.end();
    return wait;
  });
  expect(waits.slice(0, 2)).toEqual([200, 340]);
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(waits.at(-1)).toBe(2500);
  waitForSocket();
  FakeSocket.last.accept().tell(welcomeTo());
  FakeSocket.last.end();
  expect(waitForSocket()).toBe(200);
});

test('while nobody looks the waits grow to twenty seconds', () => {
  const { socket } = linked();
  hide(true);
  socket.end();
  const waits = Array.from({ length: 12 }, () => {
    const wait = waitForSocket();
    FakeSocket.last.end();
    return wait;
  });
  expect(waits.at(-1)).toBe(20_000);
});

test('not all browsers come back at the same moment', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const { socket } = linked();
  socket.end();
  expect(waitForSocket()).toBe(100);
});

test('the states tell what happened to the link', () => {
  const { socket, states } = linked();
  socket.end();
  waitForSocket();
  FakeSocket.last.accept().tell(welcomeTo());
  expect(states).toEqual(['linked', 'lost', 'linked']);
});

test('a server that restarts says so until it is back', () => {
  const { link, socket, states } = linked();
  socket.tell({ type: 'closing', seconds: 5 });
  socket.end(1012);
  expect(link.state).toBe('closing');
  waitForSocket();
  FakeSocket.last.accept().tell(welcomeTo());
  expect(states).toEqual(['linked', 'closing', 'linked']);
});

test.each([1008, 4403, 4404])('after the close code %i nobody asks again, unless the person does', (code) => {
  const { link } = opened();
  FakeSocket.last.accept().end(code);
  expect([link.state, link.code]).toEqual(['denied', code]);
  dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.made).toHaveLength(1);
  link.again();
  expect(FakeSocket.made).toHaveLength(2);
  FakeSocket.last.accept().tell(welcomeTo());
  expect(link.state).toBe('linked');
});

test('a socket that does not open within six seconds is given up', () => {
  opened();
  expect(waitForSocket()).toBe(6200);
  expect(FakeSocket.made[0]!.readyState).toBe(FakeSocket.CLOSED);
});

test('what a given-up socket still says is not heard', () => {
  const { heard, socket } = linked();
  const { onmessage } = socket;
  socket.end();
  waitForSocket();
  onmessage?.({ data: JSON.stringify(updateOf(9)) });
  expect(heard.map((message) => message.type)).toEqual(['welcome']);
});

test('when the network is back the page tries at once', () => {
  const { socket } = linked();
  socket.end();
  dispatchEvent(new Event('online'));
  expect(FakeSocket.made).toHaveLength(2);
});

test('when the network is gone the link is lost at once', () => {
  const { link } = linked();
  dispatchEvent(new Event('offline'));
  expect(link.state).toBe('lost');
});

test('who comes back to a lost page need not wait', () => {
  const { socket } = linked();
  hide(true);
  socket.end();
  hide(false);
  expect(FakeSocket.made).toHaveLength(2);
});

test.each([
  { away: 59_000, sockets: 1 },
  { away: 61_000, sockets: 2 },
])('who was away for $away ms has used $sockets socket(s)', ({ away, sockets }) => {
  linked();
  hide(true);
  vi.advanceTimersByTime(away);
  hide(false);
  expect(FakeSocket.made).toHaveLength(sockets);
});

test('a closed link is never opened again', () => {
  const { link, socket } = linked();
  link.wish(move(1));
  link.close();
  socket.end();
  dispatchEvent(new Event('online'));
  hide(true);
  hide(false);
  vi.advanceTimersByTime(120_000);
  expect(FakeSocket.made).toHaveLength(1);
});

// Signs of life

test('a wish without an answer for eight seconds means a dead link', () => {
  const { link, socket } = linked();
  const key = link.wish(move(1));
  vi.advanceTimersByTime(7999);
  expect(link.state).toBe('linked');
  vi.advanceTimersByTime(1);
  expect([link.state, socket.readyState]).toEqual(['lost', FakeSocket.CLOSED]);
  FakeSocket.last.accept().tell(welcomeTo());
  expect(FakeSocket.last.wishes).toEqual([{ ...move(1), key }]);
});

test('a bot may think as long as it likes', () => {
  const { link } = linked();
  link.wish({ type: 'ask', token: TOKEN, what: 'hint' });
  vi.advanceTimersByTime(19_000);
  expect(link.state).toBe('linked');
});

test('a server that is silent for twenty seconds is asked whether it lives', async () => {
  const { link } = linked();
  await vi.advanceTimersByTimeAsync(19_999);
  expect(health).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(health.mock.calls[0]![0]).toBe('/health');
  expect(link.state).toBe('linked');
});

test('if it does not answer the link is mended', async () => {
  health.mockRejectedValue(new TypeError('Failed to fetch'));
  const { link } = linked();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(link.state).toBe('lost');
  expect(FakeSocket.made).toHaveLength(2);
});

test('a server that talks is not asked', async () => {
  const { socket } = linked();
  for (let number = 1; number <= 10; number += 1) {
    await vi.advanceTimersByTimeAsync(9000);
    socket.tell(updateOf(number));
  }
  expect(health).not.toHaveBeenCalled();
});

test('nobody is asked while nobody looks', async () => {
  linked();
  hide(true);
  await vi.advanceTimersByTimeAsync(50_000);
  expect(health).not.toHaveBeenCalled();
});

// The lobby

test('the lobby is linked as soon as it has told its tables, and comes back by itself', () => {
  const heard: Lobby[] = [];
  const states: LinkState[] = [];
  const link = new LobbyLink(
    (lobby) => heard.push(lobby),
    (state) => states.push(state),
  );
  links.push(link);
  link.open();
  FakeSocket.last.accept();
  expect([FakeSocket.last.url, FakeSocket.last.sent, link.state]).toEqual([
    `ws://${location.host}/api/lobby/socket`,
    [],
    'connecting',
  ]);
  FakeSocket.last.tell({ type: 'lobby', tables: [] });
  FakeSocket.last.tell({ type: 'closing', seconds: 5 });
  FakeSocket.last.end(1012);
  waitForSocket();
  FakeSocket.last.accept().tell({ type: 'lobby', tables: [] });
  expect(states).toEqual(['linked', 'closing', 'linked']);
  expect(heard).toHaveLength(2);
});
