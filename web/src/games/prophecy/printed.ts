/** What is printed on the components: the faces of the cards that are played with. */
import { app } from '../../lib/app.svelte';
import type { Face } from '../../lib/faces';
import type { IconName } from '../../look/icons';

export function faceOf(id: string): Face | undefined {
  return app.textsOf('prophecy').faces.find(id);
}

/** What a component does, in sentences. */
export function help(id: string): string {
  return app.textsOf('prophecy').faces.help(id);
}

/** What is fought: a monster or a guardian. */
export function isMonster(card: string): boolean {
  return faceOf(`card-${card}`)?.words.kind !== undefined;
}

export const figureIcons: Record<string, IconName> = {
  strength: 'biceps',
  will: 'brain',
  will_vs_woman: 'brain',
  will_vs_man: 'brain',
  lives: 'hearts',
  xp: 'upgrade',
  gold: 'two-coins',
  price: 'two-coins',
  maps: 'treasure-map',
  hands: 'fist',
  sphere: 'orbital',
  loss_health: 'bleeding-heart',
  loss_magic: 'brain',
  loss_gold: 'two-coins',
  loss_item: 'swap-bag',
  loss_damage_item: 'anvil',
  loss_bubbles: 'bubbles',
  loss_drift: 'vortex',
};

export const symbolIcons: Record<string, IconName> = {
  item: 'tied-scroll',
  rare_item: 'gems',
  strength: 'biceps',
  will: 'brain',
  port: 'anchor',
  gate: 'magic-gate',
  safe: 'dove',
};
