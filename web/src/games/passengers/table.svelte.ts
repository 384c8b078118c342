/** What the parts of the board ask: the view, what is legal now, what is covered, and the card that is being placed. */
import type { Offer } from '../board';
import { BoardTable } from '../table.svelte';
import { secrets } from './secrets.svelte';
import type { Passenger, Place, Player, View } from './shown';
import { isPlace, placeKey, type Boat } from './view';
import { capital, words } from './words';

/** A thing that can be clicked now, and what for. */
export interface Deed {
  click: () => void;
  /** chosen already, a click takes it back */
  chosen: boolean;
}

export class Table extends BoardTable<View> {
  private wish = $state.raw<{ question: string; card: number | null; spot: string | null }>({
    question: '',
    card: null,
    spot: null,
  });

  private readonly offers = $derived(
    new Map(this.offered.map((offer) => [keyOf(offer.name, ...Object.values(offer.arguments)), offer])),
  );
  private readonly question = $derived(`${this.props.prompt?.name ?? ''} ${this.view.moves}`);
  /** Secrets are in sight: nobody else looks, or the player holds them open. */
  readonly open = $derived.by(() => !this.props.discreet || secrets.held);
  readonly placing = $derived.by(() => this.props.prompt?.name === 'place_passenger');

  get me(): number | null {
    return this.props.seat;
  }
  get sayable(): Offer[] {
    return this.props.sayable;
  }
  get discreet(): boolean {
    return this.props.discreet;
  }
  override get over(): boolean {
    return this.view.phase === 'over';
  }
  get own(): Player | null {
    return this.me === null ? null : (this.view.players[this.me] ?? null);
  }

  player(seat: number): Player {
    const player = this.view.players[seat];
    if (player === undefined) throw new Error(`The view has no player ${seat}.`);
    return player;
  }

  /** One's own seat is "you". */
  short(seat: number): string {
    return capital(this.within(seat));
  }

  /** The same within a sentence. */
  within(seat: number): string {
    return seat === this.me ? words('you') : this.name(seat);
  }

  offer(name: string, ...values: (string | number)[]): Offer | undefined {
    return this.offers.get(keyOf(name, ...values));
  }

  pick(offer: Offer): void {
    this.props.pick(offer.action);
  }

  /** Whether others touched it since the viewer's last decision. */
  last(place: Place): boolean {
    return this.props.last.has(`seat-${placeKey(place)}`);
  }

  // Placing: a card and a seat, in any order

  private get card(): number | null {
    if (!this.placing) return null;
    if (this.view.hand.length === 1) return 0;
    return this.wish.question === this.question ? this.wish.card : null;
  }

  private get spot(): string | null {
    return this.placing && this.wish.question === this.question ? this.wish.spot : null;
  }

  private choose(card: number | null, spot: string | null): void {
    const offer = card === null || spot === null ? undefined : this.placeOffer(card, ...parted(spot));
    if (offer !== undefined) this.pick(offer);
    this.wish = { question: this.question, card, spot };
  }

  private placeOffer(index: number, boat: string, column: number): Offer | undefined {
    return this.offer(this.isTwin(index) ? 'place_twin' : 'place', this.view.hand[index] ?? '', boat, column);
  }

  /** Of two equal cards the second is a twin. */
  private isTwin(index: number): boolean {
    return this.view.hand.findIndex((card) => card === this.view.hand[index]) !== index;
  }

  /** What a click on a card of the viewer's own hand does. */
  handDeed(index: number): Deed | undefined {
    if (this.placing) {
      if (this.offered.length === 0) return undefined;
      const chosen = this.card === index;
      return { chosen, click: () => this.choose(chosen && this.view.hand.length > 1 ? null : index, this.spot) };
    }
    return this.deed(this.offer(this.isTwin(index) ? 'card_twin' : 'card', this.view.hand[index] ?? ''));
  }

  /** What a click on a seat of a boat, or on its passenger, does. */
  seatDeed(place: Place): Deed | undefined {
    const { round, boat, column } = place;
    const passenger = this.offer('passenger', round, boat, column);
    if (passenger !== undefined || round !== this.view.round) return this.deed(passenger);
    const seat = this.offer('lay_shadow', boat, column) ?? this.offer('empty_seat', boat, column);
    if (seat !== undefined) return this.deed(seat);
    if (!this.placing) return undefined;
    const spot = `${boat}/${column}`;
    if (this.card !== null) {
      const offer = this.placeOffer(this.card, boat, column);
      return offer && this.deed(offer);
    }
    if (this.placeOffer(0, boat, column) === undefined) return undefined;
    const chosen = this.spot === spot;
    return { chosen, click: () => this.choose(null, chosen ? null : spot) };
  }

  private deed(offer: Offer | undefined): Deed | undefined {
    return offer && { chosen: false, click: () => this.pick(offer) };
  }

  /** What the gift in use has chosen already. */
  isChosen(place: Place): boolean {
    return this.view.gift_in_use?.chosen.some((each) => isPlace(each) && placeKey(each) === placeKey(place)) ?? false;
  }

  // Secrets

  /** A passenger as it may be drawn now: what only the viewer knows is left out while it is covered. */
  uncovered(passenger: Passenger): Passenger {
    if (this.open || passenger.how === 'revealed' || passenger.how === 'stated') return passenger;
    return { ...passenger, card: null, kind: null, colour: null, how: null };
  }
}

function keyOf(name: string, ...values: (string | number)[]): string {
  return [name, ...values].join(' ');
}

function parted(spot: string): [Boat, number] {
  const [boat, column] = spot.split('/');
  return [boat as Boat, Number(column)];
}
