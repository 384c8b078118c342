import type { View } from '../games/heroes/shown';
import type { Course } from './lessons';

const OWN = '.tabs button:nth-of-type(2)'; // on a phone the player's own things lie there

export const heroes: Course = {
  turn: 'play_cards',
  lessons: [
    { id: 'welcome', when: {}, points: ['section.dungeon', '.clan-choice'], from: 1 },
    { id: 'clan', when: { prompt: 'choose_clan' }, points: ['.clan-choice'], deed: true, from: 1 },
    { id: 'place', when: { prompt: 'place_monster' }, points: ['section.dungeon'], deed: true, from: 1 },
    { id: 'defend', when: { prompt: 'defend' }, points: ['section.hand', OWN], deed: true },
    { id: 'cards', when: { prompt: 'play_cards' }, points: ['section.hand', OWN], deed: true, from: 1 },
    { id: 'symbols', when: { prompt: 'symbols' }, points: ['section.playing', OWN], deed: true, from: 2, later: true },
    { id: 'activate', when: { prompt: 'symbols', offer: 'activate' }, points: ['section.dungeon'], deed: true },
    { id: 'move', when: { prompt: 'move_to' }, points: ['section.dungeon'], deed: true },
    { id: 'carry', when: { prompt: 'carry' }, points: ['.answers'], deed: true },
    { id: 'invasion', when: { event: 'enemy_revealed' }, points: ['.invasion'], from: 2 },
    {
      id: 'lead',
      when: { prompt: 'lead_heroes' },
      points: ['.preview', 'section.dungeon'],
      deed: true,
      from: 3,
      later: true,
    },
    { id: 'loot', when: { prompt: 'take_loot' }, points: ['section.loot'], deed: true, from: 3, later: true },
    {
      id: 'gamble',
      when: { prompt: 'play_cards', offer: 'gamble', view: (view: View) => view.round > 1 },
      points: ['[data-room="catacombs"]', 'section.dungeon'],
      from: 3,
    },
    {
      id: 'end',
      when: { view: (view: View) => view.round > 2 },
      points: ['[data-room="vault"]', '.invasion'],
      from: 3,
    },
    {
      id: 'refresh',
      when: { prompt: 'play_cards', offer: 'refresh', view: (view: View) => view.round > 3 },
      points: ['section.loot'],
    },
    { id: 'trap', when: { event: 'trap_sprung' }, points: ['section.dungeon'] },
    { id: 'wait', when: { event: 'heroes_wait' }, points: ['section.dungeon'] },
    { id: 'chest', when: { event: 'chest_opened' }, points: ['section.dungeon'] },
    { id: 'wave', when: { event: 'second_wave' }, points: ['.invasion'] },
  ],
};
