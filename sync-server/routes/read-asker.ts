import type { Context } from 'hono';
import { invalidRequest } from '../errors/problem';
import type { AppEnv } from '../middleware/app-env';
import { readToday } from '../middleware/local-time';
import type { Asker } from '../services/circles/circle-deps';
import { idForKey } from '../services/id-for-key';
import { readIdempotencyKey, requireAccount } from './read-request';

/** The person who asks, and their local day. Throws 401 for a visitor. */
export function readAsker(c: Context<AppEnv>, now: number): Asker {
  return { accountId: requireAccount(c).id, today: readToday(c, now).day };
}

/** The id of the thing that a request creates: the same for repeats with one `Idempotency-Key`. */
export function idForPost(
  c: Context<AppEnv>,
  { randomId }: { readonly randomId: () => string },
  kind: string,
): string {
  const key = readIdempotencyKey(c);
  return key === undefined ? randomId() : idForKey(requireAccount(c).id, kind, key);
}

/** The end of the previous page, from `?cursor=`. Null for the first page; throws 400 for a value that no answer gave. */
export function readCursor(c: Context<AppEnv>): number | null {
  const cursor = c.req.query('cursor');
  if (cursor === undefined) return null;
  if (!/^\d{1,15}$/.test(cursor)) {
    throw invalidRequest('Please give the cursor as it was given.');
  }
  return Number(cursor);
}
