import { createHash } from 'node:crypto';

/**
 * The id of the thing that a request with this Idempotency-Key makes. It follows from person, kind and key, so a repeat
 * meets what the first attempt made; nothing about the request has to be remembered.
 */
export function idForKey(accountId: string, kind: string, idempotencyKey: string): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, accountId, idempotencyKey]))
    .digest('base64url')
    .slice(0, 22);
}
