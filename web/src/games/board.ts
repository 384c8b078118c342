/** What a game's board is given, and what its module may tell the shell. A board runs no rules: what is legal is `offered`. */
import type { Component } from 'svelte';

import type { Faces } from '../lib/faces';
import type { OutcomeForm, PromptForm } from '../lib/protocol';

/** A legal answer, decoded: `draw(count=3)` is {action: 2, name: 'draw', arguments: {count: 3}}. */
export interface Offer {
  action: number;
  name: string;
  arguments: Record<string, number | string>;
}

/** The question before the viewer's own seat. */
export type Prompt = PromptForm;

/** An event as this viewer may see it; `hidden` stands where something is not shown. */
export interface GameEvent {
  event: string;
  [fact: string]: unknown;
}

export type Outcome = OutcomeForm;

export type Say = (key: string, args?: Record<string, unknown>) => string;
export type Size = 'phone' | 'desk' | 'wide';

/** On a phone the shell shows one part at a time: what is shared and one's hand, or all that is one's own. */
export type Part = 'all' | 'table' | 'own';

export interface BoardProps {
  /** game.view(seat) as sent */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  view: any;
  /** whose eyes; null watches */
  seat: number | null;
  names: string[];
  /** the legal actions now, none if the viewer's seat is not asked */
  offered: Offer[];
  prompt: Prompt | null;
  /** whether something may be said out of turn, though nobody waits for it */
  maySpeak: boolean;
  /** what that is, once it was asked for */
  sayable: Offer[];
  /** ask for it, or for what has changed since */
  askSayable(): void;
  /** answer with a legal action: the shell sees to draft, pending and refusal */
  pick(action: number): void;
  /** a game text in the player's language, also say('lord-hermit') */
  say: Say;
  /** what is printed on the components, for the cards of this table */
  faces: Faces;
  /** what others touched since the viewer's last decision, see `touched` */
  last: Set<string>;
  /** all that has happened, and one of it in words */
  events: GameEvent[];
  tell(event: GameEvent): string;
  standing: Outcome | null;
  result: Outcome | null;
  acting: number[];
  size: Size;
  part: Part;
  /** the answers that a bot recommends, if it was asked: action -> chance to win */
  hints: Map<number, number>;
  /** what only this player may see stays covered until it is held: several play at this screen, or the player wishes it */
  discreet: boolean;
}

/** A view that is shown on the way to the next one, and how many of the new events have happened by then. */
export interface Moment {
  view: unknown;
  events: number;
}

/** How the bar shows an answer that has no place on the board. What is left out is as usual. */
export interface Answer {
  text?: string;
  /** name of an icon of look/icons */
  icon?: string;
  /** id of a thing whose `Mark` stands before the text */
  mark?: string;
  /** a letter on the keyboard; otherwise a number */
  key?: string;
  /** the answer that commits: it stands right and is the only brass button */
  primary?: boolean;
  /** one of a few large answers, with its icon before it */
  big?: boolean;
}

export interface RivalProps extends Omit<BoardProps, 'offered' | 'prompt' | 'pick' | 'part' | 'hints'> {
  /** whose panel it is */
  rival: number;
}

export interface FinaleProps extends BoardProps {
  /** the game has ended just now, before our eyes */
  live: boolean;
  /** to be called when all is shown */
  ondone(): void;
}

/** What the module of a board exports; only the board itself is needed. */
export interface BoardModule {
  default: Component<BoardProps>;
  /** whether the board itself offers this answer; the bar shows the others */
  placed?(offer: Offer, props: BoardProps): boolean;
  answer?(offer: Offer, props: BoardProps): Answer | undefined;
  /** the icon before the question */
  emblem?(prompt: Prompt, props: BoardProps): string | undefined;
  /** the body of an opponent's panel in the rail (name, clock and points are the shell's) */
  Rival?: Component<RivalProps>;
  /** a few words about a player, for the small panels of a phone; points unless told */
  brief?(seat: number, props: BoardProps): string;
  /** the players win and lose together: no points and no opponents */
  together?: boolean;
  /** Moments between two views, if one move has brought much that should be seen one after another. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  moments?(before: any, now: any, fresh: GameEvent[], seat: number | null): Moment[];
  /** a small plate for a thing named in the log, for instance `card-crab_3`; draws nothing for what it does not know */
  Mark?: Component<{ id: string }>;
  /** a component as it lies on the table, by the id of its face; draws nothing for what it does not know */
  Printed?: Component<{ id: string }>;
  /** for games of many players: everybody is a row of one panel, the viewer's own seat too, and `Rival` is what stands in the row */
  crowded?: boolean;
  /** what the viewer has on paper, beside the log */
  Notebook?: Component<BoardProps>;
  /** the end as a show, above the score sheet, which waits for it */
  Finale?: Component<FinaleProps>;
  /** what each player at a shared screen is shown alone before the first question */
  PassRound?: Component<BoardProps>;
  /** whether the player has not moved yet, so that there is a round to pass */
  passing?(props: BoardProps): boolean;
  /** where the game is, for the head of the page: the round, the phase */
  moment?(props: BoardProps): string;
  /** why the player may not write to the table now */
  silenced?(props: BoardProps): string | undefined;
  /** who has won, if it is a side and not single players */
  verdict?(props: BoardProps): string | undefined;
  /** which side a player was on, under the name on the score sheet */
  role?(seat: number, props: BoardProps): string | undefined;
}

/** Whether a turn or a round begins with this event. */
export function isBeginning({ event }: GameEvent): boolean {
  return event === 'turn_began' || event === 'round_began';
}

/**
 * The ids of what events touched: `lord-blue_4` for a fact lord=blue_4 (also in a list `lords`), `place-3` for a
 * number, and both once more with the seat in front, `1/lord-blue_4`, `1/place-3`; `seat-1/raven/3` for a seat on a boat.
 */
export function touched(events: GameEvent[]): Set<string> {
  const found = new Set<string>();
  for (const event of events) {
    for (const other of ['', 'other_']) {
      if (`${other}column` in event)
        found.add(`seat-${event[`${other}round`]}/${event[`${other}boat`]}/${event[`${other}column`]}`);
    }
    for (const [fact, value] of Object.entries(event)) {
      if (fact === 'event' || fact === 'hidden' || fact === 'seat') continue;
      const kind = Array.isArray(value) ? fact.replace(/s$/, '') : fact;
      for (const each of Array.isArray(value) ? value : [value]) {
        if (typeof each !== 'string' && typeof each !== 'number') continue;
        found.add(`${kind}-${each}`);
        if (typeof event.seat === 'number') found.add(`${event.seat}/${kind}-${each}`);
      }
    }
  }
  return found;
}
