import { expect, test } from 'vitest';

import { moments } from './moments';
import type { GameEvent, Room, View } from './shown';

const library = { room: 'library', chest: 1, fresh: {}, resting: {} } as Partial<Room> as Room;
const vault = { room: 'vault', chest: 4, fresh: {}, resting: {} } as Partial<Room> as Room;
const before = { rooms: [library, vault], wave: 1, preview: [] } as Partial<View> as View;
const now = { rooms: [{ ...library, chest: null }, vault], wave: 2, preview: [] } as Partial<View> as View;

test('each thing that happens is shown as its event tells, and the last one is the view itself', () => {
  const fresh: GameEvent[] = [
    {
      event: 'hero_deployed',
      hero: 'rogue',
      room: 'library',
      scene: { rooms: [{ room: 'library', fresh: { rogue: 1 } }] },
    },
    {
      event: 'chest_opened',
      room: 'library',
      value: 1,
      effect: 'curse',
      scene: { rooms: [{ room: 'library', fresh: {}, resting: { rogue: 1 }, chest: null }] },
    },
    { event: 'second_wave', count: 9 },
  ];
  const seen = moments(before, now, fresh);
  expect(seen.map(({ events }) => events)).toEqual([1, 2]);
  const views = seen.map(({ view }) => view as View);
  expect(views.map(({ rooms }) => rooms[0])).toEqual([
    { ...library, fresh: { rogue: 1 } },
    { ...library, resting: { rogue: 1 }, chest: null },
  ]);
  expect(views.map(({ rooms, wave }) => [rooms[1], wave])).toEqual([
    [vault, 1],
    [vault, 1],
  ]);
});

test('what an event brings about is seen together with it', () => {
  const fresh: GameEvent[] = [
    { event: 'trap_sprung', room: 'library' },
    { event: 'hero_gone', hero: 'rogue', room: 'library', scene: { wave: 2 } },
    { event: 'heroes_wait', room: 'vault', count: 1 },
    { event: 'turn_began', seat: 0, clan: 'imps' },
  ];
  expect(moments(before, now, fresh).map(({ view, events }) => [(view as View).wave, events])).toEqual([
    [2, 2],
    [2, 3],
  ]);
});
