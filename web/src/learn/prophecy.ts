import type { View } from '../games/prophecy/shown';
import type { Course } from './lessons';

const BAR = '.answers';
const RIVALS = '.tabs button:nth-of-type(3)'; // on a phone the rivals are there

export const prophecy: Course = {
  turn: 'move',
  lessons: [
    { id: 'welcome', when: {}, points: ['section.map'], from: 1 },
    {
      id: 'character',
      when: { prompt: 'keep_character' },
      points: ['section.draft'],
      deed: true,
      from: 1,
      later: true,
    },
    {
      id: 'sheet',
      when: { view: (view: View, seat) => view.players[seat]?.character != null },
      points: ['section.sheet'],
      from: 1,
    },
    { id: 'move', when: { prompt: 'move' }, points: ['section.map'], deed: true, from: 1 },
    { id: 'kind', when: { prompt: 'choose_kind' }, points: ['section.fight', BAR], deed: true, from: 5, later: true },
    { id: 'dice', when: { prompt: 'declare' }, points: ['section.fight', BAR], deed: true, from: 4, later: true },
    {
      id: 'learn',
      when: { prompt: 'act', offer: 'learn' },
      points: ['section.here'],
      deed: true,
      from: 5,
      later: true,
    },
    { id: 'buy', when: { prompt: 'act', offer: 'buy' }, points: ['section.here'], deed: true, from: 6, later: true },
    { id: 'act', when: { prompt: 'act' }, points: ['section.here'], deed: true, from: 3, later: true },
    { id: 'gear', when: { prompt: 'choose_gear' }, points: [BAR], deed: true },
    { id: 'chance', when: { event: 'chance' }, points: ['section.map'], from: 2 },
    { id: 'rivals', when: { event: 'moved' }, points: ['.rivals', RIVALS], from: 2 },
    {
      id: 'sphere',
      when: { prompt: 'move', offer: 'attack_sphere' },
      points: ['[data-sphere]'],
      deed: true,
      from: 4,
      later: true,
    },
    {
      id: 'maps',
      when: { view: (view: View) => view.ring.some((field) => field.piece) },
      points: ['[data-field="treasure_island"]'],
      from: 6,
      later: true,
    },
    {
      id: 'water',
      when: { view: (view: View) => view.water?.gate != null },
      points: ['section.realm'],
      from: 7,
      later: true,
    },
    { id: 'swim', when: { prompt: 'water_move' }, points: ['section.realm'], deed: true },
    {
      id: 'end',
      when: { view: (view: View) => view.players.some((player) => player.artifacts.length > 0) },
      points: ['section.sheet', RIVALS],
      from: 8,
      later: true,
    },
    { id: 'draw', when: { event: 'fight_drawn', own: true }, points: ['section.here'] },
    { id: 'death', when: { event: 'died', own: true }, points: ['section.sheet'] },
  ],
};
