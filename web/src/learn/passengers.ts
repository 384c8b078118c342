import type { View } from '../games/passengers/shown';
import type { Course } from './lessons';

const BAR = '.answers';
const NOTES = '.tabs button:nth-of-type(3)'; // on a phone the notebook lies there

export const passengers: Course = {
  turn: 'place_passenger',
  seats: 5,
  lessons: [
    { id: 'welcome', when: {}, points: ['.afloat'], from: 1 },
    { id: 'side', when: { view: (view: View) => view.hand.length > 0 }, points: ['section.hand'], from: 1 },
    { id: 'place', when: { prompt: 'place_passenger' }, points: ['section.hand .cards'], deed: true, from: 1 },
    { id: 'remark', when: { prompt: 'remark' }, points: ['.say'], deed: true, from: 2, later: true },
    { id: 'players', when: { prompt: 'choose_players' }, points: ['section.gifts'], deed: true },
    { id: 'targets', when: { prompt: 'choose_passengers' }, points: ['.afloat'], deed: true },
    { id: 'colour', when: { prompt: 'choose_colour' }, points: [BAR], deed: true },
    { id: 'show', when: { prompt: 'show_card' }, points: ['section.hand .cards'], deed: true },
    { id: 'discuss', when: { prompt: 'discuss' }, points: ['.say'], deed: true, from: 3, later: true },
    { id: 'vote', when: { prompt: 'vote' }, points: [BAR], deed: true, from: 2, later: true },
    { id: 'gifts', when: { event: 'used_gift' }, points: ['section.gifts'], from: 2 },
    { id: 'underworld', when: { event: 'boat_won' }, points: ['.underworld'], from: 2 },
    {
      id: 'notebook',
      when: { view: (view: View) => view.claims.length + view.answers.length > 0 },
      points: ['.notebook', NOTES],
      from: 2,
    },
    { id: 'score', when: { view: (view: View) => view.round > 1 }, points: ['.underworld'], from: 2 },
    { id: 'mask', when: { event: 'masked' }, points: ['.afloat'] },
    { id: 'coin', when: { event: 'took_coin' }, points: ['.known .coin', '.crowd'] },
    { id: 'silence', when: { event: 'silenced' }, points: ['.crowd'] },
  ],
};
