/** The symbols of a card in the notation of the card file: `move`, `create:gold`, `ambush:3:hats`, `swarm:melee`, `(melee -> deploy:1 move)`. */
import type { IconName } from '../../look/icons';
import type { Resource, RoomType } from './view';

export type Plain = 'draw' | 'activate' | 'move' | 'melee' | 'ranged' | 'defend' | 'trap' | 'portal';

export type Sign =
  | { kind: Plain }
  | { kind: 'create' | 'pay'; token: Resource }
  | { kind: 'ambush'; count: number; type: RoomType }
  | { kind: 'deploy'; count: number }
  | { kind: 'reinforce'; of: Plain | 'create' | 'ambush' }
  | { kind: 'swarm'; of: Sign }
  | { kind: 'arrow'; first: Sign; then: Sign[] };

export function signOf(text: string): Sign {
  if (text.startsWith('(')) {
    const [first = '', then = ''] = text.slice(1, -1).split(' -> ');
    return { kind: 'arrow', first: signOf(first), then: then.split(' ').map(signOf) };
  }
  const [name = '', of = '', type = ''] = text.split(':');
  switch (name) {
    case 'create':
    case 'pay':
      return { kind: name, token: of as Resource };
    case 'ambush':
      return { kind: name, count: Number(of), type: type as RoomType };
    case 'deploy':
      return { kind: name, count: Number(of) };
    case 'reinforce':
      return { kind: name, of: of as Plain };
    case 'swarm':
      return { kind: name, of: signOf(text.slice('swarm:'.length)) };
    default:
      return { kind: name as Plain };
  }
}

export const signIcons: Record<Plain | 'create' | 'ambush', IconName> = {
  draw: 'card-draw',
  activate: 'lever',
  move: 'boots',
  melee: 'plain-dagger',
  ranged: 'arrow-flights',
  defend: 'shield',
  trap: 'wolf-trap',
  portal: 'magic-portal',
  create: 'gold-bar',
  ambush: 'paw',
};
