import type { MiddlewareHandler } from 'hono';
import type { Store } from '../store/store';
import type { AppEnv } from './app-env';

const DAY_MS = 86_400_000;

/** Notes once a day that a person uses their account, so that it never counts as unused. */
export function noteActivity(
  store: Pick<Store, 'noteActivity'>,
  now: () => number,
): MiddlewareHandler<AppEnv> {
  const noted = new Set<string>();
  let notedDay = Number.NaN;
  return async (c, next) => {
    const account = c.get('account');
    const day = Math.floor(now() / DAY_MS);
    if (day !== notedDay) {
      noted.clear();
      notedDay = day;
    }
    if (account && !noted.has(account.id)) {
      noted.add(account.id);
      await store.noteActivity(account.id, now());
    }
    await next();
  };
}
