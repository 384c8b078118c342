/** What is printed on the gifts, by their names such as `II-8`. */
import { app } from '../../lib/app.svelte';
import type { Face } from '../../lib/faces';
import type { IconName } from '../../look/icons';
import { objectIcon } from './view';

function faceOf(gift: string): Face {
  return app.textsOf('passengers').faces.of(`gift-${gift}`);
}

/** The number by which it is used. */
export function giftNumber(gift: string): number {
  return faceOf(gift).figures.number ?? 0;
}

export function giftIcon(gift: string): IconName {
  return objectIcon(faceOf(gift).symbols[0]?.[0] ?? '');
}

/** Number, name and all that it does. */
export function giftWords(gift: string): string {
  const { name, sentences } = faceOf(gift);
  return `${giftNumber(gift)} ${name}: ${sentences.join(' ')}`;
}
