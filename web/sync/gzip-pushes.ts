/** A shorter push fits into a packet as it is. */
const WORTH_COMPRESSING = 1_000;

/** What a server, or a program in front of it, answers to a body that it can't read. */
const UNREADABLE: readonly number[] = [400, 415];

/**
 * A `fetch` that compresses pushes (P60): those after an answer that permits it. One that could not be read is sent again as it
 * is, and none is compressed any more. After one without an answer the next push goes as it is: a network may drop what it
 * can't read.
 */
export function gzipPushes(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  let isPermitted = false;
  let isRefused = false;
  let isUnanswered = false;
  const send: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    isPermitted = !isRefused && response.headers.get('accept-encoding') === 'gzip';
    return response;
  };
  const sendPush: typeof fetch = async (input, init) => {
    const compressed = isPermitted && !isUnanswered ? await compress(init) : undefined;
    isUnanswered = compressed !== undefined;
    const response = await send(input, compressed ?? init);
    isUnanswered = false;
    if (!compressed || !UNREADABLE.includes(response.status)) return response;
    isRefused = true;
    await response.body?.cancel();
    return send(input, init);
  };
  return (input, init) => (String(input).endsWith('/push') ? sendPush : send)(input, init);
}

/** The same request with its body compressed; undefined where that is short, or the browser can't. */
async function compress(init: RequestInit = {}): Promise<RequestInit | undefined> {
  const { body, headers } = init;
  if (typeof body !== 'string' || body.length < WORTH_COMPRESSING) return undefined;
  try {
    const gzip = new Blob([body]).stream().pipeThrough(new CompressionStream('gzip'));
    const bytes = await new Response(gzip).arrayBuffer();
    return { ...init, body: bytes, headers: { ...headers, 'content-encoding': 'gzip' } };
  } catch {
    return undefined;
  }
}
