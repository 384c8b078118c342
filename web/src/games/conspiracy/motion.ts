/** Shows the way of cards: from where they lay to where they lie now, from a deck, or out into another player's panel. Any
    click or key ends all motion at once; who wants less motion gets short fades. */

interface Lay {
  box: DOMRect;
  zone: string | undefined;
  element: HTMLElement;
}

const FADE = 120;
const STAGGERED = 5;
const ARC = 0.08;
const LEAST = 2;

export class Motion {
  private lay = new Map<string, Lay>();
  private running = new Set<Animation>();

  /** To be called before the page changes. */
  remember(root: HTMLElement): void {
    this.lay = new Map();
    for (const element of things(root)) {
      this.lay.set(element.dataset.token!, { box: element.getBoundingClientRect(), zone: element.dataset.zone, element });
    }
  }

  /** To be called after it has changed. `known` is what lay open before, all else comes from a deck; `goals` says where a thing
      went that is no longer on the board: `1/7` is place 7 of seat 1. */
  show(root: HTMLElement, known: Set<string>, goals: Map<string, string>): void {
    if (this.lay.size === 0) return;
    this.finish();
    const style = getComputedStyle(root);
    const time = { zone: milliseconds(style, '--d-zone'), move: milliseconds(style, '--d-move'), stagger: milliseconds(style, '--stagger') };
    const still = time.move < FADE;
    const lying = new Map(things(root).map((element) => [element.dataset.token!, element]));
    let dealt = 0;
    for (const [token, element] of lying) {
      const before = this.lay.get(token);
      if (before !== undefined) {
        const duration = before.zone === element.dataset.zone ? time.zone : time.move;
        if (!still) this.play(element, before.box, element.getBoundingClientRect(), duration, 0);
        continue;
      }
      const deck = known.has(token) ? null : root.querySelector<HTMLElement>(`[data-source="${token.split('-')[0]}"]`);
      if (still || deck === null) this.fade(element);
      else this.play(element, deck.getBoundingClientRect(), element.getBoundingClientRect(), time.move, Math.min(dealt++, STAGGERED) * time.stagger, 0);
    }
    if (still) return;
    for (const [token, { box, element }] of this.lay) {
      const goal = lying.has(token) ? undefined : goals.get(token);
      const end = goal === undefined ? null : document.querySelector<HTMLElement>(`[data-goal="${goal}"]`);
      if (end !== null && end.getClientRects().length > 0) this.fly(root, element, box, end.getBoundingClientRect(), time.move);
    }
  }

  finish(): void {
    for (const animation of this.running) animation.finish();
    this.running.clear();
  }

  private fade(element: HTMLElement): void {
    this.run(element, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
  }

  /** From one box to the other, where the element already is. */
  private play(element: HTMLElement, from: DOMRect, to: DOMRect, duration: number, delay: number, opacity = 1): void {
    const x = from.left - to.left;
    const y = from.top - to.top;
    const scale = to.width === 0 ? 1 : from.width / to.width;
    if (Math.abs(x) + Math.abs(y) < LEAST && Math.abs(scale - 1) < 0.02) return;
    const rise = -ARC * Math.hypot(x, y);
    const pose = (part: number) =>
      `translate(${x * part}px, ${y * part + (part === 0.5 ? rise : 0)}px) scale(${1 + (scale - 1) * part})`;
    this.run(
      element,
      [
        { transform: pose(1), zIndex: 60, opacity },
        { transform: pose(0.5), zIndex: 60, opacity: 1 },
        { transform: pose(0), zIndex: 60 },
      ].map((frame) => ({ ...frame, transformOrigin: '0 0' })),
      { duration, delay, fill: 'backwards' },
    );
  }

  /** A picture of what is gone flies off and vanishes. */
  private fly(root: HTMLElement, gone: HTMLElement, from: DOMRect, to: DOMRect, duration: number): void {
    const picture = gone.cloneNode(true) as HTMLElement;
    delete picture.dataset.token;
    picture.setAttribute('aria-hidden', 'true');
    picture.inert = true;
    Object.assign(picture.style, {
      position: 'fixed', left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px`, height: `${from.height}px`, margin: '0',
      pointerEvents: 'none', zIndex: '60', transformOrigin: '0 0',
    });
    picture.style.setProperty('--card-w', `${from.width}px`);
    picture.style.setProperty('--tile-w', `${from.width}px`);
    root.append(picture);
    const x = to.left - from.left;
    const y = to.top - from.top;
    const scale = from.width === 0 ? 1 : to.width / from.width;
    const flight = this.run(
      picture,
      [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${x / 2}px, ${y / 2 - ARC * Math.hypot(x, y)}px) scale(${(1 + scale) / 2})`, opacity: 1 },
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.4 },
      ],
      { duration },
    );
    flight.onfinish = flight.oncancel = () => picture.remove();
  }

  private run(element: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
    const animation = element.animate(frames, { easing: 'cubic-bezier(.2, .7, .2, 1)', ...timing });
    this.running.add(animation);
    animation.addEventListener('finish', () => this.running.delete(animation));
    return animation;
  }
}

function things(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-token]')];
}

function milliseconds(style: CSSStyleDeclaration, name: string): number {
  const value = style.getPropertyValue(name).trim();
  return parseFloat(value) * (value.endsWith('ms') ? 1 : 1000) || 0;
}
