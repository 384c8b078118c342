/** A board on the screen, as every game needs it: the size of its unit, the way of things from one view to the next, the focus of who plays by
    keyboard, and on a phone what is asked about in sight. */
import { untrack } from 'svelte';

import { Motion, type Paths } from '../lib/motion';
import type { BoardProps } from './board';

/** One unit is a pixel of the design; below `narrow` the parts stand one under another, `column` wide. */
export interface Design {
  width: number;
  height: number;
  narrow: number;
  column: number;
  /** header, prompt bar and margins */
  shell: number;
  /** how large the unit may become */
  most: number;
  mostNarrow: number;
  /** the unit of a narrow board that is not on a phone, if it does not grow with the width */
  narrowDesk?: number;
}

export interface Plan<View> {
  design: Design;
  paths(before: View, now: View): Paths;
  /** a selector of what is legal near a button that was pressed: there the focus goes if it can */
  near?(button: HTMLElement): string;
}

export class Stage<View> {
  width = $state(0);
  height = $state(0);
  root!: HTMLElement;
  readonly motion = new Motion();

  private before: View | null = null;
  private pressed: string | null = null;

  /** To be made while the board is. */
  constructor(
    private readonly read: () => BoardProps,
    private readonly plan: Plan<View>,
  ) {
    // Where everything lies before the page changes, then the way to where it lies after
    $effect.pre(() => {
      void this.props.view;
      if (this.before !== null) this.motion.remember(this.root);
    });
    $effect(() => {
      const now = this.props.view as View;
      untrack(() => this.changed(now));
    });
  }

  private get props(): BoardProps {
    return this.read();
  }

  readonly narrow = $derived.by(
    () => this.props.size === 'phone' || (this.width > 0 && this.width < this.plan.design.narrow),
  );

  readonly unit = $derived.by(() => {
    const { width, height, column, shell, most, mostNarrow, narrowDesk } = this.plan.design;
    if (!this.narrow) {
      return within(0.8, Math.min((this.width || width) / width, (this.height - shell) / height), most);
    }
    if (narrowDesk !== undefined && this.props.size !== 'phone') return narrowDesk;
    return within(0.9, (this.width || column) / column, mostNarrow);
  });

  private changed(now: View): void {
    if (this.before !== null && this.before !== now) {
      this.motion.show(this.root, this.plan.paths(this.before, now));
      this.keepFocus();
    }
    this.before = now;
  }

  /** What is legal, in the order of the page. */
  legal(): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>('.legal')];
  }

  readonly finish = (): void => this.motion.finish();

  /** For every click: who plays by keyboard goes on where they were, for what was pressed will be gone. */
  readonly clicked = (event: MouseEvent): void => {
    const button =
      event.detail === 0 && event.target instanceof Element ? event.target.closest<HTMLElement>('button.legal') : null;
    this.pressed = button === null ? null : (this.plan.near?.(button) ?? '');
  };

  private keepFocus(): void {
    if (this.props.prompt === null) this.pressed = null; // others play; a later question begins afresh
    if (this.pressed === null || document.activeElement?.closest('button, input, select, a')) return;
    const next =
      (this.pressed && this.root.querySelector<HTMLElement>(this.pressed)) ||
      this.root.querySelector<HTMLElement>('button.legal');
    next?.focus({ preventScroll: true });
  }
}

export function within(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** Whether nothing lies over the middle of an element but what belongs to it, or to what is around it. */
export function inSight(element: HTMLElement, around = element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return found !== null && around.contains(found);
}
