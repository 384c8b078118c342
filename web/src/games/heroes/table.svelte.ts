/** What the parts of the board ask: the view, what is legal now, and the words for both. */
import { arranged, type Lay } from '../../lib/tokens';
import type { BoardProps, GameEvent, Offer } from '../board';
import { BoardTable } from '../table.svelte';
import type { Player, Room, Targets, View } from './shown';
import { heroOrder, listed, type Hero } from './view';
import { offerWords } from './words';

export type Awake = Targets['states'][number];

export interface HeroToken {
  id: string;
  hero: Hero;
  state: Awake;
}

/** Questions whose `card` lies in the loot display, not in the hand. */
const OF_DISPLAY = ['keep_loot', 'take_loot', 'replace_loot'];
/** Questions whose `clan` is the one that answers. */
const OF_CLAN = ['keep_loot', 'place_monster', 'play_cards', 'defend', 'deploy_here', 'discard_card'];
/** Questions that spread the asker's figures: a figure that has come is taken back by itself, its room takes one more. */
const SPREADING = ['place_monster', 'ambush'];
const ROOM_DEEDS = ['room', 'activate', 'move', 'melee', 'ranged'];

export class Table extends BoardTable<View> {
  /** the symbol of the card in play that was picked, by its number among those left */
  sign = $state<number | null>(null);
  /** the room whose deeds are on offer in a menu */
  open = $state<string | null>(null);
  /** the room that is looked at: its forecast is drawn */
  pointed = $state<string | null>(null);
  /** the clan that is looked at, for who leads several */
  beheld = $state<number | null>(null);

  private before: Lay = new Map();
  private dealt: Lay = new Map(); // the cards
  private dealtTo = -1;

  /** The clans of the viewer; who watches has none. */
  readonly mine = $derived.by(() =>
    this.view.players.flatMap((player, index) => (player.seat === this.props.seat ? [index] : [])),
  );

  /** Whose hand lies below: that of the viewer's clan that is asked, or whose turn it is; who watches sees the active one. */
  readonly owner = $derived.by(() => {
    if (this.mine.length === 0) return this.view.player;
    const clan = OF_CLAN.includes(this.prompt?.name ?? '') ? this.prompt?.facts.clan : undefined;
    const asked = this.mine.find((index) => this.view.players[index]?.clan === clan && clan !== undefined);
    if (asked !== undefined) return asked;
    if (this.beheld !== null && this.mine.includes(this.beheld)) return this.beheld;
    return this.mine.includes(this.view.player) ? this.view.player : this.mine[0]!;
  });

  /** The heroes of every room, each with its token. */
  readonly heroes = $derived.by(() => {
    const lying = new Map(this.view.rooms.map((room) => [room.room, heroesIn(room)]));
    this.before = arranged(
      'hero',
      this.before,
      Object.fromEntries([...lying].map(([room, all]) => [room, all.map((each) => each.hero)])),
    );
    return new Map(
      [...lying].map(([room, all]) => [
        room,
        all.map((each, index) => ({ ...each, id: this.before.get(room)![index]!.id })),
      ]),
    );
  });

  /** The cards in sight, each with its token: the hand below, the card in play and the loot on display. */
  readonly cards = $derived.by(() => {
    const played = this.inPlay ? [this.view.card!.card] : [];
    const zones = {
      hand: this.own.hand,
      play: played,
      display: this.view.loot.display,
    };
    if (this.owner !== this.dealtTo) this.dealt = new Map([['display', this.dealt.get('display') ?? []]]);
    this.dealtTo = this.owner;
    this.dealt = arranged('card', this.dealt, zones);
    return this.dealt;
  });

  /** Whether the card in play is that of the hand below. */
  get inPlay(): boolean {
    return this.view.card !== null && this.view.player === this.owner;
  }
  get own(): Player {
    return this.view.players[this.owner]!;
  }
  private get spreading(): boolean {
    return SPREADING.includes(this.prompt?.name ?? '');
  }
  get result(): BoardProps['result'] {
    return this.props.result;
  }

  tell(event: GameEvent): string {
    return this.props.tell(event);
  }

