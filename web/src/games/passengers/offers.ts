/** What the shell asks about the answers and the state of Passengers. */
import type { Answer, BoardProps, Offer, Prompt } from '../board';
import { isClaim } from './claims';
import { giftIcon } from './gifts';
import type { View } from './shown';
import { boatIcon, roman, type Boat } from './view';
import { words } from './words';

const PLACED = ['place', 'place_twin', 'lay_shadow', 'passenger', 'empty_seat', 'card', 'card_twin', 'player'];

/** There are panels for many instead of one for each. */
export const crowded = true;

export function placed(offer: Offer): boolean {
  return PLACED.includes(offer.name) || isClaim(offer);
}

export function answer(offer: Offer): Answer | undefined {
  const { boat, kind, colour } = offer.arguments;
  switch (offer.name) {
    case 'vote':
    case 'announce':
      return { text: words(`vote-${boat}`), icon: boatIcon(boat as Boat), key: words(`key-${boat}`), big: true };
    case 'kind':
      return { mark: `kind-${kind}` };
    case 'colour':
      return { mark: `colour-${colour}` };
    case 'silent':
    case 'ready':
    case 'enough':
      return { key: 'N', primary: offer.name !== 'silent' };
    default:
      return undefined;
  }
}

const EMBLEMS: Record<string, string> = {
  vote: 'vote',
  announce_boat: 'vote',
  discuss: 'quill',
  remark: 'quill',
  reply: 'quill',
  place_passenger: 'cowled',
  lay_shadow: 'cowled',
};

export function emblem(prompt: Prompt): string | undefined {
  const { gift } = prompt.facts;
  return typeof gift === 'string' ? giftIcon(gift) : EMBLEMS[prompt.name];
}

export function moment({ view }: BoardProps): string {
  const { round, phase } = view as View;
  return words('moment', { round: roman(round), phase: words(`board-phase-${phase}`) });
}

/** Before the player's first card is placed. */
export function passing({ view, faces }: BoardProps): boolean {
  const { round, hand } = view as View;
  return round === 1 && hand.length === faces.rules.hand_size;
}

export function silenced({ view, seat, say }: BoardProps): string | undefined {
  const until = seat === null ? null : (view as View).players[seat]?.silent;
  return until ? words('silenced', { until: say(`until-${until}.clause`) }) : undefined;
}

export function verdict({ view, say }: BoardProps): string | undefined {
  const winner = (view as View).scoring?.winner;
  return winner && words(`won-${winner}`, { side: say(`side-${winner}.many`) });
}

export function role(seat: number, { view, say }: BoardProps): string | undefined {
  const side = (view as View).scoring?.loyalties[seat];
  return side && say(`side-${side}`);
}
