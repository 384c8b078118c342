/** A monster dragged from room to room: taking it answers where from, dropping it where to. A token that is dragged is carried along. The
    questions come one after another, so what was wished for waits for its question and is dropped if another one comes. */
import type { Offer } from '../board';
import { FAR, swallowClick } from './gesture';
import type { Table } from './table.svelte';
import type { TokenKind } from './view';

export class Drag {
  /** the picture under the pointer */
  x = $state(0);
  y = $state(0);
  held = $state.raw<HTMLElement | null>(null);
  /** the answers still to be given: name and value */
  private wished: [string, string][] = [];
  private start: {
    x: number;
    y: number;
    room: string;
    token: TokenKind | undefined;
    picture: HTMLElement;
    pointer: number;
  } | null = null;

  constructor(private readonly table: Table) {}

  grab = (event: PointerEvent, room: string, token?: TokenKind): void => {
    if (event.button !== 0 || !(event.currentTarget instanceof HTMLElement)) return;
    this.start = {
      x: event.clientX,
      y: event.clientY,
      room,
      token,
      picture: event.currentTarget,
      pointer: event.pointerId,
    };
  };

  move = (event: PointerEvent): void => {
    const { start } = this;
    if (start === null || event.pointerId !== start.pointer) return;
    [this.x, this.y] = [event.clientX, event.clientY];
    if (this.held !== null || Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR) return;
    this.held = copied(start.picture);
    this.answer('move', start.room);
  };

  up = (event: PointerEvent): void => {
    const { start, held } = this;
    if (start === null || event.pointerId !== start.pointer) return;
    this.start = null;
    this.held = null;
    if (held === null) return;
    swallowClick();
    const room = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-room]')
      ?.dataset.room;
    if (room === undefined || room === start.room) return;
    this.wished = [
      ['room', room],
      ...(start.token === undefined ? [] : ([['carry', start.token]] as [string, string][])),
    ];
    this.go();
  };

  cancel = (): void => {
    this.start = null;
    this.held = null;
    this.wished = [];
  };

  /** Answer the question that has come, if it is the one that was waited for. */
  go(): void {
    const next = this.wished[0];
    if (next === undefined || this.table.offered.length === 0) return;
    const offer: Offer | undefined = this.table.offer(...next);
    if (offer === undefined) {
      if (this.table.prompt !== null && !['symbols', 'move_figure'].includes(this.table.prompt.name)) this.wished = [];
      return;
    }
    this.wished.shift();
    this.table.pick(offer);
  }

  private answer(name: string, value: string): void {
    const offer = this.table.offer(name, value);
    if (offer !== undefined) this.table.pick(offer);
  }
}

/** A picture of it that nothing takes for the thing itself. */
function copied(thing: HTMLElement): HTMLElement {
  const copy = thing.cloneNode(true) as HTMLElement;
  for (const each of [copy, ...copy.querySelectorAll<HTMLElement>('[data-token], [data-zone]')]) {
    delete each.dataset.token;
    delete each.dataset.zone;
  }
  return copy;
}
