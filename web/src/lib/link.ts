/**
 * Sockets that outlive every lost link. They come back by themselves, longer and longer after each failure and at once
 * when the network or the person returns; a table's link repeats every wish that has no answer, under its old key.
 */
import { invited } from './api';
import { read, write } from './memory';
import { PROTOCOL, type ClientMessage, type Hello, type Lobby, type Refusal, type ServerMessage } from './protocol';

/** `closing`: the server has said that it restarts; `denied`: it does not want us, and asking again is of no use. */
export type LinkState = 'connecting' | 'linked' | 'lost' | 'closing' | 'denied';

const FIRST_WAIT = 200; // milliseconds before a broken link is mended, more after each failure
const LONGEST_WAIT = 2500;
const LONGEST_HIDDEN = 20_000; // while nobody looks
const OPEN_WITHIN = 6000;
const ANSWER_WITHIN = 8000; // a wish without an answer means a dead link
const LATER = 1000; // before a wish is repeated that the server could not take
const PROBE = 20_000; // how often a silent server is asked whether it lives
const ASLEEP = 60_000; // who was hidden for so long takes a fresh link
const FINAL = [1008, 4403, 4404];

/** One socket address with a connection that is mended whenever it breaks. */
abstract class Line {
  state: LinkState = 'connecting';
  /** why we were denied: a close code of docs/protocol.md */
  code = 0;
  protected socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private probing: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private hidden = 0;
  private closed = false;

  constructor(
    private readonly path: string,
    private readonly changed: (state: LinkState) => void,
  ) {}

