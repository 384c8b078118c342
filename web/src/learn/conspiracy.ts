import type { View } from '../games/conspiracy/shown';
import type { Course } from './lessons';

const BAR = '.answers';

export const conspiracy: Course = {
  turn: 'recruit',
  lessons: [
    { id: 'welcome', when: {}, points: ['.pyramid'], from: 1 },
    {
      id: 'draw',
      when: { prompt: 'recruit', offer: 'draw' },
      points: ['.piles [data-source="lord"]', BAR],
      deed: true,
      from: 1,
    },
    { id: 'keep', when: { prompt: 'keep_lord' }, points: ['section.tray'], deed: true, from: 3, later: true },
    { id: 'coalition', when: { event: 'placed_lord', own: true }, points: ['.pyramid'], from: 2 },
    { id: 'keys', when: { view: (view: View, seat) => unspent(view, seat) > 0 }, points: ['p.keys'], from: 4 },
    {
      id: 'piles',
      when: { prompt: 'recruit', offer: 'take_pile' },
      points: ['section:has(> .piles)'],
      deed: true,
      from: 3,
    },
    {
      id: 'location',
      when: { prompt: 'control_location' },
      points: ['section:has(> .locations)'],
      deed: true,
      from: 5,
      later: true,
    },
    { id: 'swap', when: { prompt: 'swap_lords' }, points: ['.pyramid'], deed: true },
    { id: 'forced', when: { event: 'must_draw', own: true }, points: ['section:has(> .piles)'] },
    { id: 'pearls', when: { event: 'gained_pearls' }, points: ['section.pearls'], from: 5 },
    {
      id: 'coats',
      when: { view: (view: View, seat) => (view.chambers[seat]?.places.length ?? 0) >= 2 },
      points: ['.pyramid .seal', '.pyramid'],
      from: 4,
    },
    { id: 'reveal', when: { event: 'revealed_lord' }, points: ['section:has(> .piles)'] },
    { id: 'end', when: { event: 'last_round' }, points: ['section.tally', 'section.chamber header'], from: 4 },
  ],
};

function unspent(view: View, seat: number): number {
  const keys = view.chambers[seat]?.unspent;
  return keys === undefined ? 0 : keys.silver + keys.gold;
}
