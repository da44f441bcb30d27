import Stripe from 'stripe';
import {
  CHECKOUT_DONE_VIEW,
  SUBSCRIPTION_OFFER,
  type SubscriptionSecretAnswer,
} from '../../shared/api/subscription';
import { isPremium, planOf } from '../../shared/domain/plan';
import type { StripeSettings } from '../config';
import { invalidRequest } from '../errors/problem';
import type { Logger } from '../logger';
import type { SubscriptionState } from '../store/billing-store';
import { askStripe, isThere, unavailable } from './ask-stripe';
import type { BillingEvent, CallingGateway } from './payment-gateway';
import { decisiveOf, stateOf, statusOf } from './stripe-state';

/** How long an unfinished form stays valid; after that, the trial that it would confirm is too short. */
const UNFINISHED_SECONDS = 3_600;
/** How long the person who waits for an answer waits for Stripe's. */
const TIMEOUT_MS = 10_000;
const SIGNATURE_SECONDS = 300;

/** The events that Stripe sends us; the webhook endpoint is set up with these. */
const EVENTS = new Set<string>([
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'setup_intent.succeeded',
  'checkout.session.completed',
  'invoice.paid',
  'invoice.payment_failed',
]);

export interface StripeGatewayDeps {
  readonly settings: StripeSettings;
  /** The origin that Stripe's pages lead back to. */
  readonly origin: string;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

export interface StripeGateway extends CallingGateway {
  /** Logs an error for the operator where the price is not the one that people are shown. */
  checkPrice(): Promise<void>;
}

/** Payments through Stripe. */
export function createStripeGateway(deps: StripeGatewayDeps): StripeGateway {
  const { settings, origin, log, now } = deps;
  const stripe = openStripe(settings);
  const isLive = settings.secretKey.includes('_live_');
  const ask = <Value>(work: () => Promise<Value>) => askStripe(log, work);

  async function listSubscriptions(customer: string): Promise<Stripe.Subscription[]> {
    const { data } = await stripe.subscriptions.list({
      customer,
      status: 'all',
      limit: 100,
      expand: ['data.pending_setup_intent', 'data.latest_invoice.confirmation_secret'],
    });
    return data;
  }

  async function openCustomer(
    { id, email }: { readonly id: string; readonly email: string },
    known: string | undefined,
  ): Promise<string> {
    if (known !== undefined && (await isThere(() => stripe.customers.update(known, { email })))) {
      return known;
    }
    // One whose making was never answered, or that a restored database has forgotten.
    const { data } = await stripe.customers.list({ email, limit: 100 });
    const own = data.find(({ metadata }) => metadata.accountId === id);
    return (own ?? (await stripe.customers.create({ email, metadata: { accountId: id } }))).id;
  }

  /** An open checkout page could still take a payment. After this none can, and every payment is in the list. */
  async function closeCheckouts(customer: string): Promise<Stripe.Subscription[]> {
    const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
    for (const { id } of data) await stripe.checkout.sessions.expire(id);
    return listSubscriptions(customer);
  }

  /** If the answer is lost, the next call finds this subscription in the list and continues with it. */
  function begin(customer: string, isTrial: boolean): Promise<Stripe.Subscription> {
    return stripe.subscriptions.create({
      customer,
      items: [{ price: settings.priceId }],
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      ...(isTrial ? TRIAL : {}),
      expand: ['pending_setup_intent', 'latest_invoice.confirmation_secret'],
    });
  }

  async function subscribe(customer: string, used: boolean): Promise<SubscriptionSecretAnswer> {
    const all = await closeCheckouts(customer);
    const decisive = decisiveOf(all);
    if (decisive && isGood(decisive)) return { hasActiveSubscription: true };
    const open = decisive && isOpen(decisive) ? decisive : undefined;
    if (open && !isStale(open, now())) return secretOf(open);
    if (open) await stripe.subscriptions.cancel(open.id);
    const isTrial = !used && !stateOf(all).trialUsed;
    return secretOf(await begin(customer, isTrial));
  }

  async function openCheckout(customer: string, used: boolean): Promise<string | undefined> {
    const all = await closeCheckouts(customer);
    if (all.some(isGood)) return undefined;
    for (const one of all.filter(isOpen)) await stripe.subscriptions.cancel(one.id);
    const isTrial = !used && !stateOf(all).trialUsed;
    const { url } = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      line_items: [{ price: settings.priceId, quantity: 1 }],
      success_url: `${origin}${CHECKOUT_DONE_VIEW}`,
      cancel_url: `${origin}/subscribe`,
      ...(isTrial ? { subscription_data: TRIAL } : {}),
    });
    if (url === null) throw unavailable();
    return url;
  }

  async function cancel(customer: string): Promise<SubscriptionState | undefined> {
    const decisive = decisiveOf(await listSubscriptions(customer));
    if (!decisive || !(isGood(decisive) || isUnpaid(decisive))) return undefined;
    if (isUnpaid(decisive)) await stripe.subscriptions.cancel(decisive.id);
    else await stripe.subscriptions.update(decisive.id, { cancel_at_period_end: true });
    return stateOf(await listSubscriptions(customer));
  }

  function readEvent(body: Uint8Array, signature: string | undefined): BillingEvent | undefined {
    const event = verify(stripe, settings.webhookSecret, body, signature, now());
    if (event.livemode !== isLive) log.warn({ event: event.id }, 'a message of the other mode');
    if (event.livemode !== isLive || !EVENTS.has(event.type)) return undefined;
    const object = event.data.object as { readonly customer?: unknown; readonly id?: unknown };
    return {
      id: event.id,
      customerId: idOf(object.customer),
      invoiceId: event.type.startsWith('invoice.') ? idOf(object.id) : undefined,
    };
  }

  return {
    provider: 'stripe',
    publishableKey: settings.publishableKey,
    openCustomer: (account, known) => ask(() => openCustomer(account, known)),
    readState: (customer) => ask(async () => stateOf(await listSubscriptions(customer))),
    subscribe: (customer, used) => ask(() => subscribe(customer, used)),
    openCheckout: (customer, used) => ask(() => openCheckout(customer, used)),
    openPortal: (customer) =>
      ask(async () => {
        const return_url = `${origin}/subscribe`;
        return (await stripe.billingPortal.sessions.create({ customer, return_url })).url;
      }),
    cancel: (customer) => ask(() => cancel(customer)),
    removeCustomer: (customer) =>
      ask(async () => void (await isThere(() => stripe.customers.del(customer)))),
    readEvent,
    readPayment: (invoiceId) =>
      ask(async () => paymentOf(await stripe.invoices.retrieve(invoiceId))),
    checkPrice: () =>
      ask(async () => {
        const price = await stripe.prices.retrieve(settings.priceId);
        if (!isTheOffer(price)) log.error('STRIPE_PRICE_ID is not the price that people are shown');
      }),
  };
}

