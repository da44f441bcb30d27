import type { MiddlewareHandler } from 'hono';
import { Problem } from '../errors/problem';
import { KeyedLock } from '../services/keyed-lock';
import type { Store } from '../store/store';
import type { AppEnv } from './app-env';

/** The calls whose answers the server computes from a person's records. The person's own devices compute the same without it. */
export const DERIVED_DATA_PATHS = [
  '/api/progress/*',
  '/api/user/challenge-progress',
  '/api/user/streak',
  '/api/user-progress-stats',
  '/api/growth-journey',
];

/** Refuses these calls for a person who has switched data processing off. */
export function requireProcessing(
  store: Pick<Store, 'readPrivacySettings'>,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const account = c.get('account');
    if (account && !(await store.readPrivacySettings(account.id)).dataProcessing) {
      throw new Problem(
        403,
        'PROCESSING_OFF',
        'Data processing is switched off in your privacy settings.',
      );
    }
    await next();
  };
}

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
