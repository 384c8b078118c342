/** What the parts of the board ask: the view, what is legal now and where, what is looked at, and the words for it. */
import type { Offer } from '../board';
import { BoardTable } from '../table.svelte';
import type { Player } from './shown';
import { lastThrow } from './story';
import type { Throw, View } from './view';

/** The cell in a direction from where the viewer swims, or `ashore`. */
export function swimGoal(view: View, direction: string): string | undefined {
  return view.reach.find(({ by }) => by === direction)?.place;
}

const BY_FIELD = ['walk', 'ride', 'ship', 'gate', 'go_to'];

export class Table extends BoardTable<View> {
  /** a place that the player looks at: a field, `sphere_2`, `b3`; null is where the viewer's figure stands */
  looked = $state<string | null>(null);
  /** a thing of which several uses are offered and whose list is open */
  open = $state<string | null>(null);

  get asked(): string {
    return this.props.prompt?.name ?? '';
  }
  get last(): Set<string> {
    return this.props.last;
  }
  get names(): string[] {
    return this.props.names;
  }
  get own(): Player | null {
    return this.seat === null ? null : (this.view.players[this.seat] ?? null);
  }
  /** Whose figures the odds are: the viewer's, or those of the player whose turn it is. */
  get hero(): number {
    return this.seat ?? this.view.turn;
  }
  get place(): string | null {
    return this.view.players[this.hero]?.place ?? null;
  }
  /** The place that the panel is about. */
  get shown(): string | null {
    return this.looked ?? this.place;
  }

  player(seat: number): Player {
    const player = this.view.players[seat];
    if (player === undefined) throw new Error(`The view has no player ${seat}.`);
    return player;
  }

  /** The letter on a figure: the first of the name that no one before has. */
  letter(seat: number): string {
    const letters: string[] = [];
    for (const name of this.props.names) {
      const own = [...name.toLocaleUpperCase()].filter((each) => /\p{L}/u.test(each));
      letters.push(own.find((each) => !letters.includes(each)) ?? own[0] ?? '?');
    }
    return letters[seat] ?? '?';
  }

  pick(offer: Offer): void {
    this.open = null;
    this.looked = null;
    this.props.pick(offer.action);
  }

  hint(offer: Offer): number | undefined {
    return this.props.hints.get(offer.action);
  }

  // What is legal where

  field(name: string): Offer[] {
    const found = this.offered.filter(
      (offer) =>
        (BY_FIELD.includes(offer.name) && offer.arguments.field === name) ||
        (offer.name === 'guild' && offer.arguments.guild === name),
    );
    return this.asked === 'move' && this.place === name ? [...found, ...this.named('stay')] : found;
  }

  sphere(sphere: number): Offer[] {
    const here = this.view.spheres[sphere - 1]?.fields.includes(this.place ?? '') ?? false;
    return [
      ...(here ? this.named('attack_sphere') : []),
      ...this.offered.filter((offer) => offer.name === 'sphere' && offer.arguments.sphere === sphere),
    ];
  }

  cell(name: string): Offer[] {
    return this.offered.filter((offer) => {
      if (offer.name === 'cell') return offer.arguments.cell === name;
      if (offer.name === 'swim') return this.swimsTo(offer) === name;
      return offer.name === 'stay' && this.own?.under_water === true && this.place === name;
    });
  }

  /** The ways out of the realm from the viewer's own cell. */
  get ashore(): Offer[] {
    return this.offered.filter((offer) => offer.name === 'swim' && this.swimsTo(offer) === 'ashore');
  }

  /** Where a direction leads. */
  swimsTo(offer: Offer): string | undefined {
    return swimGoal(this.view, String(offer.arguments.direction));
  }

  card(card: string, ...names: string[]): Offer[] {
    return this.offered.filter(
      (offer) => offer.arguments.card === card && (names.length === 0 || names.includes(offer.name)),
    );
  }

  against(seat: number): Offer[] {
    return this.offered.filter((offer) => offer.arguments.opponent === seat);
  }

  named(...names: string[]): Offer[] {
    return this.offered.filter((offer) => names.includes(offer.name));
  }

  /** One use is done at once; of several, or of one that gives something away for good, a list opens. */
  press(thing: string, offers: Offer[]): void {
    const only = offers.length === 1 ? offers[0] : undefined;
    if (only !== undefined && only.name !== 'sell') this.pick(only);
    else this.open = this.open === thing ? null : thing;
  }

  /** The last throw of the hero, to be shown until the next round. */
  readonly thrown = $derived.by<Throw | null>(() => lastThrow(this.props.events, this.hero));
}
