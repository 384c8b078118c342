/** The guide at a table to learn at: watches what is shown there and chooses what to say next, each thing once. */
import { isBeginning, type GameEvent } from '../games/board';
import { essential, fits, type Course, type Lesson, type Now } from './lessons';
import { keepProgress, progressOf } from './progress';

export interface Card {
  /** a lesson that has come up, one that is worth knowing, one that nobody needs; the end of the tutorial, the end of the game */
  kind: 'step' | 'later' | 'aside' | 'done' | 'over';
  id: string;
  /** how many of the essential lessons were told with it */
  step: number;
  lesson: Lesson | null;
}

/** What the guide sees of the table. */
export interface Sight extends Omit<Now, 'fresh'> {
  events: GameEvent[];
  over: boolean;
}

export class Guide {
  card = $state.raw<Card | null>(null);
  /** the card before, to be read again */
  last = $state.raw<Card | null>(null);
  left = $state(false);
  readonly steps: number;

  private readonly told: Set<string>;
  private readonly due: Set<string>; // what has happened and is not told yet
  private seen = 0; // events that were looked at
  private question: string | null = null; // the one that was open while the card stood
  private knownAt = 0; // the turn in which something worth knowing was told
  private sight: Sight | null = null;

  constructor(
    private readonly game: string,
    private readonly course: Course,
    private readonly table: string,
  ) {
    const progress = progressOf(game);
    const here = progress?.table === table ? progress : null;
    this.told = new Set(here?.told);
    this.due = new Set(here?.due);
    this.left = here === null || here.left === true;
    this.steps = essential(course).length;
  }

  /** Something has changed at the table. */
  look(sight: Sight): void {
    const again = this.sight === null && this.told.size + this.due.size > 0; // what happened before the page was loaded anew is no news
    this.seen = again ? sight.events.length : Math.min(this.seen, sight.events.length);
    this.sight = sight;
    const now = this.now();
    this.seen = sight.events.length;
    for (const { id, when } of this.course.lessons) {
      if (when.event !== undefined && fits(when, now)) this.due.add(id);
    }
    const question = this.asked();
    if (this.card !== null && this.question !== null && this.question !== question) this.put(null);
    this.question = question;
    if (this.card === null) this.put(this.next());
    this.keep();
  }

  /** Read, skipped or closed: the next one, if something else fits now. */
  goOn(): void {
    this.put(null);
    this.put(this.next());
    this.keep();
  }

  readAgain(): void {
    this.card = this.last;
  }

  leave(): void {
    this.card = null;
    this.left = true;
    this.keep();
  }

  private now(): Now {
    const { view, seat, prompt, offered, events } = this.sight!;
    return { view, seat, prompt, offered, fresh: events.slice(this.seen) };
  }

  /** Turns of a seat, or of all; a numbered round is everybody's. */
  private turns(seat?: number): number {
    return this.sight!.events.filter(
      (event) => isBeginning(event) && (seat === undefined || typeof event.round === 'number' || event.seat === seat),
    ).length;
  }

  /** The question before the player; the same one in another turn is another. */
  private asked(): string | null {
    const name = this.sight!.prompt?.name;
    return name === undefined ? null : `${name}/${this.turns()}`;
  }

  private put(card: Card | null): void {
    if (this.card !== null) this.told.add(this.card.id);
    this.card = card;
    this.last = card ?? this.last;
  }

  private keep(): void {
    if (progressOf(this.game)?.table !== this.table) return; // the lesson was started over elsewhere
    keepProgress(this.game, { table: this.table, told: [...this.told], due: [...this.due], left: this.left });
  }

  private next(): Card | null {
    if (this.left || this.sight === null) return null;
    const { over, prompt, seat } = this.sight;
    const open = essential(this.course).filter(({ id }) => !this.told.has(id));
    if (over) return this.told.has('over') ? null : this.bare('over');
    const between = prompt === null || prompt.name === this.course.turn; // nothing is being done just now
    if (open.length === 0 && between && !this.told.has('done')) return this.bare('done');
    const now = this.now();
    const lesson = this.course.lessons.find(({ id, when }) => {
      const waits = when.prompt === undefined && (when.event ?? when.view) !== undefined; // no answer depends on it
      if (this.told.has(id) || (waits && !between)) return false;
      return this.due.has(id) || (when.event === undefined && fits(when, now));
    });
    if (lesson !== undefined) return this.about(lesson, lesson.from === undefined ? 'aside' : 'step');
    if (prompt?.name !== this.course.turn || this.knownAt === this.turns()) return null;
    const known = open.find(({ from }) => this.turns(seat) >= from!);
    if (known === undefined) return null;
    this.knownAt = this.turns();
    return this.about(known, 'later');
  }

  private about(lesson: Lesson, kind: Card['kind']): Card {
    const heard = essential(this.course).filter(({ id }) => this.told.has(id) || id === lesson.id).length;
    return { kind, id: lesson.id, step: heard, lesson };
  }

  private bare(kind: 'done' | 'over'): Card {
    return { kind, id: kind, step: this.steps, lesson: null };
  }
}
