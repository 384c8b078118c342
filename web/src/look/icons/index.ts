// The icons at hand. Groups of outlines (shell, houses, conspiracy, abyss) add themselves when they are imported, so that
// the first page need not carry the pictures of every game.
import type { IconName } from './names';

export type { IconName } from './names';

const outlines = new Map<string, string>();

export function addIcons(group: Record<string, string>): void {
  for (const [name, path] of Object.entries(group)) outlines.set(name, path);
}

export function iconPath(name: IconName): string {
  const path = outlines.get(name);
  if (!path)
    throw new Error(
      `The icon ${name} is not loaded: import its group from look/icons, or add it to scripts/icons.mjs.`,
    );
  return path;
}
