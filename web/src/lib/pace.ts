/** The clocks that the lobby offers, and how one is called. */
import type { Texts } from './texts';
import type { ClockRules } from './protocol';

export const CLOCKS: Record<string, ClockRules> = {
  none: { kind: 'none', bank: 0, increment: 0, days: 0 },
  quick: { kind: 'live', bank: 600, increment: 10, days: 0 },
  calm: { kind: 'live', bank: 1800, increment: 30, days: 0 },
  days: { kind: 'days', bank: 0, increment: 0, days: 2 },
};

export function clockName(clock: ClockRules, texts: Texts): string {
  if (clock.kind === 'live')
    return texts.say('pace-live', { minutes: Math.round(clock.bank / 60), seconds: clock.increment });
  return clock.kind === 'days' ? texts.say('pace-days', { days: clock.days }) : texts.say('pace-none');
}

/** Time left, as clocks show it; days and hours when there is so much. */
export function shownTime(milliseconds: number, texts: Texts): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const days = Math.floor(seconds / 86_400);
  if (days > 0) return texts.say('clock-days', { days, hours: Math.floor(seconds / 3600) % 24 });
  const two = (value: number): string => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60) % 60;
  const hours = Math.floor(seconds / 3600);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
