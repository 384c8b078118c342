/**
 * One viewer's table: what the server has told, what is shown of it now, and what we want.
 *
 * Updates come faster than eyes follow a bot's turn, so they wait in a queue and are shown at the chosen pace; any key or
 * click shows the newest at once. Wishes go through the link, which never loses one.
 */
import {
  isBeginning,
  touched,
  type BoardModule,
  type GameEvent,
  type Offer,
  type Outcome,
  type Prompt,
} from '../games/board';
import { app } from './app.svelte';
import * as api from './api';
import { TableLink, isPassing, type LinkState, type Wish } from './link';
import type {
  ActionInfo,
  Ack,
  ChatLine,
  OwnTable,
  Refusal,
  ServerMessage,
  TableInfo,
  Update,
  Welcome,
} from './protocol';
import { settings } from './settings.svelte';
import type { OwnCards, Texts } from './texts';

const REFUSAL_FOR = 4000;
const CLOCK_EVERY = 250;
const LONGEST_QUEUE = 200;
const CALM_QUEUE = 10; // moments that may wait at the chosen pace; the more there are, the faster they pass
const REPEAT_AT = 700; // milliseconds that each moment is shown at least when what happened is shown again
const HASTY = 350; // milliseconds in which nobody reads a new question: the click was meant for the one before

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Whether this browser runs on the machine of the server. */
function isOnServer(): boolean {
  return LOOPBACK.includes(location.hostname);
}

/** What we have sent and is not shown yet. */
interface Pending {
  key: string;
  kind: Wish['type'];
  action: number | null;
  /** the entry that it has become */
  number: number | null;
}

export interface Shown {
  update: Update;
  events: GameEvent[];
  /** on the way to the next one, so that nothing can be answered yet */
  passing?: boolean;
}

