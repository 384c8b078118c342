/** What a tutorial is: cards of data for each game. They know no rules, they only wait for their moment at a real table. */
import type { GameEvent, Offer, Prompt } from '../games/board';

/** What is before the player, and what has happened since the guide last looked. */
export interface Now {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  view: any;
  seat: number;
  prompt: Prompt | null;
  offered: Offer[];
  fresh: GameEvent[];
}

/** When a lesson fits: all that is given here holds. What has happened stays a reason until it is told. */
export interface Moment {
  /** the name of the question before the player */
  prompt?: string;
  /** the name of one of its answers */
  offer?: string;
  /** the name of an event; `own` if it must be the player's */
  event?: string;
  own?: boolean;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  view?: (view: any, seat: number) => boolean;
}

export interface Lesson {
  /** its texts are GAME-ID, its title, with `.text`, and `.later` if `later` is set */
  id: string;
  when: Moment;
  /** what it points at: the first of these selectors that is on the screen */
  points: string[];
  /** it asks for an answer and goes on by itself when the question is answered */
  deed?: boolean;
  /** The own turn from which it is told as worth knowing if it has not come up. Without it, it is an aside that nobody needs. */
  from?: number;
  /** has other words when it is told as worth knowing */
  later?: boolean;
}

export interface Course {
  /** the question with which a turn begins */
  turn: string;
  /** how many play, if more than two in the lesson and three at the table after it */
  seats?: number;
  lessons: Lesson[];
}

export function fits(moment: Moment, now: Now): boolean {
  const { prompt, offer, event, own, view } = moment;
  if (prompt !== undefined && now.prompt?.name !== prompt) return false;
  if (offer !== undefined && !now.offered.some((each) => each.name === offer)) return false;
  if (event !== undefined && !now.fresh.some((each) => each.event === event && (!own || each.seat === now.seat)))
    return false;
  return view === undefined || view(now.view, now.seat);
}

/** Those that everybody should have heard. */
export function essential(course: Course): Lesson[] {
  return course.lessons.filter((lesson) => lesson.from !== undefined);
}