  room(name: unknown): Room | undefined {
    return this.view.rooms.find((room) => room.room === name);
  }

  /** The legal answer of this name, for instance `play` with a card. */
  offer(name: string, value?: unknown): Offer | undefined {
    return this.offered.find(
      (offer) => offer.name === name && (value === undefined || Object.values(offer.arguments)[0] === value),
    );
  }

  /** What can be done with a room now; only what the picked symbol does, if one is picked. */
  deeds(room: string): Offer[] {
    const text = this.sign === null ? undefined : this.view.card?.left[this.sign];
    const picked = text === undefined ? undefined : this.view.card?.answers[text];
    return this.offered.filter(
      (offer) =>
        (ROOM_DEEDS.includes(offer.name) || (offer.name === 'take_back_room' && !this.spreading)) &&
        offer.arguments.room === room &&
        (picked === undefined || picked.includes(offer.action)),
    );
  }

  /** The answers that carry out a symbol of the card in play. */
  carriers(text: string): Offer[] {
    const answers = this.view.card?.answers[text] ?? [];
    return this.prompt?.name === 'symbols' ? this.offered.filter((offer) => answers.includes(offer.action)) : [];
  }

  /** The answer that a hero's token gives. */
  heroOffer(room: string, { hero, state }: HeroToken): Offer | undefined {
    const { targets } = this.view;
    return targets?.room === room && targets.states.includes(state) ? this.offer('hero', hero) : undefined;
  }

  /** The answer that monsters of a clan in a room give. */
  bandOffer(room: string, clan: string): Offer | undefined {
    if (this.spreading) return clan === this.own.clan ? this.offer('take_back_room', room) : undefined;
    return this.prompt?.facts.room === room ? this.offer('victim', clan) : undefined;
  }

  /** The answer that a resource or a trap in a room gives. */
  tokenOffer(room: string, token: string): Offer | undefined {
    if (this.prompt?.facts.room !== room) return undefined;
    return (
      this.offer('carry', token) ??
      (this.prompt.name === 'destroy_resource' ? this.offer('resource', token) : undefined)
    );
  }

  /** The answer that a card gives where it lies. */
  cardOffer(zone: 'hand' | 'display', card: string): Offer | undefined {
    return OF_DISPLAY.includes(this.prompt?.name ?? '') === (zone === 'display') ? this.offer('card', card) : undefined;
  }

  /** Whether a room is among several that are being chosen. */
  isChosen(room: string): boolean {
    return !this.spreading && this.offer('take_back_room', room) !== undefined;
  }

  /** Which cards of the display are among several that are being chosen, by their places: of equal ones the first. */
  readonly chosenLoot = $derived.by(() => {
    const cards = this.prompt?.name === 'replace_loot' ? (this.prompt.facts.cards as string[]) : [];
    const { display } = this.view.loot;
    return display.map((card, place) => {
      const copies = display.slice(0, place).filter((other) => other === card).length;
      return copies < cards.filter((other) => other === card).length;
    });
  });

  pick(offer: Offer): void {
    this.open = null;
    this.props.pick(offer.action);
  }

  /** What a click does; undefined if nothing, and then the thing is no button. */
  click(offer: Offer | undefined): (() => void) | undefined {
    return offer && (() => this.pick(offer));
  }

  /** The accessible name of a thing: what a click does, then what it is. */
  label(offer: Offer | undefined, description: string): string {
    if (offer === undefined || ['card', 'hero', 'victim', 'resource', 'room'].includes(offer.name)) return description;
    return `${offerWords(offer)}. ${description}`;
  }

  hint(offer: Offer | undefined): number | undefined {
    return offer === undefined ? undefined : this.props.hints.get(offer.action);
  }

  /** Whether others touched it since the viewer's last decision. */
  last(...ids: string[]): boolean {
    return ids.some((id) => this.props.last.has(id));
  }
}

function heroesIn(room: Room): { hero: Hero; state: Awake }[] {
  const states: Awake[] = ['fresh', 'active', 'resting'];
  return states.flatMap((state) => listed(room[state], heroOrder).map((hero) => ({ hero, state })));
}
