/** A move of the invasion brings a chain of events. Here the views in between are put together, one for each thing that happens, so that
    it can be followed: each event tells in its `scene` what it has changed. */
import type { Moment } from '../board';
import type { GameEvent, Scene, View } from './shown';

/** Events that are worth a look of their own. */
const SCENES: string[] = [
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
const OUTCOMES: string[] = ['hero_gone', 'hero_wounded', 'monster_wounded', 'monster_gone', 'deployed', 'chest_gone'];

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
    for (const event of fresh.slice(done, end)) view = after(view, event.scene);
    done = end;
    drawn.push({ view, events: end });
  }
  if (done === fresh.length) drawn.pop(); // the view itself shows the last one
  return drawn;
}

function after(view: View, scene: Scene | undefined): View {
  if (scene === undefined) return view;
  const { rooms = [], ...others } = scene;
  const changed = new Map(rooms.map((room) => [room.room, room]));
  return { ...view, ...others, rooms: view.rooms.map((room) => ({ ...room, ...changed.get(room.room) })) };
}
