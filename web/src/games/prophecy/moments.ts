/** A throw is over before the server tells of it: here it is shown for a moment, the dice on the table, and then what came of it. */
import type { GameEvent, Moment } from '../board';
import { throwAt } from './story';
import type { View } from './view';

export function moments(before: View, _now: View, fresh: GameEvent[], seat: number | null): Moment[] {
  const start = began(before);
  return fresh.flatMap((event, index) => {
    const thrown = event.event === 'dice' ? throwAt([...start, ...fresh], start.length + index) : null;
    if (thrown === null) return [];
    const view: View = { ...after(before, fresh.slice(0, index)), throw: thrown };
    const concerned = [thrown.seat, thrown.opponent].includes(seat ?? -1); // who fights may look longer
    return concerned
      ? [
          { view, events: index },
          { view, events: index + 1 },
        ]
      : [{ view, events: index + 1 }];
  });
}

/** What began a fight that is under way. */
function began({ fight }: View): GameEvent[] {
  if (fight === null) return [];
  const { seat, card, opponent, mode } = fight;
  const start: GameEvent =
    opponent !== null
      ? { event: 'duel_began', seat, opponent }
      : card !== null
        ? { event: 'fight_began', seat, card }
        : { event: 'nemesis_came', seat };
  return mode === 'will' ? [start, { event: 'called_will', seat }] : [start];
}

/** Whose turn it is and where the figures stand once this has happened. */
function after(view: View, events: GameEvent[]): View {
  return events.reduce((seen, { event, seat, field }) => {
    if (event === 'round_began' && typeof seat === 'number') return { ...seen, turn: seat, fight: null };
    return event === 'moved' && typeof seat === 'number' && typeof field === 'string' ? moved(seen, seat, field) : seen;
  }, view);
}

function moved(view: View, seat: number, field: string): View {
  const stand = (name: string, characters: number[]): number[] => [
    ...characters.filter((each) => each !== seat),
    ...(name === field ? [seat] : []),
  ];
  return {
    ...view,
    players: view.players.map((player, index) => (index === seat ? { ...player, place: field } : player)),
    ring: view.ring.map((each) => ({ ...each, characters: stand(each.field, each.characters) })),
    island: view.island && { ...view.island, characters: stand('treasure_island', view.island.characters) },
  };
}
