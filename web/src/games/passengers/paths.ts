/** Where passengers come from: out of the viewer's own hand, or from whoever placed them. What leaves with a lost boat drifts away. */
import type { Paths } from '../../lib/motion';
import type { View } from './shown';

export function pathsOf(view: View, me: number | null): Paths {
  return {
    source(token, zone) {
      const laid = view.passengers.find((each) => token === `passenger-${each.passenger}`);
      if (laid === undefined || !zone.startsWith('boat')) return null;
      return laid.laid_by === me && laid.owner !== null ? '[data-goal="hand"]' : `[data-goal="seat-${laid.laid_by}"]`;
    },
    goal: () => null,
    pearls: [],
  };
}
