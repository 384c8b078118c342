/** The end of the game in steps: the Underworld turned card by card, then what each neighbour and each group brings. */
import type { Place, Scoring, View } from './view';
import { samePlace } from './view';

export type Step =
  { turn: Place } | { group: Scoring['groups'][number] } | { pair: Scoring['neighbours'][number] } | { sides: true };

/** From the first boat up, column by column. */
export function stepsOf(view: View): Step[] {
  const { scoring } = view;
  if (scoring === null) return [];
  const turns = view.underworld.flatMap(({ round, boat }) => {
    const there = view.boats.find((each) => each.round === round && each.boat === boat);
    return (there?.seats ?? []).flatMap(({ column, passenger }) =>
      passenger === null ? [] : [{ turn: { round, boat, column } }],
    );
  });
  return [
    ...turns,
    ...scoring.groups.map((group) => ({ group })),
    ...scoring.neighbours.map((pair) => ({ pair })),
    { sides: true },
  ];
}

/** How it stands after the first steps. */
export function sums(scoring: Scoring, steps: Step[]): { guides: number; smugglers: number } {
  const found = { guides: 0, smugglers: 0 };
  const worth = (list: (Place & { points: number })[], place: Place): number =>
    list.filter((each) => samePlace(each, place)).reduce((sum, each) => sum + each.points, 0);
  for (const step of steps) {
    if ('turn' in step) {
      found.guides += worth(scoring.souls, step.turn);
      found.smugglers += worth(scoring.demons, step.turn);
    } else if ('group' in step) found.guides += step.group.points;
    else if ('pair' in step) found.smugglers += step.pair.points;
  }
  return found;
}
