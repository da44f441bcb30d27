import { Hono } from 'hono';
import { type PrivacyConsentAnswer, privacyConsentRequest } from '../../shared/api/privacy-consent';
import type { AppEnv } from '../middleware/app-env';
import { enforceRate } from '../middleware/rate-limit';
import type { RateLimiters } from '../middleware/rate-rules';
import {
  type ConsentDeps,
  recordConsent,
  writingConsentOf,
} from '../services/consent/record-consent';
import { readJson, requireAccount } from './read-request';

export type PrivacyConsentRouteDeps = ConsentDeps & Pick<RateLimiters, 'consentPerAccount'>;

/** POST /api/privacy-consent, and GET for the version that the person agreed to. */
export function privacyConsentRoutes(deps: PrivacyConsentRouteDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.post('/privacy-consent', async (c) => {
    const { id } = requireAccount(c);
    const request = await readJson(c, privacyConsentRequest);
    enforceRate(deps.consentPerAccount, id);
    await recordConsent(deps, id, request);
    return c.body(null, 204);
  });

  routes.get('/privacy-consent', async (c) => {
    const writing = await writingConsentOf(deps.store, requireAccount(c).id);
    return c.json({ writing } satisfies PrivacyConsentAnswer);
  });

  return routes;
}
