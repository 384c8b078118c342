/** Where things come from and go to, read off two views. */
import type { Paths } from '../../lib/motion';
import type { Room, View } from './shown';

const inRoom = (room: string | undefined): string | null => (room === undefined ? null : `[data-room="${room}"]`);

export function pathsBetween(before: View, now: View, owner: number): Paths {
  const old = new Map(before.rooms.map((room) => [room.room, room]));
  /** The rooms that have gained or lost some of a thing. */
  const changed = (count: (room: Room) => number, sign: 1 | -1): string[] =>
    now.rooms
      .filter((room) => sign * (count(room) - (old.has(room.room) ? count(old.get(room.room)!) : 0)) > 0)
      .map((room) => room.room);
  const counter = (token: string): ((room: Room) => number) | null => {
    const [kind = '', name = ''] = token.split('-');
    if (kind === 'band') return (room) => room.monsters.find((band) => band.clan === name)?.wounds.length ?? 0;
    return kind === 'hero' || kind === 'card' || kind === 'enemy' || kind === 'chest'
      ? null
      : (room) => room.tokens[kind] ?? 0;
  };
  const owned = (seat: number): string => (seat === owner ? '[data-goal="hand"]' : `[data-goal="player-${seat}"]`);
  const other = (token: string, sign: 1 | -1): string | null => {
    const count = counter(token);
    return count === null ? null : inRoom(changed(count, sign)[0]);
  };
  const taker = now.players.findIndex(
    (player, index) => player.discard.length > (before.players[index]?.discard.length ?? 0),
  );

  return {
    source(token, zone) {
      if (token.startsWith('enemy-')) return '[data-source="enemy"]';
      if (token.startsWith('card-'))
        return zone === 'display' ? '[data-source="loot"]' : zone === 'hand' ? '[data-goal="pile"]' : null;
      return other(token, -1);
    },
    goal(token, zone) {
      if (token.startsWith('card-'))
        return zone === 'display' && taker >= 0 ? owned(taker) : zone === 'display' ? '[data-source="loot"]' : null;
      return other(token, 1);
    },
    pearls: [],
    copies: travels(before, now),
  };
}

/** Figures that go from one room to another where others of their clan stay behind: the plate stays, a copy of it goes. */
function travels(before: View, now: View): Paths['copies'] {
  return now.players.flatMap(({ clan }) => {
    const change = now.rooms.map((room) => {
      const count = (rooms: Room[]): number =>
        rooms.find((each) => each.room === room.room)?.monsters.find((band) => band.clan === clan)?.wounds.length ?? 0;
      return {
        room: room.room,
        by: count(now.rooms) - count(before.rooms),
        stays: count(now.rooms) > 0 && count(before.rooms) > 0,
      };
    });
    const [from, to] = [change.find(({ by }) => by < 0), change.find(({ by }) => by > 0)];
    if (from === undefined || to === undefined || !from.stays || !to.stays) return [];
    return [
      {
        thing: `[data-token="band-${clan}-${from.room}"]`,
        from: `[data-token="band-${clan}-${from.room}"]`,
        to: `[data-token="band-${clan}-${to.room}"]`,
      },
    ];
  });
}
