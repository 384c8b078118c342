/** How the prompt bar treats the answers: which have a place on the board only, and how the others are called. */
import type { Answer, BoardProps, Offer, Prompt } from '../board';
import type { View } from './shown';
import { clanIcons, heroIcons, tokenIcons, type Clan, type Hero, type TokenKind } from './view';
import { capital, roomName, scenarioName, words } from './words';

const FEW = 4; // rooms that the bar names too, so that a key is enough
const CARDS = ['play', 'play_right', 'card', 'take_back_card', 'clan'];
const DEEDS = ['activate', 'move', 'melee', 'ranged'];

export function placed(offer: Offer, { view, offered }: BoardProps): boolean {
  if (CARDS.includes(offer.name) || DEEDS.includes(offer.name)) return true;
  if (offer.name !== 'room' && offer.name !== 'take_back_room') return false;
  const rooms = offered.filter((each) => each.name === offer.name);
  const lies = (view as View).rooms.some((room) => room.room === offer.arguments.room); // a tile that may be built lies nowhere yet
  return lies && rooms.length > FEW;
}

export function answer(offer: Offer, { prompt, say }: BoardProps): Answer | undefined {
  const { room, hero, clan, token } = offer.arguments;
  switch (offer.name) {
    case 'room':
      return { text: roomName(say, String(room)) };
    case 'hero':
      return { text: capital(say(`hero-${hero}`)), icon: heroIcons[hero as Hero] };
    case 'victim':
      return { text: say(`clan-${clan}`), icon: clanIcons[clan as Clan] };
    case 'carry':
      return { icon: tokenIcons[token as TokenKind] };
    case 'resource':
      return { text: capital(say(`token-${token}`)), icon: tokenIcons[token as TokenKind] };
    case 'create':
      return { icon: tokenIcons[token as TokenKind], primary: false };
    case 'carry_nothing':
      return { key: 'N' };
    case 'decline':
      return { text: prompt?.name === 'defend' ? words('answer-take_wound') : undefined, key: 'N' };
    case 'done':
      return {
        text: prompt?.name === 'symbols' ? words('answer-done') : undefined,
        key: 'N',
        primary: prompt?.kind === 'gather' && (prompt.name === 'replace_loot' || prompt.facts.count === 0),
      };
    case 'deploy':
      return { key: 'B', primary: true };
    case 'reveal':
      return { key: 'B', primary: true };
    case 'end_turn':
      return { key: 'B', primary: true };
    case 'end_play':
      return { text: words('answer-end_play'), key: 'N' };
    case 'gamble':
      return { text: words('answer-gamble'), icon: 'perspective-dice-six-faces-random', key: 'G', primary: false };
    case 'refresh':
      return { text: words('answer-refresh'), key: 'O' };
    case 'ability':
      return { key: 'A', primary: false };
    default:
      return prompt?.name === 'symbols' ? { primary: false } : undefined; // a symbol commits to nothing
  }
}

const EMBLEMS: Record<string, string> = {
  play_cards: 'card-pickup',
  symbols: 'card-pickup',
  discard_card: 'cursed-star',
  refresh_loot: 'open-treasure-chest',
  replace_loot: 'open-treasure-chest',
  keep_loot: 'open-treasure-chest',
  take_loot: 'open-treasure-chest',
  defend: 'shield',
  choose_victim: 'crossed-swords',
  choose_figure: 'crossed-swords',
  attack: 'crossed-swords',
  strike_hero: 'plain-dagger',
  swarm_strike: 'plain-dagger',
  ability_target: 'plain-dagger',
  swarm_shoot: 'arrow-flights',
  next_archer: 'pocket-bow',
  archer_shot: 'pocket-bow',
  trap_victim: 'wolf-trap',
  exhaust: 'locked-chest',
  op_chest: 'locked-chest',
  charge: 'boots',
  run: 'boots',
  move_from: 'boots',
  move_to: 'boots',
  move_figure: 'boots',
  swarm_move: 'boots',
  open_portal: 'magic-portal',
  finish_portal: 'magic-portal',
  pay_architect: 'pencil-ruler',
  choose_tile: 'pencil-ruler',
  build_beside: 'pencil-ruler',
  build_side: 'pencil-ruler',
  build_rotation: 'pencil-ruler',
  invade: 'perspective-dice-six-faces-random',
  lead_heroes: 'visored-helm',
};

export function emblem(prompt: Prompt): string | undefined {
  const { hero, token, clan } = prompt.facts;
  if (typeof hero === 'string' && hero in heroIcons) return heroIcons[hero as Hero];
  if (typeof token === 'string' && token in tokenIcons) return tokenIcons[token as TokenKind];
  return EMBLEMS[prompt.name] ?? (typeof clan === 'string' && clan in clanIcons ? clanIcons[clan as Clan] : undefined);
}

/** Where the game is, for the head of the page. */
export function moment({ view, say }: BoardProps): string {
  const { difficulty, wave } = view as View;
  return [scenarioName(say, view as View), words(`difficulty-${difficulty}`), words('wave', { number: wave })].join(
    ' · ',
  );
}

/** What a partner leads, for a small place. */
export function brief(seat: number, { view, say }: BoardProps): string {
  const led = (view as View).players.filter((player) => player.seat === seat && player.clan !== null);
  return led.map((player) => say(`clan-${player.clan}`)).join(', ');
}
