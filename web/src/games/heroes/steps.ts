/** The eight steps in which an enemy card is resolved, and which of them is on. */
import type { GameEvent } from '../board';
import type { View } from './shown';

export const steps = ['reveal', 'greeting', 'traps', 'encourage', 'attack', 'loot', 'wait', 'charge'] as const;
export type Step = (typeof steps)[number];

const OF_EVENT: Record<string, Step> = {
  enemy_revealed: 'reveal',
  hero_deployed: 'reveal',
  no_token: 'reveal',
  trap_disarmed: 'greeting',
  archer_shot: 'greeting',
  resource_lost: 'greeting',
  trap_sprung: 'traps',
  encouraged: 'encourage',
  hero_attacked: 'attack',
  defended: 'attack',
  chest_opened: 'loot',
  chest_gone: 'loot',
  heroes_wait: 'wait',
  heroes_charged: 'charge',
};
const OF_PROMPT: Record<string, Step> = {
  invade: 'reveal',
  choose_deploy_room: 'reveal',
  op_hero: 'reveal',
  op_rooms: 'reveal',
  next_archer: 'greeting',
  archer_shot: 'greeting',
  destroy_resource: 'greeting',
  trap_victim: 'traps',
  attack: 'attack',
  choose_victim: 'attack',
  choose_figure: 'attack',
  defend: 'attack',
  exhaust: 'loot',
  charge: 'charge',
  run: 'charge',
};

/** The event that was told last and belongs to a step. */
export function lastStep(events: GameEvent[]): { event: GameEvent; step: Step } | null {
  for (let index = events.length - 1; index >= 0; index -= 1) {
    const event = events[index]!;
    if (event.event === 'turn_began') return null;
    const step = OF_EVENT[event.event];
    if (step !== undefined) return { event, step };
  }
  return null;
}

/** The steps that are on: that of the question, those that the active heroes come to next, or the one just told. */
export function currentSteps(view: View, question: string | null, events: GameEvent[]): Set<Step> {
  const asked = question === null ? undefined : OF_PROMPT[question];
  if (asked !== undefined && question !== 'invade') return new Set([asked]);
  const next = view.preview.flatMap((group) => (group.next === 'nothing' ? [] : [group.next]));
  if (next.length > 0) return new Set(next);
  const told = lastStep(events);
  return new Set(told === null ? [] : [told.step]);
}
