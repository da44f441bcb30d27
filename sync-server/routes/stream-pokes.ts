import type { ServerResponse } from 'node:http';
import type { Context } from 'hono';
import type { AppEnv } from '../middleware/app-env';
import { type HandWritten, requireOutgoing } from '../middleware/by-hand';
import type { StreamWriter } from '../services/streams';

const POKE = 'event: poke\ndata: pull\n\n';
const BEAT = ': still here\n\n';

/** What the answer says of itself. Reverse proxies would hold pokes back until a buffer is full. */
const STREAM_HEADERS = { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' };

/**
 * Keeps the connection open and pokes when there is something to pull (P27): once at the start and after every change.
 * `listen` is given what writes to the device, and returns the function that is called when the device has left.
 */
export function streamPokes(
  c: Context<AppEnv>,
  listen: (writer: StreamWriter) => () => void,
): Response {
  // It has no body that could stay open.
  if (c.req.method === 'HEAD') return c.body(null, 200, STREAM_HEADERS);
  const outgoing = requireOutgoing(c);
  const stream = new PokeStream(outgoing);
  outgoing.once('close', listen(stream));
  c.set('byHand', stream);
  return c.body(null, 200, STREAM_HEADERS);
}

/** Writes one text at a time. What comes meanwhile is one poke and one beat: a slow device needs no memory. */
export class PokeStream implements StreamWriter, HandWritten {
  /** Until it begins, as if something were being written. */
  private isWriting = true;
  private owesPoke = true;
  private owesBeat = false;

  constructor(private readonly outgoing: ServerResponse) {}

  begin(): void {
    this.write();
  }

  poke(): void {
    this.owesPoke = true;
    if (!this.isWriting) this.write();
  }

  beat(): void {
    this.owesBeat = true;
    if (!this.isWriting) this.write();
  }

  end(): void {
    this.isWriting = true;
    this.outgoing.end();
  }

  private write(): void {
    const text = `${this.owesPoke ? POKE : ''}${this.owesBeat ? BEAT : ''}`;
    this.owesPoke = false;
    this.owesBeat = false;
    this.isWriting = text !== '';
    if (this.isWriting) this.outgoing.write(text, this.goOn);
  }

  private readonly goOn = (error?: Error | null): void => {
    if (!error && !this.outgoing.writableEnded) this.write();
  };
}
