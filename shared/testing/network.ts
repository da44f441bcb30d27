/**
 * A network in memory between devices and a server, `fetch`-shaped, that does what networks do. Each request meets
 * a fate; what is held or late stays in it until the test lets it through.
 */

/** What happens to one request and its answer. */
export type Fate =
  | 'pass'
  /** Never arrives; the device hears of a broken connection. */
  | 'request-lost'
  /** The server does it; the device hears of a broken connection. */
  | 'answer-lost'
  /** The server does it; what arrives is cut off in the middle. */
  | 'answer-cut'
  /** The server does it twice in a row and the device hears the second answer. */
  | 'twice'
  /** Passes, and arrives a second time when late requests are let through. */
  | 'late-copy'
  /** The device hears of a broken connection; the request arrives when late requests are let through. */
  | 'late'
  /** Waits before the server until released. */
  | 'request-held'
  /** The server does it; the answer waits until released. */
  | 'answer-held'
  /** A stranger answers in the server's place. */
  | 'portal'
  | 'busy';

export type Handle = (request: Request) => Promise<Response> | Response;

/** A network and what is under way in it. */
export interface TestNetwork {
  /** A `fetch` for one device; `decide` is asked once for each request. */
  link(decide: (request: Request) => Fate): typeof fetch;
  /** How many requests or answers are being held. */
  held(): number;
  /** Lets the oldest `count` held ones go on. */
  release(count?: number): void;
  /** Lets late requests arrive, in any order the test likes; their answers go nowhere. */
  deliverLate(count?: number): Promise<void>;
  /** Every request that was sent, arrived or not. */
  readonly sent: { readonly path: string; readonly fate: Fate }[];
}

/** Makes a network in front of a server. */
export function createTestNetwork(handle: Handle, origin = 'http://localhost'): TestNetwork {
  const late: Request[] = [];
  const holding: (() => void)[] = [];
  const sent: { path: string; fate: Fate }[] = [];
  const hold = () => new Promise<void>((resolve) => holding.push(resolve));

  async function meet(request: Request, fate: Fate): Promise<Response> {
    switch (fate) {
      case 'pass':
        return handle(request);
      case 'request-lost':
        throw broken();
      case 'answer-lost':
        await handle(request);
        throw broken();
      case 'answer-cut': {
        const answer = await handle(request);
        const text = await answer.text();
        return new Response(text.slice(0, text.length / 2), answer);
      }
      case 'twice':
        await handle(request.clone());
        return handle(request);
      case 'late-copy':
        late.push(request.clone());
        return handle(request);
      case 'late':
        late.push(request);
        throw broken();
      case 'request-held':
        await hold();
        return handle(request);
      case 'answer-held': {
        const answer = await handle(request);
        await hold();
        return answer;
      }
      case 'portal':
        return new Response('<html>Please sign in to this network</html>', { status: 200 });
      case 'busy':
        return Response.json(
          { message: 'Busy', code: 'BUSY' },
          { status: 503, headers: { 'retry-after': '1' } },
        );
    }
  }

  return {
    link: (decide) => async (input, init) => {
      const { signal, ...rest } = init ?? {};
      const request = new Request(new URL(String(input), origin), rest);
      const fate = decide(request);
      sent.push({ path: new URL(request.url).pathname, fate });
      return unlessAborted(meet(request, fate), signal ?? undefined);
    },
    held: () => holding.length,
    release(count = holding.length) {
      for (const go of holding.splice(0, count)) go();
    },
    async deliverLate(count = late.length) {
      for (const request of late.splice(0, count)) await handle(request);
    },
    sent,
  };
}

/** An aborted request rejects at once, as `fetch` does; the server never learns of it. */
function unlessAborted(
  answer: Promise<Response>,
  signal: AbortSignal | undefined,
): Promise<Response> {
  if (!signal) return answer;
  return new Promise((resolve, reject) => {
    const abort = () => reject(new DOMException('Aborted', 'AbortError'));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

function broken(): TypeError {
  return new TypeError('Failed to fetch');
}
