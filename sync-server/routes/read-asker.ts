import type { Context } from 'hono';
import { invalidRequest } from '../errors/problem';
import type { AppEnv } from '../middleware/app-env';
import { readToday } from '../middleware/local-time';
import { idForKey } from '../services/id-for-key';
import type { Asker } from '../store/circle-store';
import { readIdempotencyKey, requireAccount } from './read-request';

/** Who asks, and which day it is for them. Throws 401 for a visitor. */
export function readAsker(c: Context<AppEnv>, now: number): Asker {
  return { accountId: requireAccount(c).id, today: readToday(c, now).day };
}

/** The id of what a request makes: the same one for its repeats, where the caller names it by an `Idempotency-Key`. */
export function idForPost(
  c: Context<AppEnv>,
  { randomId }: { readonly randomId: () => string },
  kind: string,
): string {
  const key = readIdempotencyKey(c);
  return key === undefined ? randomId() : idForKey(requireAccount(c).id, kind, key);
}

/** Where the page before ended, as `?cursor=` says. Null for the first page; throws 400 for what no answer gave. */
export function readCursor(c: Context<AppEnv>): number | null {
  const cursor = c.req.query('cursor');
  if (cursor === undefined) return null;
  if (!/^\d{1,15}$/.test(cursor)) {
    throw invalidRequest('Please give the cursor as it was given.');
  }
  return Number(cursor);
}
