import type { Context, MiddlewareHandler } from 'hono';
import { classOfAddress } from '../../shared/api/address-class';
import { Problem } from '../errors/problem';
import type { AppEnv } from './app-env';

/** Destinations by which a browser shows an answer as a page, or inside one. */
const PAGES = new Set(['document', 'iframe', 'frame', 'fencedframe', 'embed', 'object']);
/** Destinations that request a recording or a picture: an element that shows it, or a script. */
const SHOWS_FILES = new Set(['audio', 'image', 'video', 'empty']);

/**
 * Refuses requests that a browser makes from outside of the app (attack A28): a typed address, a link, a frame, a request
 * from another site or a sub-domain. An open session does not entitle a tab to show the data in it.
 */
export function answerOnlyTheApp(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (isFromOutside(c)) {
      throw new Problem(403, 'FORBIDDEN_ORIGIN', 'This address answers only the app itself.');
    }
    await next();
  };
}

/** A caller that is no browser, and an old browser, sends no such header: they have to name the person. */
function isFromOutside(c: Context<AppEnv>): boolean {
  const kind = classOfAddress(c.req.method, c.req.path);
  if (kind === 'probe') return false;
  const site = c.req.header('sec-fetch-site') ?? 'same-origin';
  const dest = c.req.header('sec-fetch-dest') ?? 'empty';
  if (c.req.header('sec-fetch-mode') === 'navigate' || PAGES.has(dest)) return true;
  if (kind === 'file') return site !== 'same-origin' || !SHOWS_FILES.has(dest);
  return site !== 'same-origin' && site !== 'none';
}