export class TableStore {
  readonly id: string;
  info = $state.raw<TableInfo>(undefined as unknown as TableInfo);
  seat = $state<number | null>(null);
  /** the newest from the server; `update` is what is shown */
  latest = $state.raw<Update | null>(null);
  update = $state.raw<Update | null>(null);
  events = $state.raw<GameEvent[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  link = $state<LinkState>('connecting');
  denied = $state(0);
  pending = $state.raw<Pending | null>(null);
  refusal = $state.raw<{ text: string; rule: string } | null>(null);
  hint = $state.raw<{ number: number; options: Map<number, number> } | null>(null);
  chances = $state.raw<number[] | null>(null);
  thinking = $state(false);
  /** whether we have answered the one who asks to take back */
  agreed = $state(false);
  invite = $state('');
  /** how other machines reach the server, '' if they cannot */
  address = $state('');
  /** the viewer's own seats with their tokens */
  seats = $state.raw<Record<string, string>>({});
  now = $state(performance.now());
  /** what is shown is a moment on the way, see `moments` */
  passing = $state(false);
  /** how the game's board cuts a move into moments */
  moments: BoardModule['moments'];

  private actions = $state.raw<ActionInfo[]>([]);
  private interjections = $state.raw<number[]>([]);
  private listenedAt = -1; // the number of the update since which we know, or have asked, what may be said
  private line: TableLink | null = null;
  private all: GameEvent[] = [];
  private received = $state(0);
  private queue: Shown[] = [];
  private shownAt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private refusing: ReturnType<typeof setTimeout> | undefined;
  private ticking: ReturnType<typeof setInterval> | undefined;
  private greeted = false;
  private swapped = -HASTY; // when one question took the place of another under the person's hands
  /** what was shown since our last decision, to show it again */
  private since: Shown[] = [];
  private repeats = 0; // how many of those wait to be shown again

  readonly names = $derived(app.seatNames(this.info?.seats ?? []));
  readonly texts = $derived<Texts | null>(this.info === undefined ? null : app.game(this.info.game));
  readonly own = $derived(this.seat === null ? null : (this.info.seats[this.seat] ?? null));
  readonly status = $derived(this.update?.status ?? this.info.status);

  /** The question before us, unless a bot answers for us or the answer is on its way. */
  readonly prompt = $derived.by<Prompt | null>(() => {
    if (this.update === null || this.own?.stand_in) return null;
    return this.update.prompt as Prompt | null;
  });
  readonly offered = $derived.by<Offer[]>(() => {
    if (this.prompt === null || this.pending?.kind === 'move') return [];
    return this.prompt.options.flatMap((action) => this.actions[action] ?? []);
  });
  /** Whether something may be said out of turn, though nobody waits for it. */
  readonly maySpeak = $derived.by(() => {
    if (this.update === null || this.own?.stand_in) return false;
    return this.update.may_interject && this.pending?.kind !== 'move' && this.pending?.kind !== 'interject';
  });
  /** What may be said, as the server told when it was asked; see `askSayable`. */
  readonly sayable = $derived.by<Offer[]>(() =>
    this.maySpeak ? this.interjections.flatMap((action) => this.actions[action] ?? []) : [],
  );
  readonly acting = $derived(this.update?.acting ?? []);
  /** how much of the game is played, in percent */
  readonly progress = $derived(this.update?.progress ?? this.info.progress);
  readonly standing = $derived((this.update?.standing ?? null) as Outcome | null);
  readonly result = $derived((this.update?.result ?? null) as Outcome | null);
  readonly myTurn = $derived(
    this.seat !== null && this.update?.status === 'playing' && this.acting.includes(this.seat) && !this.own?.stand_in,
  );
  readonly drafting = $derived(this.seat !== null && this.update?.drafting === this.seat);
  readonly hints = $derived(
    this.hint !== null && this.hint.number === this.update?.number ? this.hint.options : new Map<number, number>(),
  );
  /** Who asks us to let a move be taken back. */
  readonly asker = $derived.by(() => {
    const asked = this.update?.asked ?? null;
    return asked === null || asked === this.seat || this.seat === null || this.agreed ? null : asked;
  });
  /** The index of the first event after our last decision. */
  readonly newFrom = $derived.by(() => {
    if (this.seat === null) return Math.max(0, this.events.findLastIndex(isBeginning));
    return 1 + this.events.findLastIndex((event) => event.seat === this.seat && !isBeginning(event));
  });
  readonly last = $derived(touched(this.events.slice(this.newFrom).filter((event) => !isBeginning(event))));

  constructor(own: OwnTable, invite: string, seat: number | null = null) {
    this.id = own.table.id;
    this.invite = own.invite ?? invite;
    this.adopt(own, seat);
  }

  async open(): Promise<void> {
    const game = this.info.game;
    const [actions] = await Promise.all([api.actions(game), app.learn(game, this.ownCards)]);
    this.actions = actions;
    this.ticking = setInterval(() => (this.now = performance.now()), CLOCK_EVERY);
    this.connect();
  }

  /** Where the table is on this server, with the invitation if there is one. */
  get path(): string {
    const invite = this.invite ? `?invite=${encodeURIComponent(this.invite)}` : '';
    return `/t/${encodeURIComponent(this.id)}${invite}`;
  }

  /** What others are sent; whoever is on the server's own machine sends the address at which others reach it. */
  get invitation(): string {
    return `${isOnServer() && this.address ? this.address : location.origin}${this.path}`;
  }

  /** Nobody else can open the invitation. */
  get isOnlyHere(): boolean {
    return isOnServer() && !this.address;
  }

  /** The cards of this table, if they are not the standard ones. */
  get ownCards(): OwnCards | null {
    const digest = this.info.cards;
    return digest === '' ? null : { table: this.id, invite: this.invite, digest };
  }

  close(): void {
    this.line?.close();
    clearTimeout(this.timer);
    clearTimeout(this.refusing);
    clearInterval(this.ticking);
  }

  /** Take over what an answer by HTTP tells: who sits where, and which seats are ours. */
  adopt(own: OwnTable, seat: number | null = this.seat): void {
    this.changeTable(own.table);
    this.invite = own.invite ?? this.invite;
    this.address = own.address;
    this.seats = own.seats;
    const held = Object.keys(own.seats)
      .map(Number)
      .sort((a, b) => a - b);
    const wanted = seat !== null && held.includes(seat) ? seat : (held[0] ?? null);
    this.seat = wanted;
    if (this.line !== null && this.line.token !== this.token()) this.connect();
  }

  private token(): string | null {
    return this.seat === null ? null : (this.seats[this.seat] ?? null);
  }

  private connect(): void {
    this.line?.close();
    this.all = [];
    this.queue = [];
    this.latest = null;
    this.pending = null;
    this.interjections = [];
    this.listenedAt = -1;
    this.greeted = false;
    this.link = 'connecting';
    const line = new TableLink(
      this.id,
      this.invite,
      this.token(),
      (message) => this.hear(message),
      (state) => this.linkChanged(line, state),
    );
    this.line = line;
    line.open();
  }

  private linkChanged(line: TableLink, state: LinkState): void {
    this.link = state;
    this.denied = line.code;
  }

  reconnect(): void {
    this.line?.again();
  }

  // What arrives

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.beWelcome(message);
      case 'table':
        return this.changeTable(message.table);
      case 'update':
        return this.take(message);
      case 'chat':
        if (!this.chat.some((line) => line.number === message.number)) this.chat = [...this.chat, message];
        return;
      case 'ack':
        return this.acknowledged(message);
      case 'refusal':
        return this.beRefused(message);
      case 'hint':
        this.thinking = false;
        this.hint = {
          number: message.number,
          options: new Map(message.options.map((each) => [each.action, each.win_chance])),
        };
        return;
      case 'chances':
        this.chances = message.chances;
        return;
      case 'interjections':
        this.interjections = message.actions;
        return;
    }
  }

  private beWelcome(welcome: Welcome): void {
    this.changeTable(welcome.table);
    this.chat = welcome.chat;
    if (!this.greeted) {
      this.greeted = true;
      this.comeBack();
    }
  }

  /** Whoever comes takes their own seat back from the bot. */
  private comeBack(): void {
    const own = this.own;
    if (own === null || this.info.status !== 'playing' || own.resigned) return;
    if (own.stand_in || own.left || own.late) this.back();
  }

  private changeTable(table: TableInfo): void {
    if (this.info === undefined || table.number >= this.info.number) this.info = table; // answers by HTTP and messages pass each other
  }

  private take(update: Update): void {
    const undone = update.events_from < this.all.length;
    this.all = [...this.all.slice(0, update.events_from), ...(update.events as GameEvent[])];
    const before = this.latest;
    this.latest = update;
    this.received = performance.now();
    if (update.asked !== before?.asked) this.agreed = false;
    const mine =
      this.pending?.number !== null && this.pending?.number !== undefined && update.number >= this.pending.number;
    if (mine) this.flush();
    const passed = before === null || undone ? [] : this.between(before, update);
    this.queue.push(...passed, { update, events: this.all });
    const atOnce = before === null || undone || document.hidden || (mine && passed.length === 0);
    if (atOnce || this.queue.length > LONGEST_QUEUE) this.flush();
    else if (mine) this.step();
    else this.plan();
  }

  /** What is seen on the way from one update to the next. */
  private between(before: Update, update: Update): Shown[] {
    if (this.moments === undefined || settings.pace === 0 || before.view === null || update.view === null) return [];
    const earlier = this.all.slice(0, update.events_from);
    const fresh = this.all.slice(update.events_from);
    return this.moments(before.view, update.view, fresh, update.seat).map(({ view, events }) => ({
      update: { ...update, view: view as Update['view'], prompt: null, result: null },
      events: [...earlier, ...fresh.slice(0, events)],
      passing: true,
    }));
  }

  /** Show all that is waiting at once. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const newest = this.queue.at(-1);
    this.since.push(...this.queue.slice(0, -1));
    this.queue = [];
    this.repeats = 0;
    if (newest !== undefined) this.show(newest);
  }

  private plan(): void {
    if (this.timer !== undefined) return;
    const next = this.queue[0];
    if (next === undefined) return;
    const chosen = this.repeats > 0 ? Math.max(REPEAT_AT, settings.pace) : settings.pace;
    const pace = chosen / Math.max(1, this.queue.length / CALM_QUEUE);
    const wait = Math.max(0, this.shownAt + pace - performance.now());
    if (wait === 0) this.step();
    else this.timer = setTimeout(() => this.step(), wait);
  }

  private step(): void {
    this.timer = undefined;
    const next = this.queue.shift();
    if (next === undefined) return;
    this.repeats = Math.max(0, this.repeats - 1);
    if (next.events.length !== this.events.length) this.shownAt = performance.now(); // what says nothing new takes no time
    this.show(next);
    this.plan();
  }

  private show(shown: Shown): void {
    const swapped = this.prompt !== null && this.pending === null && shown.update.prompt !== null;
    if (this.passing && shown.update.prompt !== null) this.swapped = performance.now();
    if (swapped && JSON.stringify(this.prompt) !== JSON.stringify(shown.update.prompt))
      this.swapped = performance.now();
    this.update = shown.update;
    this.passing = shown.passing ?? false;
    this.events = shown.events;
    this.since.push(shown);
    if (this.since.length > 200) this.since.shift();
    this.settle();
  }

  /** What happened since our last decision, once more. */
  replay(): void {
    const again = this.since.slice();
    this.since = [];
    if (again.length < 2) return;
    this.queue = [...again, ...this.queue];
    this.repeats = again.length;
    this.shownAt = 0;
    this.plan();
  }

  get canReplay(): boolean {
    return this.events.length > this.newFrom && this.update !== null && this.prompt !== null && this.since.length > 2;
  }

  private acknowledged(ack: Ack): void {
    if (this.pending?.key !== ack.key) return;
    this.pending = { ...this.pending, number: ack.number };
    this.settle();
  }

  /** The wish is done when an update shows its entry. */
  private settle(): void {
    const number = this.pending?.number ?? null;
    if (number !== null && this.update !== null && this.update.number >= number) this.pending = null;
  }

  private beRefused(refusal: Refusal): void {
    this.thinking = false;
    if (isPassing(refusal)) return;
    if (refusal.key === null || refusal.key === this.pending?.key) this.pending = null;
    if (refusal.code === 'not_gone') return;
    if (refusal.code === 'not_sayable') {
      this.listenedAt = -1;
      this.askSayable();
    }
    const rule = refusal.rule ? this.texts?.rule(refusal.rule) : null;
    this.refusal = { text: rule ?? app.denial(refusal.code, refusal.text), rule: refusal.rule };
    clearTimeout(this.refusing);
    this.refusing = setTimeout(() => (this.refusal = null), REFUSAL_FOR);
  }

  // Clocks

  /** Milliseconds that a seat has left; null without a clock. */
  left(seat: number): number | null {
    const clock = this.latest?.clock ?? null;
    if (clock === null) return null;
    const gone = clock.running.includes(seat) ? Math.max(0, this.now - this.received) : 0;
    return Math.max(0, (clock.left[seat] ?? 0) - gone);
  }

  // What we want

  /** Answer the question with a legal action, or say something out of turn. The server judges by the number of the update that we saw. */
  pick(action: number): void {
    if (this.update === null || this.pending !== null) return;
    const said = this.sayable.some((offer) => offer.action === action);
    if (!said && !(this.prompt?.options.includes(action) && performance.now() - this.swapped >= HASTY)) return;
    this.refusal = null;
    this.hint = null;
    this.since = [];
    const token = this.token() ?? '';
    const draft = settings.preferences.confirm;
    if (said) this.send({ type: 'interject', token, action }, action);
    else this.send({ type: 'move', token, number: this.update.number, action, draft }, action);
    this.flush();
  }

  confirm(): void {
    this.act({ type: 'confirm', token: this.token() ?? '' });
  }

  undo(): void {
    this.since = [];
    this.act({ type: 'undo', token: this.token() ?? '' });
  }

  answerUndo(agree: boolean): void {
    this.agreed = true;
    this.line?.wish({ type: 'answer_undo', token: this.token() ?? '', agree });
  }

  order(orders: Record<string, number>): void {
    this.line?.wish({ type: 'orders', token: this.token() ?? '', orders });
  }

  resign(): void {
    this.line?.wish({ type: 'resign', token: this.token() ?? '' });
  }

  leave(): void {
    this.line?.wish({ type: 'leave', token: this.token() ?? '' });
  }

  back(): void {
    this.line?.wish({ type: 'back', token: this.token() ?? '' });
  }

  replace(seat: number): void {
    this.line?.wish({ type: 'replace', token: this.token() ?? '', seat });
  }

  say(text: string, phrase = ''): void {
    this.line?.wish({ type: 'say', text, phrase });
  }

  askHint(): void {
    this.thinking = true;
    this.line?.wish({ type: 'ask', token: this.token() ?? '', what: 'hint' });
  }

  askChances(): void {
    this.line?.wish({ type: 'ask', token: this.token() ?? '', what: 'chances' });
  }

  /** Ask what may be said out of turn, unless that is known of the newest position. */
  askSayable(): void {
    const newest = this.latest;
    if (newest === null || !newest.may_interject || newest.number === this.listenedAt) return;
    this.listenedAt = newest.number;
    this.line?.wish({ type: 'ask', token: this.token() ?? '', what: 'interjections' });
  }

  private act(wish: Wish): void {
    if (this.pending === null) this.send(wish, null);
  }

  private send(wish: Wish, action: number | null): void {
    if (this.line === null) return;
    this.pending = { key: this.line.wish(wish), kind: wish.type, action, number: null };
  }
}
