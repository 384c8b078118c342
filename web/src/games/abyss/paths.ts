/** Where things come from and go to, read off two views: what a player has gained went to that player, the rest lies in the council or
    with the deck. */
import { races } from '../../look/house';
import type { Paths } from '../../lib/motion';
import type { Player, View } from './shown';

export function pathsBetween(before: View, now: View, owner: number): Paths {
  const gained = (has: (player: Player) => boolean): number =>
    now.players.findIndex((player, seat) => has(player) && !has(before.players[seat] ?? player));
  const side = (seat: number, own: string): string | null =>
    seat < 0 ? null : seat === owner ? `[data-goal="${own}-${owner}"]` : `[data-goal="seat-${seat}"]`;
  /** The opponent whose hand has grown; allies leave the track one at a time. */
  const buyer = now.players.findIndex(
    (player, seat) => seat !== owner && player.hand.length > (before.players[seat]?.hand.length ?? 0),
  );

  return {
    source(token, zone) {
      if (token.startsWith('lord-')) return zone === 'court' || zone === 'lords' ? '[data-source="lord"]' : null;
      if (token.startsWith('location-')) return '[data-source="location"]';
      if (zone === 'track') return '[data-source="deck"]';
      const race = races.find((each) => token.startsWith(`ally-${each}_`));
      return race !== undefined && before.council[race].length > now.council[race].length
        ? `[data-source="${race}"]`
        : null;
    },
    goal(token, zone) {
      const name = token.slice(token.indexOf('-') + 1);
      if (token.startsWith('lord-'))
        return (
          side(
            gained((player) => holdsLord(player, name)),
            'lords',
          ) ?? '[data-source="lord"]'
        );
      if (token.startsWith('location-'))
        return side(
          gained((player) => player.locations.some((each) => each.location === name)),
          'locations',
        );
      if (zone !== 'track') return '[data-source="deck"]';
      const race = races.find((each) => name.startsWith(`${each}_`));
      if (race !== undefined && now.council[race].length > before.council[race].length)
        return `[data-source="${race}"]`;
      return buyer < 0 ? '[data-source="deck"]' : `[data-goal="seat-${buyer}"]`;
    },
    pearls: pearlsMoved(before, now),
  };
}

function holdsLord(player: Player, lord: string): boolean {
  return (
    player.free.includes(lord) ||
    player.disabled.includes(lord) ||
    player.locations.some((each) => each.lords.includes(lord))
  );
}

/** One pays and another is paid: a sale. What goes to the treasury or comes from it just changes the number. */
function pearlsMoved(before: View, now: View): Paths['pearls'] {
  const change = now.players.map((player, seat) => player.pearls - (before.players[seat]?.pearls ?? player.pearls));
  const payer = change.findIndex((pearls) => pearls < 0);
  const payee = change.findIndex((pearls) => pearls > 0);
  if (payer < 0 || payee < 0) return [];
  return [
    {
      from: `[data-goal="pearls-${payer}"]`,
      to: `[data-goal="pearls-${payee}"]`,
      count: Math.min(-change[payer]!, change[payee]!),
    },
  ];
}
