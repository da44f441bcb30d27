import type { Context, MiddlewareHandler } from 'hono';
import { Problem } from '../errors/problem';
import type { AppEnv } from './app-env';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses every write that another site's page could have started with this browser's cookie (attack A6). Browsers name
 * the origin of each such request; a caller that is no browser sends neither header and carries no stolen cookie.
 */
export function refuseCrossSite(publicOrigin: string | undefined): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (!SAFE_METHODS.has(c.req.method) && !isSameOrigin(c, publicOrigin)) {
      throw new Problem(403, 'FORBIDDEN_ORIGIN', 'This request came from another site.');
    }
    await next();
  };
}

function isSameOrigin(c: Context<AppEnv>, publicOrigin: string | undefined): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const origin = c.req.header('origin');
  return origin === undefined || isOwnOrigin(origin, c.req.url, publicOrigin);
}

/** Without a configured origin the Host header counts; the scheme may differ behind a proxy that ends TLS. */
function isOwnOrigin(
  origin: string,
  requestUrl: string,
  publicOrigin: string | undefined,
): boolean {
  if (publicOrigin !== undefined) return origin === publicOrigin;
  return URL.canParse(origin) && new URL(origin).host === new URL(requestUrl).host;
}

const IP_LITERAL = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[0-9a-f:.]+\])$/i;

/**
 * Without a configured origin, a request must name this server by an IP address or as localhost. A name in the domain
 * system can be pointed at this machine by its owner, whose page would then count as ours (DNS rebinding, A51).
 */
export function refuseRebinding(publicOrigin: string | undefined): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { hostname } = new URL(c.req.url);
    if (publicOrigin === undefined && !isUnbound(hostname)) {
      throw new Problem(403, 'FORBIDDEN_ORIGIN', 'This server doesn’t know this host name.');
    }
    await next();
  };
}

function isUnbound(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || IP_LITERAL.test(hostname);
}

/**
 * Every body must be declared as JSON: the content types that a plain form can send are refused (attack A6). `isBinary`
 * names the paths that take uploads instead.
 */
export function requireJson(isBinary: (path: string) => boolean): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const isTaken = SAFE_METHODS.has(c.req.method) || isBinary(c.req.path) || isJson(c);
    if (!isTaken && !(await isEmpty(c))) {
      throw new Problem(415, 'INVALID_REQUEST', 'Please send this request as application/json.');
    }
    await next();
  };
}

function isJson(c: Context<AppEnv>): boolean {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  return type === 'application/json';
}

/**
 * Decides by the headers, so that no body is read before its sender was counted (A46). Without these headers HTTP has no
 * body: reading it costs nothing.
 */
async function isEmpty(c: Context<AppEnv>): Promise<boolean> {
  const length = c.req.header('content-length');
  if (length !== undefined) return length === '0';
  return c.req.header('transfer-encoding') === undefined && (await c.req.text()) === '';
}
