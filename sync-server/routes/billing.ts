import { type Context, Hono } from 'hono';
import { demoConfirmRequest } from '../../shared/api/subscription';
import type { Gateway } from '../billing/payment-gateway';
import { notFound } from '../errors/problem';
import type { AppEnv } from '../middleware/app-env';
import { enforceRate } from '../middleware/rate-limit';
import type { RateLimiters } from '../middleware/rate-rules';
import type { BillingDeps } from '../services/billing/billing-deps';
import { readSubscriptionStatus } from '../services/billing/read-status';
import {
  cancelSubscription,
  confirmDemo,
  createCheckoutSession,
  createPortalSession,
  getOrCreateSubscription,
} from '../services/billing/subscribe';
import type { Account } from '../store/store';
import { readJson, requireAccount } from './read-request';

export type BillingRouteDeps = BillingDeps<Gateway> & Pick<RateLimiters, 'billingPerAccount'>;

/**
 * The calls on a person's subscription (spec section 7). None of them takes a price, a plan, a trial or a customer (A21);
 * only the demo's has a body.
 */
export function billingRoutes(deps: BillingRouteDeps): Hono<AppEnv> {
  const { billingPerAccount, gateway } = deps;
  const routes = new Hono<AppEnv>();

  function requirePayer(c: Context<AppEnv>): Account {
    const account = requireAccount(c);
    enforceRate(billingPerAccount, account.id);
    return account;
  }

  routes.get('/subscription-status', async (c) =>
    c.json(await readSubscriptionStatus(deps, requireAccount(c))),
  );

  routes.post('/create-checkout-session', async (c) =>
    c.json({ url: await createCheckoutSession(deps, requirePayer(c)) }),
  );

  routes.post('/create-customer-portal-session', async (c) =>
    c.json({ url: await createPortalSession(deps, requirePayer(c)) }),
  );

  routes.post('/get-or-create-subscription', async (c) =>
    c.json(await getOrCreateSubscription(deps, requirePayer(c))),
  );

  routes.post('/cancel-subscription', async (c) =>
    c.json({ message: await cancelSubscription(deps, requirePayer(c)) }),
  );

  routes.post('/demo-billing/confirm', async (c) => {
    const account = requirePayer(c);
    if (gateway?.provider !== 'demo') throw notFound();
    const { clientSecret } = await readJson(c, demoConfirmRequest);
    await confirmDemo({ ...deps, gateway }, account, clientSecret);
    return c.body(null, 204);
  });

  return routes;
}