const TRIAL = {
  trial_period_days: SUBSCRIPTION_OFFER.trialDays,
  trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
} as const;

function openStripe({ secretKey, apiUrl }: StripeSettings): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl);
  return new Stripe(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port ? { port } : {}),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

function isGood(subscription: Stripe.Subscription): boolean {
  return isPremium(planOf(statusOf(subscription)));
}

/** Begun, and not paid for yet. */
function isOpen(subscription: Stripe.Subscription): boolean {
  return statusOf(subscription) === 'incomplete' || isUnpaid(subscription);
}

function isUnpaid({ status }: Stripe.Subscription): boolean {
  return status === 'past_due' || status === 'unpaid' || status === 'paused';
}

function isStale(subscription: Stripe.Subscription, now: number): boolean {
  const isBegun = statusOf(subscription) === 'incomplete';
  return isBegun && now / 1000 - subscription.created > UNFINISHED_SECONDS;
}

function secretOf({
  pending_setup_intent,
  latest_invoice,
}: Stripe.Subscription): SubscriptionSecretAnswer {
  const setup =
    typeof pending_setup_intent === 'object' ? pending_setup_intent?.client_secret : null;
  if (setup) return { clientSecret: setup, confirms: 'setup' };
  const invoice = typeof latest_invoice === 'object' ? latest_invoice : null;
  const payment = invoice?.confirmation_secret?.client_secret;
  if (payment) return { clientSecret: payment, confirms: 'payment' };
  throw unavailable();
}

function paymentOf(invoice: Stripe.Invoice) {
  const customerId = idOf(invoice.customer);
  if (invoice.amount_due === 0 || !invoice.id || !customerId || !invoice.status) return undefined;
  return {
    provider: 'stripe' as const,
    customerId,
    invoiceId: invoice.id,
    amount: invoice.status === 'paid' ? invoice.amount_paid : invoice.amount_due,
    currency: invoice.currency,
    status: invoice.status,
    at: (invoice.status_transitions.paid_at ?? invoice.created) * 1000,
  };
}

function isTheOffer({ unit_amount, currency, recurring }: Stripe.Price): boolean {
  const isMonthly = recurring?.interval === 'month' && recurring.interval_count === 1;
  return unit_amount === SUBSCRIPTION_OFFER.priceCents && currency === 'usd' && isMonthly;
}

function idOf(given: unknown): string | undefined {
  if (typeof given === 'string') return given;
  const id = (given as { readonly id?: unknown } | null | undefined)?.id;
  return typeof id === 'string' ? id : undefined;
}

/** Over the bytes as they came: a body that was read and written again has another signature. */
function verify(
  stripe: Stripe,
  secret: string,
  body: Uint8Array,
  signature: string | undefined,
  now: number,
): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(
      body,
      signature ?? '',
      secret,
      SIGNATURE_SECONDS,
      undefined,
      now,
    );
  } catch {
    throw invalidRequest('This message carries no valid signature.');
  }
}
