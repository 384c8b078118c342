/** What is printed on the components of a game, as the engine makes it from the cards of the table. The page knows no figures of its own. */
import type { ShownFace } from './protocol';

export type Face = ShownFace;

/** The face of the game itself: figures of its rules. */
const GAME = 'game';

export class Faces {
  constructor(private readonly all: Record<string, Face> = {}) {}

  /** The face of a component, for instance `lord-hermit`. One that is missing is an error of ours, so it is thrown. */
  of(id: string): Face {
    const face = this.all[id];
    if (face === undefined) throw new Error(`There is no face of ${id}.`);
    return face;
  }

  find(id: string): Face | undefined {
    return this.all[id];
  }

  /** A printed number. */
  figure(id: string, name: string): number {
    const figure = this.of(id).figures[name];
    if (figure === undefined) throw new Error(`The face of ${id} has no figure ${name}.`);
    return figure;
  }

  /** The figures of the rules. */
  get rules(): Record<string, number> {
    return this.all[GAME]?.figures ?? {};
  }

  /** What a component does, in sentences. */
  help(id: string): string {
    return this.of(id).sentences.join(' ');
  }

  /** Every component of a kind, in the order of the card file, by its id. */
  ofKind(kind: string): [string, Face][] {
    return Object.entries(this.all).filter(([, face]) => face.kind === kind);
  }

  get kinds(): string[] {
    return [...new Set(Object.values(this.all).map((face) => face.kind))];
  }
}
