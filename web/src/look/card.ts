// What all cards have in common.
import type { Snippet } from 'svelte';
import type { HTMLAttributes } from 'svelte/elements';

export type CardSize = 'mini' | 'hand' | 'board' | 'court' | 'inspect';

/** Other attributes (data-*, aria-*, tabindex, style, on…) go to the outer element. */
export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'class' | 'onclick' | 'children'> {
  /** The accessible name, the whole card in words. */
  label: string;
  /** Without it the width is --card-w of the surroundings. */
  size?: CardSize;
  /** With it the card is a button. */
  onclick?: (event: MouseEvent) => void;
  /** The server offers it now: it glows. */
  legal?: boolean;
  selected?: boolean;
  /** Never usable here, not merely "not now". */
  disabled?: boolean;
  /** Touched by the last move. */
  last?: boolean;
  /** Lies across and has no power. */
  turned?: boolean;
  /** A pill over the lower edge, for a price. */
  tag?: Snippet;
  class?: string;
}

/** Size of a name in twelfths of the card so that it fits into `room` of them: small capitals are about 0.64 em wide. */
export function fit(name: string, largest: number, room: number): number {
  return Math.min(largest, room / (0.66 * Math.max(1, name.length)));
}

/** What makes an element a button if it can be clicked, and otherwise a picture or a group of things. */
export function pressable(
  label: string,
  onclick: ((event: MouseEvent) => void) | undefined,
  selected = false,
  role: 'img' | 'group' = 'img',
): HTMLAttributes<HTMLElement> & { type?: 'button' } {
  const named = { 'aria-label': label };
  return onclick ? { ...named, type: 'button', onclick, 'aria-pressed': selected || undefined } : { ...named, role };
}
