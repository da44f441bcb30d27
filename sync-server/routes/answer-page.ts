import type { Context } from 'hono';
import type { AppEnv } from '../middleware/app-env';
import type { Page } from '../services/records/newest-page';

/** A list as JSON; `Link` names the next page where the list is longer than one answer. */
export function answerPage<Item>(c: Context<AppEnv>, { items, next }: Page<Item>): Response {
  if (next !== undefined) {
    c.header('Link', `<${c.req.path}?after=${encodeURIComponent(next)}>; rel="next"`);
  }
  return c.json(items);
}
