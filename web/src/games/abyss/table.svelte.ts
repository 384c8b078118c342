/** What the parts of the board ask: the view, what is legal now, and the words for both. */
import { arranged, type Lay, type Token } from '../../lib/tokens';
import type { BoardProps, Offer } from '../board';
import { BoardTable } from '../table.svelte';
import type { Player, View } from './shown';
import { offerWords } from './words';

export class Table extends BoardTable<View> {
  private before: Lay = new Map();
  private beheld = -1; // whose tokens these are
  /** copies that were tapped: of two equal cards, the one under the finger lifts */
  private readonly tapped = new Set<string>();

  private readonly offers = $derived(
    new Map(this.offered.map((offer) => [keyOf(offer.name, Object.values(offer.arguments)[0]), offer])),
  );

  /** Whose things lie in the lower part: the viewer's own; who watches sees those of the player whose turn it is. */
  readonly owner = $derived.by(() => this.props.seat ?? this.view.turn);
  readonly paying = $derived(this.view.bill !== null);
  /** Who pays, or has paid and chooses the ally that stays. */
  readonly payer = $derived(this.view.turn);

  /** The lord that is being paid for, as far as the viewer is told. */
  readonly wanted = $derived(this.view.bill?.due?.lord ?? null);

  /** The allies with their tokens; `lifted` are those of the viewer's payment, and those chosen for it or to be discarded. */
  readonly lay = $derived.by(() => {
    const player = this.own;
    const hand = player.hand.filter((card) => card !== null);
    const lifted = this.payer === this.owner ? [...this.view.payment, ...player.marked] : player.marked;
    for (const card of player.marked) hand.splice(hand.indexOf(card), 1);
    const zones = { track: this.view.track, hand, lifted, affiliated: player.affiliated };
    if (this.owner !== this.beheld) this.before = new Map([['track', this.before.get('track') ?? []]]);
    this.beheld = this.owner;
    this.before = arranged('ally', this.before, zones, this.tapped);
    if (lifted.length === 0) this.tapped.clear();
    return this.before;
  });

  get own(): Player {
    return this.player(this.owner);
  }
  get standing(): BoardProps['standing'] {
    return this.props.result ?? this.props.standing;
  }

  player(seat: number): Player {
    const player = this.view.players[seat];
    if (player === undefined) throw new Error(`The view has no player ${seat}.`);
    return player;
  }

  tokens(zone: 'track' | 'hand' | 'lifted' | 'affiliated'): Token[] {
    return this.lay.get(zone) ?? [];
  }

  /** The legal answer of this name, for instance `recruit` with a lord. */
  offer(name: string, value?: string | number): Offer | undefined {
    return this.offers.get(keyOf(name, value));
  }

  /** The first of several answers that is legal. */
  anyOffer(names: string[], value?: string | number): Offer | undefined {
    for (const name of names) {
      const offer = this.offer(name, value);
      if (offer !== undefined) return offer;
    }
    return undefined;
  }

  has(name: string): boolean {
    return [...this.offers.values()].some((offer) => offer.name === name);
  }

  /** What a click does; undefined if nothing, and then the thing is no button. */
  click(offer: Offer | undefined, token?: string): (() => void) | undefined {
    if (offer === undefined) return undefined;
    return () => {
      if (token !== undefined && offer.name === 'take_back') this.tapped.delete(token);
      else if (token !== undefined) this.tapped.add(token);
      this.props.pick(offer.action);
    };
  }

  /** The accessible name of a thing: what a click does, then what it is. */
  label(offer: Offer | undefined, description: string): string {
    if (offer === undefined || offer.name === 'ally' || offer.name === 'location' || offer.name === 'lord')
      return description;
    return `${offerWords(this.say, offer)}. ${description}`;
  }

  /** Whether others touched it since the viewer's last decision. */
  last(...ids: string[]): boolean {
    return ids.some((id) => this.props.last.has(id));
  }

  hint(offer: Offer | undefined): number | undefined {
    return offer === undefined ? undefined : this.props.hints.get(offer.action);
  }
}

function keyOf(name: string, value: string | number | undefined): string {
  return `${name} ${value ?? ''}`;
}
