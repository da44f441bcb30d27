import type { MiddlewareHandler } from 'hono';
import { KeyedLock } from '../services/keyed-lock';
import type { AppEnv } from './app-env';

/**
 * Handles one such call of a person at a time: a call that reads all their records must not be multiplied by frequent
 * requests.
 */
export function oneAtATime(): MiddlewareHandler<AppEnv> {
  const turns = new KeyedLock();
  return async (c, next) => {
    const account = c.get('account');
    await (account ? turns.run(account.id, next) : next());
  };
}
