import type { Context, MiddlewareHandler } from 'hono';
import { bodyTooLarge, invalidRequest, Problem } from '../errors/problem';
import type { AppEnv } from './app-env';

/** Several times the longest address that the app asks, in characters. */
const MOST_CHARACTERS = 2_000;

/**
 * Limits every body (attack A16). A declared length is checked, and HTTP itself ends the body there; a counter cuts off a
 * chunked one, which declares none, while it streams, without keeping it. A compressed body is refused, so nothing here can
 * expand, but for gzip where the route bounds what comes out (A53).
 */
export function limitBody(
  maxBytesFor: (path: string) => number,
  takesGzip: (path: string) => boolean,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      const { path } = c.req;
      boundBody(c, maxBytesFor(path), takesGzip(path));
    }
    await next();
  };
}

function boundBody(c: Context<AppEnv>, maxBytes: number, takesGzip: boolean): void {
  const declared = c.req.header('content-length');
  if (Number(declared ?? 0) > maxBytes) throw bodyTooLarge();
  const encoding = c.req.header('content-encoding') ?? 'identity';
  if (encoding !== 'identity' && !(takesGzip && encoding === 'gzip')) throw compressed();
  if (declared !== undefined && c.req.header('transfer-encoding') === undefined) return;
  const { body } = c.req.raw;
  if (body !== null) c.req.raw = withBody(c.req.raw, body.pipeThrough(countBytes(maxBytes)));
}

function withBody(request: Request, body: ReadableStream<Uint8Array>): Request {
  // `duplex` is required for a streamed body and missing from the DOM's type.
  return new Request(request, { body, duplex: 'half' } as RequestInit);
}

function countBytes(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) controller.error(bodyTooLarge());
      else controller.enqueue(chunk);
    },
  });
}

function compressed(): Problem {
  return new Problem(415, 'INVALID_REQUEST', 'Please send this request uncompressed.');
}

/**
 * Limits the length of an address, path and query, before any route reads it (A26), and refuses U+0000 in it: no id has one, and
 * not every database can look for it. HTTP itself limits it to 16 kB together with the headers.
 */
export function limitAddress(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (c.req.url.length > MOST_CHARACTERS) {
      throw new Problem(414, 'INVALID_REQUEST', 'This address is too long.');
    }
    if (c.req.url.includes('%00')) throw invalidRequest('No address holds this character.');
    await next();
  };
}
