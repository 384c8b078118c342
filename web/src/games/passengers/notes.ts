/** What stands in the notebook: facts that are proven, and who said what. */
import type { Say } from '../board';
import type { Answer, Claim, Place, Seen, View } from './shown';
import { isPlace, roman } from './view';
import { capital, identityWords, listed, placeWords, sentence, subjectWords, words } from './words';

export interface Fact {
  key: string;
  round: number;
  /** whom it concerns */
  seats: number[];
  text: string;
  /** that only the viewer, and perhaps some others, know it */
  secret: string;
}

export interface Quote {
  key: string;
  round: number;
  seat: number;
  text: string;
  /** against what the viewer knows */
  verdict: Claim['verdict'] | undefined;
}

/** How the writer is called: seats by names, one's own as "you". */
type Name = (seat: number) => string;

const ALWAYS = 9; // a round after all others: what has held from the beginning stands on top

/** The newest first. `open`: what only the viewer knows may be shown. */
export function factsOf(view: View, me: number | null, say: Say, name: Name, open: boolean): Fact[] {
  const facts = [
    ...(open ? sides(view, me, say, name) : []),
    ...answerFacts(view, me, say, name),
    ...view.seen.map((seen, index) => seenFact(view, me, say, name, seen, index, open)),
    ...carried(view, say, name),
    ...revealed(view, me, say, name),
    ...votes(view, name),
  ];
  return facts.reverse().sort((a, b) => (b.round || ALWAYS) - (a.round || ALWAYS));
}

function answerFacts(view: View, me: number | null, say: Say, name: Name): Fact[] {
  const asked = new Map<string, Answer[]>();
  for (const answer of view.answers) {
    const key = [answer.round, answer.gift, answer.question, answer.colour ?? answer.kind ?? ''].join(' ');
    asked.set(key, [...(asked.get(key) ?? []), answer]);
  }
  return [...asked].map(([key, answers]) => {
    const [first] = answers as [Answer];
    const { round, question, colour, kind, answer } = first;
    const subject = first.subject === undefined ? '' : subjectWords(first.subject, first as Place, me, name);
    const seats = answers.map((each) => each.seat);
    let text: string;
    if (question === 'hand_count_of_colour')
      text = words('fact-count', {
        colour: say(`colour-${colour}`),
        list: answers.map((each) => `${name(each.seat)} ${each.answer}`).join(', '),
      });
    else if (question === 'hand_has_kind')
      text = words('fact-has', {
        kind: say(`kind-${kind}`),
        list: answers
          .map((each) => `${name(each.seat)} ${words(Number(each.answer) ? 'board-yes' : 'board-no')}`)
          .join(', '),
      });
    else if (question === 'kind_of') text = words('fact-is', { subject, card: say(`kind-${answer}`) });
    else
      text =
        answer === null
          ? words('fact-colourless', { subject })
          : words('fact-colour', { subject, colour: say(`colour-${answer}`) });
    return { key: `answer ${key}`, round, seats, text: capital(text), secret: '' };
  });
}

function seenFact(view: View, me: number | null, say: Say, name: Name, seen: Seen, index: number, open: boolean): Fact {
  const { round, how, seat = 0, opponent = 0, seats } = seen;
  const cards = open ? seen.cards : null;
  const told = cards?.map((card) => say(`card-${card}`)).join(', ') ?? '';
  const mine = me !== null && cards !== null && view.phase !== 'over';
  const secret = mine ? words('secret', { count: seats.length, names: listed(ownFirst(seats, me).map(name)) }) : '';
  const concerned = how === 'looked' ? seats : [seat, opponent];
  const secretly = seen.secret ? ` ${words('fact-secretly')}` : '';
  const fact = (text: string): Fact => ({
    key: `seen ${index}`,
    round,
    seats: concerned,
    text: capital(text) + secretly,
    secret,
  });
  if (seen.subject !== undefined) {
    const subject = subjectWords(seen.subject, seen as Place, me, name);
    return fact(
      cards === null
        ? words('fact-looked', { count: seats.length, names: listed(seats.map(name)), subject })
        : words('fact-is', { subject, card: told }),
    );
  }
  if (how === 'exchanged') {
    const text = words('fact-exchanged', { first: name(seat), second: name(opponent) });
    return fact(
      cards === null
        ? text
        : `${text} ${words('fact-exchanged-cards', { first: say(`card-${cards[0]}`), second: say(`card-${cards[1]}`) })}`,
    );
  }
  if (cards !== null)
    return fact(words(seat === me ? 'fact-own-card' : 'fact-holds', { name: name(seat), cards: told }));
  return fact(
    words(how === 'looked_at_hand' ? 'fact-hand' : 'fact-showed', { name: name(seat), viewer: name(opponent) }),
  );
}

