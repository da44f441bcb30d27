import { Hono } from 'hono';
import type { AppEnv } from '../../middleware/app-env';
import { rotatePushKey } from '../../services/push/push-keys';
import type { Section } from './section';

/** The key by which push services know this server. */
export const pushKeysSection: Section = ({ store, note }) => {
  const routes = new Hono<AppEnv>();
  routes.post('/push-keys', async (c) => {
    await note(c, 'operator-rotated-push-keys');
    await rotatePushKey(store);
    return c.body(null, 204);
  });
  return routes;
};
