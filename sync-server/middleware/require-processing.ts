import type { MiddlewareHandler } from 'hono';
import { Problem } from '../errors/problem';
import type { Store } from '../store/store';
import type { AppEnv } from './app-env';

/** What the server works out of a person's records when asked. On their own devices this is done without it. */
export const WORKED_OUT = [
  '/api/progress/*',
  '/api/user/challenge-progress',
  '/api/user/streak',
  '/api/user-progress-stats',
  '/api/growth-journey',
];

/** Works nothing out for a person who has switched data processing off. */
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
