/** What the parts of the board need to know about the answers that are offered. */
import type { Offer } from '../board';
import type { Preview } from './shown';

export interface Answers {
  offered: Offer[];
  pick(action: number): void;
  /** an answer is looked at, by pointer or by focus, or no longer */
  look(offer: Offer | null): void;
  /** what an answer would change, by its number */
  forecasts: Map<number, Preview>;
  hints: Map<number, number>;
}
