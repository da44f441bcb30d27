import type { ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env';

/**
 * Sends the status and headers of an answer that a route writes by hand (`c.set('byHand', …)`), and lets it begin. To be the
 * first middleware: the headers that the others set are sent too.
 */
export function sendByHand(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    const answer = c.get('byHand');
    if (!answer || c.error) return;
    requireOutgoing(c).writeHead(c.res.status, [...c.res.headers].flat());
    answer.begin();
    // Else the headers are merged into a response of its own, which Hono's server would send.
    c.res = undefined;
    c.res = RESPONSE_ALREADY_SENT;
  };
}

/** Node's response to this request. Throws where the app was called without a server. */
export function requireOutgoing(c: Context<AppEnv>): ServerResponse {
  const { outgoing } = (c.env ?? {}) as { readonly outgoing?: ServerResponse };
  if (!outgoing) throw new Error('An answer written by hand needs a server.');
  return outgoing;
}
