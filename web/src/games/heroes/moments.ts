/** A move of the invasion brings a chain of events. Here the views in between are drawn up, one for each thing that happens, so that it
    can be followed. They are pictures, not positions: the view that follows them is the server's and corrects whatever was drawn roughly. */
import type { GameEvent, Moment } from '../board';
import type { Room, View } from './shown';
import { heroOrder, listed, sum, type Counts, type Hero, type TokenKind } from './view';

/** Events that are worth a look of their own. */
const SCENES = [
  'enemy_revealed',
  'hero_deployed',
  'no_token',
  'trap_disarmed',
  'archer_shot',
  'resource_lost',
  'trap_sprung',
  'encouraged',
  'hero_attacked',
  'defended',
  'chest_opened',
  'heroes_wait',
  'heroes_charged',
  'resource_paid',
  'frog_bit',
  'frog_came',
  'dark',
  'chest_confiscated',
  'gambled',
  'second_wave',
];
/** What such an event brings about is seen together with it. */
const OUTCOMES = ['hero_gone', 'hero_wounded', 'monster_wounded', 'monster_gone', 'deployed'];

export function moments(before: View, now: View, fresh: GameEvent[]): Moment[] {
  const scenes = fresh.flatMap((event, index) => (SCENES.includes(event.event) ? [index] : []));
  if (scenes.length < 2) return [];
  const drawn: Moment[] = [];
  let view: View = {
    ...now,
    rooms: before.rooms,
    enemy: before.enemy,
    players: before.players,
    wave: before.wave,
    card: null,
    preview: [],
  };
  let done = 0;
  for (const scene of scenes) {
    let end = scene + 1;
    while (OUTCOMES.includes(fresh[end]?.event ?? '')) end += 1;
    for (const event of fresh.slice(done, end)) view = after(view, now, event);
    done = end;
    drawn.push({ view, events: end });
  }
  if (done === fresh.length) drawn.pop(); // the view itself shows the last one
  return drawn;
}

function after(view: View, now: View, event: GameEvent): View {
  const change = changes[event.event];
  if (event.event === 'enemy_revealed') return { ...view, enemy: revealed(view, String(event.enemy)) };
  if (event.event === 'second_wave') return { ...view, enemy: now.enemy, wave: now.wave };
  if (change === undefined) return view;
  const rooms = structuredClone(view.rooms);
  const find = (name: unknown): Room | undefined => rooms.find((room) => room.room === name);
  const here = find(event.room);
  if (here !== undefined) change(here, event, find((event.rooms as string[] | undefined)?.[0]));
  return { ...view, rooms };
}

function revealed(view: View, card: string): View['enemy'] {
  const { deck, left, discard } = view.enemy;
  return {
    ...view.enemy,
    deck: Math.max(0, deck - 1),
    left: { ...left, [card]: Math.max(0, (left[card] ?? 0) - 1) },
    discard: [...discard, card],
  };
}

type Change = (room: Room, event: GameEvent, other: Room | undefined) => void;

const changes: Record<string, Change> = {
  hero_deployed: (room, event) => add(room.fresh, event.hero as Hero),
  hero_gone: (room, event) =>
    void [room.fresh, room.active, room.resting].some((heap) => take(heap, event.hero as Hero)),
  trap_disarmed: (room) => void take(room.tokens, 'trap'),
  trap_sprung: (room) => void take(room.tokens, 'trap'),
  resource_lost: (room, event) => void take(room.tokens, event.token as TokenKind),
  resource_paid: (room, event) => void take(room.tokens, event.token as TokenKind),
  frog_bit: (room) => void take(room.tokens, 'frog'),
  frog_came: (room) => add(room.tokens, 'frog'),
  encouraged: (room) => {
    pour(room.fresh, room.active);
    pour(room.resting, room.active);
  },
  hero_attacked: (room, event) => tire(room, event.hero as Hero),
  heroes_wait: (room) => {
    pour(room.fresh, room.resting);
    pour(room.active, room.resting);
  },
  heroes_charged: (room, event, to) => {
    if (to === undefined) return;
    const running = [...listed(room.fresh, heroOrder), ...listed(room.active, heroOrder)].slice(0, Number(event.count));
    for (const hero of running) {
      if (!take(room.fresh, hero)) take(room.active, hero);
      add(to.fresh, hero);
    }
  },
  chest_opened: (room, event) => {
    room.chest = null;
    for (const hero of listed(room.active, heroOrder).slice(0, Number(event.value))) tire(room, hero);
  },
  chest_confiscated: (room) => void (room.chest = null),
  monster_wounded: (room, event) => {
    const band = room.monsters.find((each) => each.clan === event.clan);
    if (band !== undefined) band.wounds = [...band.wounds.slice(1), (band.wounds[0] ?? 0) + 1].sort((a, b) => a - b);
  },
  monster_gone: (room, event) => {
    room.monsters = room.monsters.flatMap((band) => {
      const wounds = band.clan === event.clan ? band.wounds.slice(0, -1) : band.wounds;
      return wounds.length > 0 ? [{ ...band, wounds }] : [];
    });
  },
};

function add(heap: Counts, name: string, count = 1): void {
  heap[name] = (heap[name] ?? 0) + count;
}

function take(heap: Counts, name: string): boolean {
  const count = heap[name] ?? 0;
  if (count > 1) heap[name] = count - 1;
  else delete heap[name];
  return count > 0;
}

function tire(room: Room, hero: Hero): void {
  if (take(room.active, hero) || take(room.fresh, hero)) add(room.resting, hero);
}

function pour(from: Counts, to: Counts): void {
  if (sum(from) === 0) return;
  for (const hero of heroOrder) {
    if (from[hero]) add(to, hero, from[hero]);
    delete from[hero];
  }
}
