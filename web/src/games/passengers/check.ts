/** Holds a claim against what the viewer knows for certain. What cannot be decided stays open: nothing is guessed here. */
import {
  carries,
  identityOf,
  isPlace,
  passengerAt,
  samePlace,
  type Claim,
  type Identity,
  type Kind,
  type Place,
  type View,
} from './view';

export type Verdict = 'fits' | 'contradicted' | null;

export function checked(view: View, claim: Claim): Verdict {
  switch (claim.claim) {
    case 'placed': {
      const card = view.passengers.find((each) => each.owner === claim.seat && each.round === claim.round);
      return card === undefined ? null : compared(said(claim), card);
    }
    case 'saw':
      return claim.column === undefined ? null : sawThere(view, claim, claim as Place);
    case 'hand':
      return held(view, claim);
    case 'loyalty': {
      const side = view.players[claim.opponent ?? claim.seat]?.loyalty ?? null;
      return side === null ? null : side === claim.side ? 'fits' : 'contradicted';
    }
    case 'plan_vote': {
      const vote = view.votings.find((each) => each.round === claim.said_in)?.votes[claim.seat];
      return vote === undefined ? null : vote.boat === claim.boat ? 'fits' : 'contradicted';
    }
    default:
      return null;
  }
}

function said(claim: Claim): Identity {
  return identityOf(claim.what ?? '');
}

/** What is claimed against what is certain: contradicted if one part is false, fitting if all parts are certain. */
function compared(claim: Identity, known: Identity): Verdict {
  const kind = agrees(claim.kind, known.kind, false);
  const colour = agrees(claim.colour, known.colour, known.kind === 'zholyk');
  if (kind === false || colour === false) return 'contradicted';
  return kind === undefined || colour === undefined ? null : 'fits';
}

/** undefined = not certain; nothing claimed agrees with anything. */
function agrees(claimed: string | null, known: string | null, none: boolean): boolean | undefined {
  if (claimed === null) return true;
  if (known === null) return none ? false : undefined;
  return claimed === known;
}

/** Only while nobody has carried passengers to or from that seat. */
function sawThere(view: View, claim: Claim, place: Place): Verdict {
  const moved = view.uses.some(
    (use) => carries(use.gift) && use.chosen.some((each) => isPlace(each) && samePlace(each, place)),
  );
  const there = passengerAt(view, place);
  return moved || there === null ? null : compared(said(claim), there);
}

/** The hand at that time: what is in it now, and what was placed from it since. */
function held(view: View, claim: Claim): Verdict {
  const exchanged = view.seen.some(
    (each) =>
      each.how === 'exchanged' &&
      each.round > claim.said_in &&
      (each.seat === claim.seat || each.opponent === claim.seat),
  );
  if (exchanged) return null;
  const wanted = said(claim);
  const count = claim.count ?? 0;
  const placed = view.passengers.filter((each) => each.owner === claim.seat && each.round > claim.said_in);
  const cards: Identity[] = [...(view.players[claim.seat]?.hand ?? []), ...placed];
  const verdicts = cards.map((card) => compared(wanted, card));
  const certain = Math.max(verdicts.filter((each) => each === 'fits').length, admitted(view, claim, wanted) ?? 0);
  const possible = verdicts.filter((each) => each !== 'contradicted').length;
  const most = mostAdmitted(view, claim, wanted);
  if (certain > count || possible < count || (most !== null && most < count)) return 'contradicted';
  return certain === count && (possible === count || most === count) ? 'fits' : null;
}

/** How many cards of that colour the speaker admitted in the same round. */
function admittedColour(view: View, claim: Claim, colour: string | null): number | null {
  const found = view.answers.find(
    (each) =>
      each.question === 'hand_count_of_colour' &&
      each.seat === claim.seat &&
      each.round === claim.said_in &&
      each.colour === colour,
  );
  return found === undefined ? null : Number(found.answer);
}

/** At least so many, as far as it was admitted. */
function admitted(view: View, claim: Claim, wanted: Identity): number | null {
  return wanted.kind === null
    ? admittedColour(view, claim, wanted.colour)
    : hasKind(view, claim, wanted) === true
      ? 1
      : null;
}

function mostAdmitted(view: View, claim: Claim, wanted: Identity): number | null {
  if (wanted.kind !== null && hasKind(view, claim, { ...wanted, colour: null }) === false) return 0;
  return wanted.colour === null ? null : admittedColour(view, claim, wanted.colour);
}

/** Zholyk counts as both kinds, so with Zholyk in the game an admitted kind proves no soul or demon. */
function hasKind(view: View, claim: Claim, wanted: { kind: Kind | null; colour: string | null }): boolean | null {
  const found = view.answers.find(
    (each) =>
      each.question === 'hand_has_kind' &&
      each.seat === claim.seat &&
      each.round === claim.said_in &&
      each.kind === wanted.kind,
  );
  if (found === undefined || wanted.colour !== null) return null;
  if (Number(found.answer) === 0) return false;
  return view.sides.zholyk > 0 ? null : true;
}
