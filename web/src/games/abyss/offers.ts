/** How the prompt bar treats the answers of Abyss: which have a place on the board, and how the others are called. */
import { emblemOf } from '../../look/house';
import type { Answer, BoardProps, Offer, Prompt } from '../board';
import type { View } from './shown';
import { allyOf } from './view';
import { rewardWords, words } from './words';

const PLACED = ['support', 'recruit', 'ally', 'take_back', 'location', 'lord', 'stack', 'key_token'];

export function placed(offer: Offer): boolean {
  return PLACED.includes(offer.name);
}

/** The answers that a deck, a card of the track or the threat track gives as well stand in the bar too: there they are always in sight. */
export function answer(offer: Offer, { view, prompt, names, say }: BoardProps): Answer | undefined {
  const { facts = {} } = prompt ?? {};
  const card = typeof facts.card === 'string' ? say(`card-${facts.card}.acc`) : '';
  switch (offer.name) {
    case 'explore':
      return { text: words('answer-explore'), key: 'E' };
    case 'plot':
      return { text: words('answer-plot'), key: 'P' };
    case 'buy':
      return { text: words('answer-buy', { price: facts.price }), key: 'B', primary: true };
    case 'decline':
      return { text: prompt?.name === 'offer_ally' ? words('answer-let_go') : undefined, key: 'N' };
    case 'take_ally':
      return { text: words(facts.bonus ? 'answer-take_last' : 'answer-take_ally', { card }), key: 'B', primary: true };
    case 'go_on':
      return { text: words('answer-go_on'), key: 'N' };
    case 'fight':
      return { text: words('answer-fight'), key: 'B', primary: true };
    case 'reward': {
      const reward = (view as View).rewards[Number(offer.arguments.number) - 1];
      return reward && { text: rewardWords(say, reward) };
    }
    case 'pay':
      return { text: words('answer-pay', { pearls: facts.pearls }), key: 'B', primary: true };
    case 'discard':
      return { text: words('answer-discard', { count: facts.count }), key: 'B', primary: true };
    case 'abandon':
      return { text: words('answer-abandon'), key: 'N', primary: false };
    case 'opponent': {
      const seat = Number(offer.arguments.seat);
      const tokens = say('board-tokens', { count: (view as View).players[seat]?.tokens.length ?? 0 });
      return { text: words('answer-opponent', { name: names[seat], tokens }) };
    }
    default:
      return undefined;
  }
}

const EMBLEMS: Record<string, string> = {
  monster_revealed: 'angler-fish',
  choose_reward: 'fangs',
  rob_token: 'fangs',
  pay_for_lord: 'queen-crown',
  replace_lord: 'queen-crown',
  corrupt_lord: 'queen-crown',
  betray_lord: 'queen-crown',
  take_lord: 'queen-crown',
  scheme_lord: 'queen-crown',
  disable_lord: 'queen-crown',
  control_location: 'castle-ruins',
  keep_location: 'castle-ruins',
  take_available: 'castle-ruins',
  search_stack: 'castle-ruins',
  swap_location: 'castle-ruins',
  swap_with: 'castle-ruins',
  use_keys: 'key',
  discard_allies: 'card-pickup',
  sell_ally: 'card-pickup',
  martial_law: 'card-pickup',
};

export function emblem(prompt: Prompt): string | undefined {
  const { card } = prompt.facts;
  return typeof card === 'string' && card !== 'monster' ? emblemOf(allyOf(card).race) : EMBLEMS[prompt.name];
}
