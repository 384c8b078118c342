/** Where things come from: an item out of the place where the viewer's figure stands, what is sold or lost goes back there. */
import type { Paths } from '../../lib/motion';
import type { View } from './view';

export function pathsOf(view: View, seat: number | null): Paths {
  const place = seat === null ? null : view.players[seat]?.place;
  const spot = place == null ? null : `[data-field="${place}"], [data-cell="${place}"]`;
  const isThing = (token: string): boolean => !token.startsWith('figure-');
  return {
    source: (token) => (isThing(token) ? spot : null),
    goal: (token) => (isThing(token) ? spot : null),
    pearls: [],
  };
}
