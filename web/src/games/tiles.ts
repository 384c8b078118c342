/** How a game introduces itself before its board is loaded. One without an entry has a plain tile. */
import type { IconName } from '../look/icons';

interface Tile {
  icon: IconName;
  minutes: number;
  /** the settings that one wants to see at once when making a table */
  chief?: string[];
}

export const tiles: Record<string, Tile> = {
  conspiracy: { icon: 'laurel-crown', minutes: 30 },
  abyss: { icon: 'trident', minutes: 60 },
  passengers: { icon: 'raven', minutes: 45, chief: ['gift_set'] },
  heroes: { icon: 'dungeon-gate', minutes: 60, chief: ['scenario', 'difficulty', 'clans'] },
  prophecy: { icon: 'orbital', minutes: 120, chief: ['water_realm', 'treasure_island', 'goal'] },
};

export function tileOf(game: string): Tile | undefined {
  return tiles[game];
}

/** Whether there is a lesson to play; every game with a tile has one. */
export function hasLesson(game: string | undefined): boolean {
  return game !== undefined && game in tiles;
}

export function iconOf(game: string): IconName {
  return tiles[game]?.icon ?? 'meeple';
}

/** The accent as a CSS colour. */
export function accentOf(game: string): string {
  return game in tiles ? `var(--accent-${game})` : 'var(--text-2)';
}
