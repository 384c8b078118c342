// A line of text with symbols in it, as plain data: ['You pay ', { pearls: 2 }, ' for ', { plate: 'squid', value: 3 }].
import type { Kind } from './house';
import type { IconName } from './icons';

export type Part =
  | string
  | ({ pearls: number; figure?: string } & Sign)
  | ({ key: 'silver' | 'gold' | 'brass' } & Sign)
  | ({ plate: Kind; value?: number } & Sign)
  | ({ icon: IconName } & Sign)
  | { strong: string }
  | { figure: string; value: number };

/** Which symbol of a face the sign is; `figure` names the figure of a face that the number is. */
interface Sign {
  symbol?: string;
}
