/** Two crabs of value 3 look alike, yet when one moves the eye should follow that one: every such thing on a board has a token,
    which it keeps from view to view wherever it goes. */

export interface Token {
  id: string;
  face: string;
}

export type Lay = Map<string, Token[]>;

let made = 0;

/**
 * Tokens for what lies in each zone now. A card stays where it was if it can; otherwise it is one that lay elsewhere; otherwise it is
 * new. `leaving` names tokens that go first when a zone loses cards. `kind` begins the name of every token.
 */
export function arranged(
  kind: string,
  before: Lay,
  zones: Record<string, string[]>,
  leaving: ReadonlySet<string> = new Set(),
): Lay {
  const free = new Map(
    [...before].map(([zone, tokens]) => [
      zone,
      [...tokens].sort((a, b) => Number(leaving.has(a.id)) - Number(leaving.has(b.id))),
    ]),
  );
  const take = (tokens: Token[] | undefined, face: string): Token | undefined => {
    const index = tokens?.findIndex((token) => token.face === face) ?? -1;
    return index < 0 ? undefined : tokens!.splice(index, 1)[0];
  };
  const staying = Object.entries(zones).map(
    ([zone, faces]) => [zone, faces, faces.map((face) => take(free.get(zone), face))] as const,
  );
  const moved = (face: string): Token | undefined => {
    for (const tokens of free.values()) {
      const token = take(tokens, face);
      if (token !== undefined) return token;
    }
    return undefined;
  };
  return new Map(
    staying.map(([zone, faces, kept]) => [
      zone,
      faces.map((face, index) => kept[index] ?? moved(face) ?? { id: `${kind}-${face}-${(made += 1)}`, face }),
    ]),
  );
}
