/** Equal lords have no names of their own. Here each gets one that it keeps from zone to zone, so that its way can be shown. */
import type { View } from './shown';
import { COLOURS } from './view';

export interface Token {
  token: string;
  id: string;
}

/** Lords by zone: 'drawn', 'held', 'aside', 'pile-blue' …, 'chamber-0' … */
export type Zones = Map<string, Token[]>;

export class Tokens {
  private seen: View | null = null;
  private zones: Zones = new Map();
  private made = 0;

  of(view: View): Zones {
    if (view !== this.seen) {
      this.zones = this.follow(contents(view));
      this.seen = view;
    }
    return this.zones;
  }

  private follow(now: Map<string, string[]>): Zones {
    const left = new Map([...this.zones].map(([zone, tokens]) => [zone, tokens.slice()]));
    const next = new Map([...now].map(([zone, ids]) => [zone, ids.map(() => undefined as Token | undefined)]));
    // Who stayed in place, who stayed in the zone, who came from another, and who is new.
    this.each(now, next, (zone, index, id) =>
      left.get(zone)?.[index]?.id === id ? this.taken(left, zone, index) : undefined,
    );
    this.each(now, next, (zone, _, id) => this.takenFrom(left, zone, id));
    this.each(now, next, (_, __, id) =>
      [...left.keys()].reduce<Token | undefined>((found, zone) => found ?? this.takenFrom(left, zone, id), undefined),
    );
    this.each(now, next, (_, __, id) => ({ token: `lord-${(this.made += 1)}`, id }));
    return next as Zones;
  }

  private each(
    now: Map<string, string[]>,
    next: Map<string, (Token | undefined)[]>,
    choose: (zone: string, index: number, id: string) => Token | undefined,
  ): void {
    for (const [zone, ids] of now) {
      const tokens = next.get(zone)!;
      for (const [index, id] of ids.entries()) tokens[index] ??= choose(zone, index, id);
    }
  }

  private taken(left: Map<string, (Token | undefined)[]>, zone: string, index: number): Token | undefined {
    const tokens = left.get(zone)!;
    const token = tokens[index];
    tokens[index] = undefined;
    return token;
  }

  private takenFrom(left: Map<string, (Token | undefined)[]>, zone: string, id: string): Token | undefined {
    const index = left.get(zone)?.findIndex((token) => token?.id === id) ?? -1;
    return index < 0 ? undefined : this.taken(left, zone, index);
  }
}

function contents(view: View): Map<string, string[]> {
  return new Map([
    ['drawn', view.drawn_lords],
    ['held', view.held],
    ['aside', view.aside],
    ...COLOURS.map((colour): [string, string[]] => [`pile-${colour}`, view.piles[colour]]),
    ...view.chambers.map((chamber, seat): [string, string[]] => [
      `chamber-${seat}`,
      chamber.places.map(({ lord }) => lord),
    ]),
  ]);
}