  open(): void {
    addEventListener('online', this.comeBack);
    addEventListener('offline', this.lose);
    document.addEventListener('visibilitychange', this.look);
    this.probing = setInterval(() => void this.probe(), PROBE);
    this.connect();
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.comeBack);
    removeEventListener('offline', this.lose);
    document.removeEventListener('visibilitychange', this.look);
    clearInterval(this.probing);
    clearTimeout(this.timer);
    this.drop();
  }

  /** Try at once, even after a denial. */
  again(): void {
    this.tell('connecting');
    this.comeBack();
  }

  protected abstract greet(socket: WebSocket): void;
  protected abstract hear(text: string): void;

  /** The server has answered: from now on we may speak. */
  protected welcomed(): void {
    this.wait = FIRST_WAIT;
    clearTimeout(this.timer);
    this.tell('linked');
  }

  protected tell(state: LinkState): void {
    if (state === this.state) return;
    this.state = state;
    this.changed(state);
  }

  /** The link seems dead: mend it now. */
  protected mend(): void {
    if (this.closed || this.state === 'denied') return;
    this.tell(this.state === 'closing' ? 'closing' : 'lost');
    this.connect();
  }

  private connect(): void {
    this.drop();
    clearTimeout(this.timer);
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}${this.path}`);
    this.socket = socket;
    this.timer = setTimeout(() => this.broken(socket, 0), OPEN_WITHIN);
    socket.onopen = () => this.greet(socket);
    socket.onmessage = (message) => {
      if (socket !== this.socket) return;
      this.heard = Date.now();
      this.hear(String(message.data));
    };
    socket.onclose = (event) => this.broken(socket, event.code);
  }

  private broken(socket: WebSocket, code: number): void {
    if (socket !== this.socket || this.closed) return;
    this.drop();
    if (FINAL.includes(code)) {
      this.code = code;
      this.tell('denied');
      return;
    }
    if (this.state === 'linked') this.tell('lost');
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), this.wait * (0.5 + Math.random() / 2));
    this.wait = Math.min(document.hidden ? LONGEST_HIDDEN : LONGEST_WAIT, this.wait * 1.7);
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    if (socket !== null) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close(1000); // meant, not lost
    }
  }

  private readonly comeBack = (): void => {
    if (this.closed || this.state === 'linked' || this.state === 'denied') return;
    this.wait = FIRST_WAIT;
    this.connect();
  };

  private readonly lose = (): void => {
    if (this.state === 'linked') this.mend();
  };

  private readonly look = (): void => {
    if (document.hidden) {
      this.hidden = Date.now();
    } else if (this.state === 'linked' && Date.now() - this.hidden > ASLEEP) {
      this.mend();
    } else {
      this.comeBack();
    }
  };

  /** A browser cannot see that the other end is gone, so a long silence is tested. */
  private async probe(): Promise<void> {
    if (this.state !== 'linked' || document.hidden || Date.now() - this.heard < PROBE) return;
    try {
      await fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(5000) });
    } catch {
      if (this.state === 'linked') this.mend();
    }
  }
}

/** Everything that a client wants and that is answered under its key. */
export type Wished = Exclude<ClientMessage, Hello>;

/** A wish without its key, which the link chooses. */
export type Wish = Wished extends infer Each ? (Each extends Wished ? Omit<Each, 'key'> : never) : never;

/** One viewer's link to a table. */
export class TableLink extends Line {
  private since = -1;
  private readonly unanswered: Map<string, Wished>;
  private readonly store: string;
  private later: ReturnType<typeof setTimeout> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;

  constructor(
    table: string,
    invite: string,
    readonly token: string | null,
    private readonly deliver: (message: ServerMessage) => void,
    changed: (state: LinkState) => void,
  ) {
    super(`/api/tables/${encodeURIComponent(table)}/socket${invited(invite)}`, changed);
    this.store = `hlubina-wishes-${table}`;
    const ours = this.kept().filter((wish) => !('token' in wish) || wish.token === token);
    this.unanswered = new Map(ours.map((wish) => [wish.key, wish]));
  }

  /** Send a wish now, or as soon as there is a link. Not even a reload loses it. */
  wish(wanted: Wish): string {
    const key = newKey();
    const message = { ...wanted, key } as Wished;
    this.unanswered.set(key, message);
    if (message.type !== 'ask') this.keep([...this.kept(), message]);
    this.send(message);
    this.expectAnswer();
    return key;
  }

  waitsFor(key: string): boolean {
    return this.unanswered.has(key);
  }

  override close(): void {
    clearTimeout(this.later);
    clearTimeout(this.patience);
    super.close();
  }

  protected greet(socket: WebSocket): void {
    const hello: Hello = { type: 'hello', v: PROTOCOL, token: this.token, since: this.since };
    socket.send(JSON.stringify(hello));
  }

  protected hear(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    switch (message.type) {
      case 'welcome':
        this.deliver(message);
        this.welcomed();
        this.repeat();
        return;
      case 'update':
        // Another process of the server may not have heard yet of what the one before told us.
        if (message.number < this.since) return;
        this.since = message.number;
        break;
      case 'closing':
        this.tell('closing');
        break;
      case 'refusal':
        if (isPassing(message)) this.tryAgain();
        else this.answered(message.key);
        break;
      case 'ack':
      case 'hint':
      case 'chances':
      case 'interjections':
        this.answered(message.key);
        break;
    }
    this.deliver(message);
  }

  private send(message: Wished): void {
    if (this.state === 'linked' && this.socket?.readyState === WebSocket.OPEN)
      this.socket.send(JSON.stringify(message));
  }

  /** Without a key nobody knows which wish was meant, so none is sent again. */
  private answered(key: string | null): void {
    const done = new Set(key === null ? this.unanswered.keys() : [key]);
    for (const each of done) this.unanswered.delete(each);
    this.keep(this.kept().filter((wish) => !done.has(wish.key)));
    this.expectAnswer();
  }

  private expectAnswer(): void {
    clearTimeout(this.patience);
    const waiting = [...this.unanswered.values()].some((wish) => wish.type !== 'ask');
    if (waiting && this.state === 'linked') this.patience = setTimeout(() => this.mend(), ANSWER_WITHIN);
  }

  private tryAgain(): void {
    clearTimeout(this.later);
    this.later = setTimeout(() => this.repeat(), LATER);
  }

  private repeat(): void {
    for (const wish of this.unanswered.values()) this.send(wish);
    this.expectAnswer();
  }

  /** The wishes at this table that a reload must not lose, those of other seats at this screen too. */
  private kept(): Wished[] {
    const found = read<Wished[]>(this.store, sessionStorage);
    return Array.isArray(found) ? found : [];
  }

  private keep(wishes: Wished[]): void {
    write(this.store, wishes, sessionStorage);
  }
}

/** The live lobby. */
export class LobbyLink extends Line {
  constructor(
    private readonly deliver: (lobby: Lobby) => void,
    changed: (state: LinkState) => void,
  ) {
    super('/api/lobby/socket', changed);
  }

  protected greet(): void {
    return;
  }

  protected hear(text: string): void {
    const message = JSON.parse(text) as Lobby | { type: 'closing' };
    if (message.type === 'closing') {
      this.tell('closing');
      return;
    }
    this.welcomed();
    this.deliver(message);
  }
}

/** Whether the wish is still good: the store did not take it now, or it came too fast to be read. */
export function isPassing(refusal: Refusal): boolean {
  return refusal.code === 'unavailable' || (refusal.code === 'too_fast' && refusal.key === null);
}

export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
