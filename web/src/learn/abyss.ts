import type { View } from '../games/abyss/shown';
import type { Course } from './lessons';

const BAR = '.answers';
const OWN = '.tabs button:nth-of-type(2)'; // on a phone the player's own things lie there

export const abyss: Course = {
  turn: 'choose_action',
  lessons: [
    { id: 'welcome', when: {}, points: ['section.court'], from: 1 },
    { id: 'buy', when: { prompt: 'offer_ally' }, points: ['section.explore'], deed: true, from: 6 },
    { id: 'turn', when: { prompt: 'choose_action' }, points: [BAR], deed: true, from: 1 },
    {
      id: 'recruit',
      when: { prompt: 'choose_action', offer: 'recruit' },
      points: ['section.court'],
      deed: true,
      from: 7,
      later: true,
    },
    { id: 'pay', when: { prompt: 'pay_for_lord' }, points: ['section.hand'], deed: true, from: 8, later: true },
    {
      id: 'affiliate',
      when: { event: 'affiliated', own: true },
      points: ['section.affiliated', OWN],
      from: 8,
      later: true,
    },
    { id: 'explore', when: { prompt: 'ally_revealed' }, points: ['section.explore'], deed: true, from: 3 },
    {
      id: 'monster',
      when: { prompt: 'monster_revealed' },
      points: ['section.threat'],
      deed: true,
      from: 4,
      later: true,
    },
    { id: 'reward', when: { prompt: 'choose_reward' }, points: ['section.threat'], deed: true },
    {
      id: 'council',
      when: { prompt: 'choose_action', offer: 'support' },
      points: ['section.council'],
      deed: true,
      from: 3,
    },
    { id: 'lords', when: { event: 'lord_arrived', own: true }, points: ['section.lords', OWN], from: 9, later: true },
    { id: 'location', when: { prompt: 'control_location' }, points: ['section.available'], deed: true },
    {
      id: 'keys',
      when: { view: (view: View, seat) => (view.players[seat]?.keys ?? 0) > 0 },
      points: ['section.lords .keys', 'section.available', OWN],
      from: 5,
    },
    {
      id: 'plot',
      when: { prompt: 'choose_action', offer: 'plot' },
      points: ['section.court [data-source="lord"]', 'section.court'],
      deed: true,
      from: 4,
    },
    { id: 'refill', when: { event: 'court_refilled' }, points: ['section.court'] },
    {
      id: 'end',
      when: { view: (view: View) => view.finisher !== null },
      points: ['section.points', 'section.affiliated', OWN],
      from: 6,
    },
  ],
};
