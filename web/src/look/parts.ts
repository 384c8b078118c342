// A line of text with symbols in it, as plain data: ['You pay ', { pearls: 2 }, ' for ', { plate: 'squid', value: 3 }].
import type { Kind } from './house';
import type { IconName } from './icons';

export type Part =
  | string
  | { pearls: number }
  | { key: 'silver' | 'gold' | 'brass' }
  | { plate: Kind; value?: number }
  | { icon: IconName }
  | { strong: string };
