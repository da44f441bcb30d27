import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { answer, type Facts, newFacts, Refused } from './stripe-facts';

export const STRIPE_KEYS = {
  secretKey: 'sk_test_standin',
  publishableKey: 'pk_test_standin',
  webhookSecret: 'whsec_standin',
  priceId: 'price_premium',
} as const;

/** Stripe's API over a real socket, as far as it is used here, with a clock that the test turns. */
export interface StripeStandIn {
  readonly url: string;
  readonly facts: Facts;
  /** Every call that came, as `POST /v1/customers`. */
  readonly calls: string[];
  /** While set, every call is answered with this status. */
  failing: number | undefined;
  close(): Promise<void>;
}

/** Listens on a free port of this machine. */
export async function startStripe(now: () => number): Promise<StripeStandIn> {
  const facts = newFacts(() => Math.floor(now() / 1000));
  const calls: string[] = [];
  const standIn = { url: '', facts, calls, failing: undefined as number | undefined, close };
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => response.destroy(error as Error));
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://stripe');
    calls.push(`${request.method} ${url.pathname}`);
    const given = new URLSearchParams(url.search);
    for (const [name, value] of new URLSearchParams(await text(request))) given.append(name, value);
    const key = request.headers['idempotency-key'];
    const { status, body } = reply(`${request.method} ${url.pathname}`, given, String(key ?? ''));
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1' });
    response.end(JSON.stringify(body));
  }

  function reply(call: string, given: URLSearchParams, key: string) {
    if (standIn.failing) return { status: standIn.failing, body: failure('api_error', 'Down.') };
    try {
      return { status: 200, body: answer(facts, call, given, key) };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return {
        status: error.status,
        body: failure('invalid_request_error', error.message, error.code),
      };
    }
  }

  async function close(): Promise<void> {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }

  standIn.url = await listen(server);
  return standIn;
}

/** A message as Stripe sends it, signed for the server under test. */
export function signedEvent(
  type: string,
  object: object,
  at: number,
  change: { readonly id?: string; readonly livemode?: boolean; readonly secret?: string } = {},
): { readonly body: string; readonly signature: string } {
  const { id = `evt_${Math.random().toString(36).slice(2)}`, livemode = false } = change;
  const event = {
    id,
    object: 'event',
    type,
    livemode,
    created: Math.floor(at / 1000),
    data: { object },
  };
  const body = JSON.stringify(event, null, 2);
  return { body, signature: signature(body, at, change.secret) };
}

/** The `Stripe-Signature` of a body, made by Stripe's own library. */
export function signature(
  body: string,
  at: number,
  secret: string = STRIPE_KEYS.webhookSecret,
): string {
  const timestamp = Math.floor(at / 1000);
  const { webhooks } = new Stripe(STRIPE_KEYS.secretKey);
  return webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
}

function failure(type: string, message: string, code?: string) {
  return { error: { type, message, code } };
}

async function text(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
