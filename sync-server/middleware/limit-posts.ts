import type { MiddlewareHandler } from 'hono';
import { Problem } from '../errors/problem';
import type { Store } from '../store/store';
import type { AppEnv } from './app-env';

/** More than one a day for thirteen years; none is longer than 13 kB. */
export const MOST_POSTS = 5_000;

/** What keeps something for others, or for whoever runs this. */
export const POSTS = [
  '/api/feedback',
  '/api/companion/flags',
  '/api/reflection-suggestions',
  '/api/prayer-groups',
  '/api/prayer-groups/:id/requests',
  '/api/prayer-requests/:id/responses',
];

/** Bounds what one person keeps here beside records and recordings: rates alone add up without end. */
export function limitPosts(store: Pick<Store, 'countPosts'>): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const account = c.get('account');
    if (account && c.req.method === 'POST' && (await store.countPosts(account.id)) >= MOST_POSTS) {
      throw new Problem(
        413,
        'POST_QUOTA',
        'You’ve reached the limit of what one person can post for others. Delete some of your posts, then try again.',
      );
    }
    await next();
  };
}
