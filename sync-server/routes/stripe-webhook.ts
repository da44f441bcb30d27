import { Hono } from 'hono';
import type { Gateway } from '../billing/payment-gateway';
import { notFound } from '../errors/problem';
import type { AppEnv } from '../middleware/app-env';
import type { BillingDeps } from '../services/billing/billing-deps';
import { receiveBillingEvent } from '../services/billing/receive-event';

export const STRIPE_WEBHOOK = '/api/stripe/webhook';

/** Stripe's own are a tenth of this. */
export const WEBHOOK_BODY_BYTES = 256_000;

/**
 * POST /api/stripe/webhook, for Stripe alone: it is admitted by its signature, without a session and a limit. 200 says that
 * the event is handled or of no interest; after any other answer Stripe sends it again.
 */
export function stripeWebhookRoutes({ gateway, ...deps }: BillingDeps<Gateway>): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.post(STRIPE_WEBHOOK, async (c) => {
    if (gateway?.provider !== 'stripe') throw notFound();
    const body = new Uint8Array(await c.req.arrayBuffer());
    const signature = c.req.header('stripe-signature');
    await receiveBillingEvent({ ...deps, gateway }, body, signature);
    return c.json({ received: true });
  });

  return routes;
}
