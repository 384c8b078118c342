/** What the tray above the board holds, if anything. */
import type { Table } from './table.svelte';
import { words } from './words';

export interface Tray {
  title: string;
  lords: string[];
  disabled: string[];
  locations: string[];
  /** drawn locations that only their drawer sees */
  hidden: number;
  /** a key token may be used */
  token: boolean;
}

/** `apart` = the player's own lords and locations are not in sight. */
export function trayOf(
  table: Table,
  offered: { name: string; arguments: Record<string, unknown> }[],
  apart: boolean,
): Tray | null {
  const { view, own } = table;
  const empty: Tray = { title: '', lords: [], disabled: [], locations: [], hidden: 0, token: false };
  const named = (name: string): string[] =>
    offered.filter((offer) => offer.name === name).map((offer) => String(offer.arguments[name]));

  if (view.drawn_locations.length > 0) {
    const locations = view.drawn_locations.filter((location) => location !== null);
    const hidden = view.drawn_locations.length - locations.length;
    const title = hidden > 0 ? words('tray-drawn-hidden', { name: table.name(view.turn) }) : words('tray-drawn');
    return { ...empty, title, locations, hidden };
  }

  const ownLocations = own.locations.map((each) => each.location);
  const locations = named('location').filter((location) => !view.available.includes(location));
  if (locations.some((location) => !ownLocations.includes(location)))
    return { ...empty, title: words('tray-stack'), locations };
  if (apart && locations.length > 0) return { ...empty, title: words('tray-own-locations'), locations };

  const court = view.court.map((entry) => entry.lord);
  const lords = named('lord').filter((lord) => !court.includes(lord));
  const mine = (lord: string): boolean => own.free.includes(lord) || own.disabled.includes(lord);
  const victim = view.players.find((player) =>
    lords.some((lord) => !mine(lord) && (player.free.includes(lord) || player.disabled.includes(lord))),
  );
  if (victim !== undefined) {
    const name = table.name(view.players.indexOf(victim));
    return {
      ...empty,
      title: words('tray-lords', { name }),
      lords: [...victim.free, ...victim.disabled],
      disabled: victim.disabled,
    };
  }
  const token = offered.some((offer) => offer.name === 'key_token');
  if (apart && (lords.length > 0 || token))
    return { ...empty, title: words('tray-own-lords'), lords, disabled: own.disabled, token };
  return null;
}
