import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

/** Over https it is preceded by `__Host-`. */
const NAME = 'session';
const HIDDEN = { httpOnly: true, sameSite: 'Lax', path: '/' } as const;

/** The cookie that holds the token of a session. */
export interface SessionCookie {
  read(c: Context): string | undefined;
  /**
   * The token under the name that the cookie had over https before `__Host-`. A sub-domain can plant that one, so it counts
   * only for the person whom the request names. Undefined over plain http.
   */
  readEarlier(c: Context): string | undefined;
  write(c: Context, token: string, expiresAt: number): void;
  /** Takes it from the browser, under either name. */
  clear(c: Context): void;
}

/** The session's cookie as it is where people come over https, or not: the one place that names it. */
export function sessionCookie(https: boolean): SessionCookie {
  return https ? OVER_HTTPS : OVER_HTTP;
}

/**
 * A browser takes a `__Host-` cookie only over https, from this very host, for all paths and without a domain: no sub-domain
 * can plant one (attack A47).
 */
const OVER_HTTPS: SessionCookie = {
  read: (c) => getCookie(c, NAME, 'host'),
  readEarlier: (c) => getCookie(c, NAME),
  write(c, token, expiresAt) {
    const expires = new Date(expiresAt);
    setCookie(c, NAME, token, { ...HIDDEN, expires, secure: true, prefix: 'host' });
    if (getCookie(c, NAME) !== undefined) deleteCookie(c, NAME, { path: '/', secure: true });
  },
  clear(c) {
    deleteCookie(c, NAME, { path: '/', secure: true, prefix: 'host' });
    deleteCookie(c, NAME, { path: '/', secure: true });
  },
};

/** Over plain http, in development. */
const OVER_HTTP: SessionCookie = {
  read: (c) => getCookie(c, NAME),
  readEarlier: () => undefined,
  write: (c, token, expiresAt) =>
    setCookie(c, NAME, token, { ...HIDDEN, expires: new Date(expiresAt) }),
  clear: (c) => void deleteCookie(c, NAME, { path: '/' }),
};
