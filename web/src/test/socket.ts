/** For tests: a WebSocket at whose other end the test sits. */
import type { ServerMessage } from '../lib/protocol';

export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  /** every socket that the page has opened since `forget` */
  static made: FakeSocket[] = [];

  readyState = FakeSocket.CONNECTING;
  readonly sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }

  static forget(): void {
    FakeSocket.made = [];
  }

  /** The one opened last. */
  static get last(): FakeSocket {
    const found = FakeSocket.made.at(-1);
    if (found === undefined) throw new Error('The page has opened no socket.');
    return found;
  }

  // What the page does

  send(text: string): void {
    if (this.readyState !== FakeSocket.OPEN) throw new Error('The socket is not open.');
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED;
  }

  // What the server does

  accept(): this {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    return this;
  }

  tell(...messages: (ServerMessage | object)[]): this {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
    return this;
  }

  /** Broken off; 1006 is what a browser says if nobody has said goodbye. */
  end(code = 1006): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code });
  }

  /** What was wished over this socket, after the hello. */
  get wishes(): Record<string, unknown>[] {
    return this.sent.filter((message) => message.type !== 'hello');
  }
}
