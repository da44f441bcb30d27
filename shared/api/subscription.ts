import * as z from 'zod/mini';
import { SUBSCRIPTION_STATUSES } from '../domain/plan';
import { unkeptText } from './text';

/** What premium costs (spec section 9). Only the server says so to the provider; screens show it. */
export const SUBSCRIPTION_OFFER = { priceCents: 999, trialDays: 7 } as const;

/** Who takes the payments: `demo` stands in where no provider is set up and charges no card; `none` takes none. */
export const BILLING_PROVIDERS = ['stripe', 'demo', 'none'] as const;

/**
 * Where the payment form is. Go there by loading a document (`location.assign`, `reloadDocument`), never by the
 * router: only a document that was loaded from /subscribe has a policy that lets the provider's script in.
 */
export const PAYMENT_VIEW = '/subscribe?view=payment';

/** Where the provider's own page leads after a payment. It grants nothing: the plan follows as for the form. */
export const CHECKOUT_DONE_VIEW = '/subscribe?view=done';

/** GET /api/subscription-status. It never asks the provider, so it may be asked again every few seconds. */
export const subscriptionStatusAnswer = z.object({
  status: z.enum(SUBSCRIPTION_STATUSES),
  hasActiveSubscription: z.boolean(),
  provider: z.enum(BILLING_PROVIDERS),
  /** What the provider's script is started with; null unless `provider` is `stripe`. */
  publishableKey: z.nullable(z.string()),
  /** Whether subscribing now begins with a trial; everybody has one. */
  trialAvailable: z.boolean(),
  /** When the trial ends, and with it the period; null outside a trial. */
  trialEnd: z.nullable(z.iso.datetime()),
  /** When the plan renews, or ends where `cancelAtPeriodEnd`; null where nothing is subscribed. */
  currentPeriodEnd: z.nullable(z.iso.datetime()),
  cancelAtPeriodEnd: z.boolean(),
  /** A payment failed and is tried again: the plan is free until a card in the portal pays. */
  paymentFailed: z.boolean(),
});
export type SubscriptionStatusAnswer = z.infer<typeof subscriptionStatusAnswer>;

/** POST /api/create-checkout-session and POST /api/create-customer-portal-session: a page to go to. */
export const billingPageAnswer = z.object({ url: z.string() });

/**
 * POST /api/get-or-create-subscription. Either there is nothing left to pay, or a secret for the payment form, to be
 * confirmed with `confirmSetup` (a trial: nothing is charged yet) or `confirmPayment`. The plan follows once the
 * provider has told the server, seconds later. From `demo` the secret goes to POST /api/demo-billing/confirm.
 */
export const subscriptionSecretAnswer = z.union([
  z.object({ hasActiveSubscription: z.literal(true) }),
  z.object({ clientSecret: z.string(), confirms: z.enum(['setup', 'payment']) }),
]);
export type SubscriptionSecretAnswer = z.infer<typeof subscriptionSecretAnswer>;

/** POST /api/demo-billing/confirm: what the provider's form would do. Answers 204, and 404 unless `provider` is `demo`. */
export const demoConfirmRequest = z.object({ clientSecret: unkeptText(1_000) });

/** POST /api/cancel-subscription: a sentence that says until when the plan still holds. */
export const cancelSubscriptionAnswer = z.object({ message: z.string() });

/** The answer, code EMAIL_REQUIRED, to whoever subscribes without an address. */
export const EMAIL_REQUIRED = 'Email is required to subscribe.';
