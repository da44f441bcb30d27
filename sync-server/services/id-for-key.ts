import { createHash } from 'node:crypto';

/**
 * The id of the thing that a request with this Idempotency-Key creates. It is a hash of person, kind and key, so a repeat
 * finds what the first attempt created; nothing about the request has to be stored.
 */
export function idForKey(accountId: string, kind: string, idempotencyKey: string): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, accountId, idempotencyKey]))
    .digest('base64url')
    .slice(0, 22);
}
