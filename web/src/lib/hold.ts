// A button that counts for as long as it is held, by pointer or by Space and Enter.
import type { HTMLButtonAttributes } from 'svelte/elements';

export function holding(press: () => void, release: () => void): HTMLButtonAttributes {
  function key(event: KeyboardEvent): void {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'keydown') press();
    else release();
  }
  return {
    type: 'button',
    onpointerdown: press,
    onpointerup: release,
    onpointerleave: release,
    onpointercancel: release,
    onblur: release,
    onkeydown: key,
    onkeyup: key,
    oncontextmenu: (event) => event.preventDefault(),
  };
}
