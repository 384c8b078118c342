/** What the parts of every board ask of the table: the view, what is legal now, who looks. A game's own table adds its words and things. */
import type { BoardProps, GameEvent, Offer, Say } from './board';

export class BoardTable<View> {
  private kept: Offer[] = [];

  constructor(private readonly read: () => BoardProps) {}

  protected get props(): BoardProps {
    return this.read();
  }

  /** While an answer is on its way the question stays as it is, so that nothing flickers; the shell ignores further taps. */
  readonly offered = $derived.by(() => {
    if (this.props.offered.length > 0 || this.props.prompt === null) this.kept = this.props.offered;
    return this.kept;
  });

  get view(): View {
    return this.props.view as View;
  }
  get say(): Say {
    return this.props.say;
  }
  get seat(): number | null {
    return this.props.seat;
  }
  get watching(): boolean {
    return this.props.seat === null;
  }
  get prompt(): BoardProps['prompt'] {
    return this.props.prompt;
  }
  get size(): BoardProps['size'] {
    return this.props.size;
  }
  get over(): boolean {
    return this.props.result !== null;
  }
  get events(): GameEvent[] {
    return this.props.events;
  }

  name(seat: number): string {
    return this.props.names[seat] ?? '';
  }
}
