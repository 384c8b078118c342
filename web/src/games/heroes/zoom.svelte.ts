/** How near the dungeon is looked at: wheel, two fingers, buttons and keys change it, dragging the ground moves what is seen. */
import { tick } from 'svelte';

import { FAR, swallowClick } from './gesture';

const MOST = 3;
const STEP = 1.25;
const NEAR = 0.01;

export class Zoom {
  /** 1 shows the whole dungeon */
  level = $state(1);
  private frame: HTMLElement | null = null;
  private readonly fingers = new Map<number, { x: number; y: number }>();
  private apart = 0;
  private gone = 0; // pixels that the ground was dragged

  watch = (frame: HTMLElement): (() => void) => {
    this.frame = frame;
    const wheel = (event: WheelEvent): void => this.wheel(event);
    frame.addEventListener('wheel', wheel, { passive: false });
    return () => frame.removeEventListener('wheel', wheel);
  };

  get whole(): boolean {
    return this.level < 1 + NEAR;
  }
  get nearest(): boolean {
    return this.level > MOST - NEAR;
  }

  nearer = (): void => this.to(this.level * STEP);
  farther = (): void => this.to(this.level / STEP);
  all = (): void => this.to(1);

  /** Whether the key was one for this. */
  key(key: string): boolean {
    const deed = { '+': this.nearer, '=': this.nearer, '-': this.farther, '0': this.all }[key];
    deed?.();
    return deed !== undefined;
  }

  /** What is under the point stays there. */
  private to(level: number, x?: number, y?: number): void {
    const { frame } = this;
    if (frame === null) return;
    const next = Math.min(MOST, Math.max(1, level));
    const box = frame.getBoundingClientRect();
    const [atX, atY] = [(x ?? box.left + box.width / 2) - box.left, (y ?? box.top + box.height / 2) - box.top];
    const grown = next / this.level;
    const [left, top] = [(frame.scrollLeft + atX) * grown - atX, (frame.scrollTop + atY) * grown - atY];
    this.level = next;
    void tick().then(() => frame.scrollTo({ left, top }));
  }

  private wheel(event: WheelEvent): void {
    const farther = event.deltaY > 0;
    if (event.shiftKey || (farther ? this.whole : this.nearest)) return; // the page scrolls
    event.preventDefault();
    this.to(this.level * (farther ? 1 / STEP : STEP), event.clientX, event.clientY);
  }

  // Two fingers zoom; the mouse drags the ground.

  down = (event: PointerEvent): void => {
    if (event.target instanceof Element && event.target.closest('.grab')) return;
    this.gone = 0;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.apart = this.spread();
  };

  move = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId);
    if (before === undefined) return;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.fingers.size === 2 && this.apart > 0) {
      const [one, other] = [...this.fingers.values()] as [{ x: number; y: number }, { x: number; y: number }];
      const apart = this.spread();
      this.to(this.level * (apart / this.apart), (one.x + other.x) / 2, (one.y + other.y) / 2);
      this.apart = apart;
    } else if (event.pointerType === 'mouse' && event.buttons === 1) {
      this.gone += Math.hypot(event.clientX - before.x, event.clientY - before.y);
      this.frame?.scrollBy({ left: before.x - event.clientX, top: before.y - event.clientY });
    }
  };

  up = (event: PointerEvent): void => {
    if (event.type === 'pointerup' && !this.whole && this.gone > FAR) swallowClick();
    this.gone = 0;
    this.fingers.delete(event.pointerId);
    this.apart = this.spread();
  };

  private spread(): number {
    const [one, other] = [...this.fingers.values()];
    return one === undefined || other === undefined ? 0 : Math.hypot(one.x - other.x, one.y - other.y);
  }
}
