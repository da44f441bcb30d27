import type { MiddlewareHandler } from 'hono';
import { Problem } from '../errors/problem';
import type { Store } from '../store/store';
import type { AppEnv } from './app-env';

/** More than one a day for thirteen years; none is longer than 13 kB. */
export const MOST_POSTS = 5_000;

/** The routes that store something for other people or for the operator. */
export const POSTS = [
  '/api/feedback',
  '/api/companion/flags',
  '/api/reflection-suggestions',
  '/api/reflection-suggestions/:id/replies',
  '/api/replies/:id/flag',
  '/api/prayer-groups',
  '/api/prayer-groups/:id/requests',
  '/api/prayer-groups/:id/guidance',
  '/api/prayer-requests/:id/responses',
];

/** Limits what one person stores here besides records and recordings: with a rate limit alone it would grow without end. */
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
