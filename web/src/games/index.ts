/** The boards: `NAME/Board.svelte` is that of the game NAME, loaded when somebody sits down to it. The generic one shows any game. */
import type { BoardModule } from './board';

const found = import.meta.glob<BoardModule>('./*/Board.svelte');

export const boards: Record<string, () => Promise<BoardModule>> = Object.fromEntries(
  Object.entries(found).map(([path, load]) => [path.split('/')[1], load]),
);

/** The board of a game; `?board=generic` asks for the plain one. */
export function boardOf(game: string): Promise<BoardModule> {
  const plain = new URLSearchParams(location.search).get('board') === 'generic';
  return ((plain ? undefined : boards[game]) ?? boards.generic!)();
}
