import type { ServerResponse } from 'node:http';
import type { Context } from 'hono';
import type { AppEnv, HandWritten } from '../middleware/app-env';
import { requireOutgoing } from '../middleware/by-hand';
import type { StreamWriter } from '../services/streams';

const POKE = 'event: poke\ndata: pull\n\n';
const BEAT = ': still here\n\n';

/** What the answer says of itself. Reverse proxies would hold pokes back until a buffer is full. */
const STREAM_HEADERS = { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' };

/**
 * Keeps the connection open and pokes when there is something to pull (P27): once at the start and after every change.
 * `listen` is given what writes to the device, and returns the function that is called when the device has left. `onPoked` is
 * told how long each poke took.
 */
export function streamPokes(
  c: Context<AppEnv>,
  listen: (writer: StreamWriter) => () => void,
  onPoked: (ms: number) => void,
): Response {
  const outgoing = requireOutgoing(c);
  // Nothing would ever end it: an answer to HEAD has no body, and a device can leave while its session is looked up.
  if (c.req.method === 'HEAD' || outgoing.closed) return c.body(null, 200, STREAM_HEADERS);
  const stream = new PokeStream(outgoing, onPoked);
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
  /** When the oldest poke that waits or is being written was asked for; undefined for the one at the start. */
  private pokedAt: number | undefined;

  constructor(
    private readonly outgoing: ServerResponse,
    private readonly onPoked: (ms: number) => void,
  ) {}

  begin(): void {
    this.write();
  }

  poke(): void {
    this.pokedAt ??= performance.now();
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

  private countPoke(): void {
    if (this.pokedAt !== undefined) this.onPoked(performance.now() - this.pokedAt);
    this.pokedAt = undefined;
  }

  private readonly goOn = (error?: Error | null): void => {
    if (error || this.outgoing.writableEnded) return;
    if (!this.owesPoke) this.countPoke();
    this.write();
  };
}
