/** How large the page is: one of three layouts. */
import { MediaQuery } from 'svelte/reactivity';

import type { Size } from '../games/board';

const phone = new MediaQuery('max-width: 719px');
const wide = new MediaQuery('min-width: 2200px');

export function pageSize(): Size {
  return phone.current ? 'phone' : wide.current ? 'wide' : 'desk';
}
