import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env';
import { Problem } from '../services/problem';

/**
 * Bounds every body while it streams (attack A16): a declared length is checked first, and a counter cuts off a chunked
 * body that never declares one, without keeping it. A compressed body is refused, so nothing here can unfold.
 */
export function limitBody(maxBytesFor: (path: string) => number): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { body, headers } = c.req.raw;
    if (body !== null && c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      const maxBytes = maxBytesFor(c.req.path);
      if (Number(headers.get('content-length') ?? 0) > maxBytes) throw tooLarge();
      if ((headers.get('content-encoding') ?? 'identity') !== 'identity') throw compressed();
      c.req.raw = withBody(c.req.raw, body.pipeThrough(countBytes(maxBytes)));
    }
    await next();
  };
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
      if (bytes > maxBytes) controller.error(tooLarge());
      else controller.enqueue(chunk);
    },
  });
}

function tooLarge(): Problem {
  return new Problem(413, 'BODY_TOO_LARGE', 'This is too large to send at once.');
}

function compressed(): Problem {
  return new Problem(415, 'INVALID_REQUEST', 'Please send this request uncompressed.');
}
