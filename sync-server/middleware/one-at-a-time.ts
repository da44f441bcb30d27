import type { MiddlewareHandler } from 'hono';
import { KeyedLock } from '../services/keyed-lock';
import type { AppEnv } from './app-env';

/** Works for one person on one such call at a time: what reads all they have must not be multiplied by asking often. */
export function oneAtATime(): MiddlewareHandler<AppEnv> {
  const turns = new KeyedLock();
  return async (c, next) => {
    const account = c.get('account');
    await (account ? turns.run(account.id, next) : next());
  };
}