function ownFirst(seats: number[], own: number | null): number[] {
  return [...seats].sort((a, b) => Number(b === own) - Number(a === own));
}

function carried(view: View, say: Say, name: Name): Fact[] {
  return view.uses.flatMap((use, index) => {
    const places = use.chosen.filter(isPlace);
    if (!use.carried) return [];
    const text = words('fact-carried', {
      name: name(use.seat),
      gift: say(`gift-${use.gift}`),
      places: listed(places.map(placeWords)),
    });
    return [{ key: `use ${index}`, round: use.round, seats: [use.seat], text: capital(text), secret: '' }];
  });
}

function revealed(view: View, me: number | null, say: Say, name: Name): Fact[] {
  if (view.phase === 'over') return [];
  return view.boats.flatMap(({ round, boat, seats }) =>
    seats.flatMap(({ column, passenger }) => {
      if (!passenger?.face_up) return [];
      const now = { round, boat, column };
      const subject = subjectWords({ ...passenger, now }, now, me, name);
      const text = capital(words('fact-is', { subject, card: identityWords(say, passenger) }));
      return [
        {
          key: `up ${round}${boat}${column}`,
          round,
          seats: passenger.owner === null ? [] : [passenger.owner],
          text,
          secret: '',
        },
      ];
    }),
  );
}

/** Loyalties that are certain for the viewer. */
function sides(view: View, me: number | null, say: Say, name: Name): Fact[] {
  return view.players.flatMap(({ loyalty }, seat) => {
    if (loyalty === null || seat === me || view.phase === 'over') return [];
    return [
      {
        key: `side ${seat}`,
        round: 0,
        seats: [seat],
        text: words('fact-side', { name: name(seat), side: say(`side-${loyalty}`) }),
        secret: '',
      },
    ];
  });
}

function votes(view: View, name: Name): Fact[] {
  return view.votings.map(({ round, votes: cast, raven, wolf }) => {
    const who = (boat: string): string =>
      cast.flatMap((vote, seat) => (vote.boat === boat ? [name(seat)] : [])).join(', ') || words('nobody');
    return {
      key: `vote ${round}`,
      round,
      seats: cast.map((_, seat) => seat),
      text: words('fact-vote', { raven, wolf, ravens: who('raven'), wolves: who('wolf') }),
      secret: '',
    };
  });
}

export function quotesOf(view: View, say: Say, names: string[], open: boolean): Quote[] {
  return view.claims.map((claim, index) => ({
    key: `claim ${index}`,
    round: claim.said_in,
    seat: claim.seat,
    text: quoted(say, claim, names),
    verdict: open || claim.name === 'say_plan' ? claim.verdict : undefined,
  }));
}

function quoted(say: Say, claim: Claim, names: string[]): string {
  if (claim.name === 'say_loyalty' && claim.opponent === claim.seat)
    return words('claim-own-side', { side: say(`side-${claim.side}`) });
  const { subject } = claim;
  if (subject !== undefined && claim.name === 'say_placed' && subject.now !== null)
    return words('claim-placed', { place: placeWords(subject.now), what: say(`what-${claim.what}`) });
  if (subject !== undefined && claim.name === 'say_saw')
    return words('claim-saw', {
      subject: subjectWords(subject, claim as Place, null, (seat) => names[seat] ?? ''),
      what: say(`what-${claim.what}`),
    });
  const facts: Record<string, string | number> = {};
  for (const name of ['round', 'what', 'count', 'side', 'trust', 'boat', 'reason', 'about'] as const)
    if (claim[name] !== undefined) facts[name] = claim[name];
  if (claim.opponent !== undefined) facts.seat = claim.opponent;
  return sentence({ name: claim.name, arguments: facts }, names);
}

export function roundMark(round: number): string {
  return round === 0 ? '' : roman(round);
}
