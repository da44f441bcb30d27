import { isDeepStrictEqual } from 'node:util';
import { Hono } from 'hono';
import { type PrivacySettings, privacySettingsRequest } from '../../shared/api/privacy-settings';
import type { AppEnv } from '../middleware/app-env';
import type { Store } from '../store/store';
import { readJson, requireAccount } from './read-request';

export interface PrivacySettingsRouteDeps {
  readonly store: Pick<Store, 'readPrivacySettings' | 'keepPrivacySettings' | 'appendAudit'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** GET and POST /api/privacy-settings; both answer what then holds. */
export function privacySettingsRoutes({ store, now }: PrivacySettingsRouteDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get('/privacy-settings', async (c) =>
    c.json(await store.readPrivacySettings(requireAccount(c).id)),
  );

  routes.post('/privacy-settings', async (c) => {
    const accountId = requireAccount(c).id;
    const request = await readJson(c, privacySettingsRequest);
    const before = await store.readPrivacySettings(accountId);
    const settings: PrivacySettings = {
      ...request,
      modelTraining: request.modelTraining ?? before.modelTraining,
    };
    await store.keepPrivacySettings(accountId, settings);
    if (!isDeepStrictEqual(settings, before)) {
      await store.appendAudit({ at: now(), accountId, actor: 'person', action: 'privacy-changed' });
    }
    return c.json(settings);
  });

  return routes;
}
