/** Shows the way of things: from where they lay to where they lie now, from a deck, or out to another player. Any click or key ends all
    motion at once; who wants less motion gets short fades. */

export interface Paths {
  /** the selector of where something new comes from, where something gone went */
  source(token: string, zone: string): string | null;
  goal(token: string, zone: string): string | null;
  /** pearls that change hands */
  pearls: { from: string; to: string; count: number }[];
  /** things of which some go while others stay: a copy goes from one place to another */
  copies?: { thing: string; from: string; to: string }[];
}

interface Lay {
  box: DOMRect;
  zone: string;
  element: HTMLElement;
}

const FADE = 120;
const STAGGERED = 5;
const ARC = 0.08;
const LEAST = 2; // pixels that are worth a motion

export class Motion {
  private lay = new Map<string, Lay>();
  private readonly running = new Set<Animation>();

  /** To be called before the page changes. */
  remember(root: HTMLElement): void {
    this.lay = new Map();
    for (const element of things(root)) {
      this.lay.set(element.dataset.token!, {
        box: element.getBoundingClientRect(),
        zone: element.dataset.zone ?? '',
        element,
      });
    }
  }

  /** To be called after it has changed. */
  show(root: HTMLElement, paths: Paths): void {
    if (this.lay.size === 0) return;
    this.finish();
    const style = getComputedStyle(root);
    const within = milliseconds(style, '--d-zone');
    const between = milliseconds(style, '--d-move');
    const stagger = milliseconds(style, '--stagger');
    const still = between < FADE;
    const lying = new Map(things(root).map((element) => [element.dataset.token!, element]));
    let dealt = 0;
    const delay = (): number => Math.min(dealt++, STAGGERED) * stagger;
    const from = this.lay;

    for (const [token, element] of lying) {
      const before = from.get(token);
      const zone = element.dataset.zone ?? '';
      if (before !== undefined) {
        const same = before.zone === zone;
        if (!still) this.move(element, before.box, box(element), same ? within : between, same ? 0 : delay());
        continue;
      }
      const source = still ? null : seen(paths.source(token, zone));
      if (source === null) this.run(element, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
      else this.move(element, box(source), box(element), between, delay(), 0);
    }
    if (still) return;
    for (const [token, { box: old, zone, element }] of from) {
      const goal = lying.has(token) ? null : seen(paths.goal(token, zone));
      if (goal !== null) this.fly(root, picture(element, old), old, box(goal), between, delay());
    }
    for (const { thing, from: start, to: end } of paths.copies ?? []) {
      const [copied, left, reached] = [seen(thing), seen(start), seen(end)];
      if (copied !== null && left !== null && reached !== null)
        this.fly(root, picture(copied, box(left)), box(left), box(reached), between, delay());
    }
    for (const { from: payer, to: payee, count } of paths.pearls) {
      const start = seen(payer);
      const end = seen(payee);
      if (start === null || end === null) continue;
      for (let pearl = 0; pearl < Math.min(count, STAGGERED); pearl += 1)
        this.roll(root, box(start), box(end), between, pearl * stagger);
    }
  }

  finish(): void {
    for (const animation of this.running) animation.finish();
    this.running.clear();
  }

  /** From one box to another, where the element already is. */
  private move(element: HTMLElement, from: DOMRect, to: DOMRect, duration: number, delay: number, opacity = 1): void {
    const x = from.left + from.width / 2 - to.left - to.width / 2;
    const y = from.top + from.height / 2 - to.top - to.height / 2;
    const scale = to.height === 0 ? 1 : from.height / to.height;
    if (Math.hypot(x, y) < LEAST && Math.abs(scale - 1) < 0.02) return;
    const pose = (part: number): Keyframe => ({
      translate: `${x * part}px ${y * part - (part === 0.5 ? ARC * Math.hypot(x, y) : 0)}px`,
      scale: String(1 + (scale - 1) * part),
      zIndex: 60,
    });
    this.run(element, [{ ...pose(1), opacity }, { ...pose(0.5), opacity: 1 }, pose(0)], {
      duration,
      delay,
      fill: 'backwards',
    });
  }

  /** Something that is gone flies off and vanishes. */
  private fly(
    root: HTMLElement,
    ghost: HTMLElement,
    from: DOMRect,
    to: DOMRect,
    duration: number,
    delay: number,
  ): void {
    const x = to.left + to.width / 2 - from.left - from.width / 2;
    const y = to.top + to.height / 2 - from.top - from.height / 2;
    const scale = Math.min(1, from.height === 0 ? 1 : to.height / from.height);
    root.append(ghost);
    const flight = this.run(
      ghost,
      [
        { translate: '0 0', scale: '1', opacity: 1 },
        { translate: `${x / 2}px ${y / 2 - ARC * Math.hypot(x, y)}px`, scale: String((1 + scale) / 2), opacity: 1 },
        { translate: `${x}px ${y}px`, scale: String(scale), opacity: 0.3 },
      ],
      { duration, delay, fill: 'backwards' },
    );
    flight.onfinish = flight.oncancel = () => ghost.remove();
  }

  private roll(root: HTMLElement, from: DOMRect, to: DOMRect, duration: number, delay: number): void {
    const pearl = document.createElement('span');
    pearl.className = 'flying-pearl';
    pearl.setAttribute('aria-hidden', 'true');
    Object.assign(pearl.style, { left: `${from.left + 4}px`, top: `${from.top + from.height / 2 - 7}px` });
    const goal = new DOMRect(to.left + 4, to.top + to.height / 2 - 7, 14, 14);
    this.fly(root, pearl, new DOMRect(from.left + 4, from.top + from.height / 2 - 7, 14, 14), goal, duration, delay);
  }

  private run(element: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
    const animation = element.animate(frames, { easing: 'cubic-bezier(.2, .7, .2, 1)', ...timing });
    this.running.add(animation);
    animation.addEventListener('finish', () => this.running.delete(animation));
    return animation;
  }
}

/** A copy that lies where the thing lay. */
function picture(gone: HTMLElement, lay: DOMRect): HTMLElement {
  const copy = gone.cloneNode(true) as HTMLElement;
  delete copy.dataset.token;
  copy.classList.remove('legal', 'selected', 'last', 'lifted');
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${lay.left}px`,
    top: `${lay.top}px`,
    width: `${lay.width}px`,
    height: `${lay.height}px`,
    margin: '0',
    pointerEvents: 'none',
    zIndex: '60',
  });
  copy.style.setProperty('--card-w', `${lay.width}px`);
  copy.style.setProperty('--tile-w', `${lay.width}px`);
  return copy;
}

function things(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-token]')];
}

function box(element: HTMLElement): DOMRect {
  return element.getBoundingClientRect();
}

/** The thing itself if it is in sight; it may also lie outside the board, in the rail. */
function seen(selector: string | null): HTMLElement | null {
  const found = selector === null ? null : document.querySelector<HTMLElement>(selector);
  return found !== null && found.getClientRects().length > 0 ? found : null;
}

function milliseconds(style: CSSStyleDeclaration, name: string): number {
  const value = style.getPropertyValue(name).trim();
  return parseFloat(value) * (value.endsWith('ms') ? 1 : 1000) || 0;
}
