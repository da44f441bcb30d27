import { SUBSCRIPTION_OFFER } from '../../shared/api/subscription';

const DAY = 86_400;

/** A subscription as Stripe shows it, with what is used of it. Times are seconds since the epoch. */
export interface FactSubscription {
  readonly id: string;
  readonly customer: string;
  readonly created: number;
  status: string;
  trial_start: number | null;
  trial_end: number | null;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  default_payment_method: string | null;
  pending_setup_intent: { id: string; client_secret: string; status: string } | null;
  latest_invoice: { id: string; confirmation_secret: { client_secret: string } | null };
  items: { data: { current_period_end: number }[] };
}

export interface FactInvoice {
  readonly id: string;
  readonly customer: string;
  readonly amount_due: number;
  amount_paid: number;
  readonly currency: string;
  status: string;
  readonly created: number;
  status_transitions: { paid_at: number | null };
  /** What a real one is full of, and nobody may keep or log. */
  readonly customer_email: string;
}

interface FactCustomer {
  readonly id: string;
  email: string;
  readonly metadata: Record<string, string>;
}

interface FactCheckout {
  readonly id: string;
  readonly customer: string;
  readonly url: string;
  status: 'open' | 'expired' | 'complete';
  readonly trialDays: number;
  readonly success_url: string;
}

/** What Stripe knows. */
export interface Facts {
  readonly now: () => number;
  readonly customers: Map<string, FactCustomer>;
  readonly subscriptions: Map<string, FactSubscription>;
  readonly invoices: Map<string, FactInvoice>;
  readonly checkouts: Map<string, FactCheckout>;
  /** What was answered to a key. */
  readonly answered: Map<string, unknown>;
  price: { unit_amount: number; currency: string };
  count: number;
}

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export function newFacts(now: () => number): Facts {
  return {
    now,
    customers: new Map(),
    subscriptions: new Map(),
    invoices: new Map(),
    checkouts: new Map(),
    answered: new Map(),
    price: { unit_amount: SUBSCRIPTION_OFFER.priceCents, currency: 'usd' },
    count: 0,
  };
}

/** The person's card is confirmed in the form: a trial begins to count, or the first invoice is paid. */
export function confirmCard(facts: Facts, { id }: Pick<FactSubscription, 'id'>): void {
  const subscription = found(facts.subscriptions, id);
  subscription.default_payment_method = 'pm_card';
  subscription.pending_setup_intent = null;
  if (subscription.status === 'incomplete') pay(facts, subscription);
}

/** The open invoice is paid: the period begins. */
export function pay(facts: Facts, subscription: FactSubscription): FactInvoice {
  subscription.status = 'active';
  subscription.items.data = [{ current_period_end: facts.now() + 30 * DAY }];
  return invoiceOf(facts, subscription, 'paid');
}

/** A payment fails. */
export function failPayment(facts: Facts, subscription: FactSubscription): FactInvoice {
  subscription.status = 'past_due';
  return invoiceOf(facts, subscription, 'open');
}

/** It ends now. */
export function end(subscription: FactSubscription): void {
  subscription.status = 'canceled';
}

function invoiceOf(facts: Facts, subscription: FactSubscription, status: string): FactInvoice {
  const { id } = subscription.latest_invoice;
  const isPaid = status === 'paid';
  const invoice = {
    id,
    customer: subscription.customer,
    amount_due: SUBSCRIPTION_OFFER.priceCents,
    amount_paid: isPaid ? SUBSCRIPTION_OFFER.priceCents : 0,
    currency: 'usd',
    status,
    created: facts.now(),
    status_transitions: { paid_at: isPaid ? facts.now() : null },
    customer_email: 'words-that-nobody-keeps@example.org',
  };
  facts.invoices.set(id, invoice);
  return invoice;
}

/** Answers a call of the API. Throws Refused where Stripe would answer with an error. */
export function answer(facts: Facts, call: string, given: URLSearchParams, key: string): unknown {
  if (key !== '' && facts.answered.has(key)) return facts.answered.get(key);
  const [method, path = ''] = call.split(' ');
  const [, , ...names] = path.split('/');
  const found = route(facts, `${method} ${names.map(known).join('/')}`, names, given);
  if (key !== '') facts.answered.set(key, found);
  return found;
}

const WORDS = new Set([
  'customers',
  'subscriptions',
  'checkout',
  'billing_portal',
  'sessions',
  'expire',
  'invoices',
  'prices',
]);

function known(name: string): string {
  return WORDS.has(name) ? name : '*';
}

function route(facts: Facts, pattern: string, names: string[], given: URLSearchParams): unknown {
  const [, id = '', third = ''] = names;
  switch (pattern) {
    case 'GET customers':
      return list(
        [...facts.customers.values()].filter(({ email }) => email === given.get('email')),
      );
    case 'POST customers':
      return addCustomer(facts, given);
    case 'POST customers/*':
      return Object.assign(found(facts.customers, id), { email: given.get('email') });
    case 'DELETE customers/*':
      return removeCustomer(facts, id);
    case 'GET subscriptions':
      return list(subscriptionsOf(facts, given.get('customer')));
    case 'POST subscriptions':
      return addSubscription(facts, given);
    case 'POST subscriptions/*':
      return Object.assign(found(facts.subscriptions, id), { cancel_at_period_end: true });
    case 'DELETE subscriptions/*':
      return Object.assign(found(facts.subscriptions, id), { status: 'canceled' });
    case 'GET checkout/sessions':
      return list([...facts.checkouts.values()].filter(({ status }) => status === 'open'));
    case 'POST checkout/sessions':
      return addCheckout(facts, given);
    case 'POST checkout/sessions/*/expire':
      return Object.assign(found(facts.checkouts, third), { status: 'expired' });
    case 'POST billing_portal/sessions':
      found(facts.customers, given.get('customer') ?? '');
      return { id: 'bps_1', url: 'https://billing.stripe.example/session' };
    case 'GET invoices/*':
      return found(facts.invoices, id);
    case 'GET prices/*':
      return { id, ...facts.price, recurring: { interval: 'month', interval_count: 1 } };
    default:
      throw new Refused(404, 'not_stood_in_for', pattern);
  }
}

function addCustomer(facts: Facts, given: URLSearchParams): FactCustomer {
  const email = given.get('email') ?? '';
  if (!email.includes('@'))
    throw new Refused(400, 'email_invalid', `Invalid email address: ${email}`);
  const id = nextId(facts, 'cus');
  const customer = { id, email, metadata: { accountId: given.get('metadata[accountId]') ?? '' } };
  facts.customers.set(id, customer);
  return customer;
}

function removeCustomer(facts: Facts, id: string): object {
  found(facts.customers, id);
  facts.customers.delete(id);
  for (const subscription of subscriptionsOf(facts, id)) end(subscription);
  return { id, deleted: true };
}

/** Takes only what the server may say: price and customer it has made. */
function addSubscription(facts: Facts, given: URLSearchParams): FactSubscription {
  if (given.get('items[0][price]') !== 'price_premium') throw new Refused(400, 'bad', 'price');
  const customer = found(facts.customers, given.get('customer') ?? '').id;
  return subscribe(facts, customer, Number(given.get('trial_period_days') ?? 0));
}

/** A subscription whose card is not known yet. */
export function subscribe(facts: Facts, customer: string, trialDays: number): FactSubscription {
  const id = nextId(facts, 'sub');
  const isTrial = trialDays > 0;
  const created = facts.now();
  const periodEnd = created + (trialDays || 30) * DAY;
  const setup = {
    id: `seti_${id}`,
    client_secret: `seti_${id}_secret`,
    status: 'requires_payment_method',
  };
  const subscription = {
    id,
    customer,
    created,
    status: isTrial ? 'trialing' : 'incomplete',
    trial_start: isTrial ? created : null,
    trial_end: isTrial ? periodEnd : null,
    cancel_at: null,
    cancel_at_period_end: false,
    default_payment_method: null,
    pending_setup_intent: isTrial ? setup : null,
    latest_invoice: {
      id: `in_${id}`,
      confirmation_secret: isTrial ? null : { client_secret: `pi_${id}_secret` },
    },
    items: { data: [{ current_period_end: periodEnd }] },
  };
  facts.subscriptions.set(id, subscription);
  return subscription;
}

function addCheckout(facts: Facts, given: URLSearchParams): FactCheckout {
  const id = nextId(facts, 'cs');
  const checkout = {
    id,
    customer: given.get('customer') ?? '',
    url: `https://checkout.stripe.example/${id}`,
    status: 'open' as const,
    trialDays: Number(given.get('subscription_data[trial_period_days]') ?? 0),
    success_url: given.get('success_url') ?? '',
  };
  facts.checkouts.set(id, checkout);
  return checkout;
}

function subscriptionsOf(facts: Facts, customer: string | null): FactSubscription[] {
  return [...facts.subscriptions.values()].filter((one) => one.customer === customer);
}

function found<Value>(map: Map<string, Value>, id: string): Value {
  const value = map.get(id);
  if (value === undefined) throw new Refused(404, 'resource_missing', `No such thing: ${id}`);
  return value;
}

function list<Value>(data: Value[]) {
  return { object: 'list', data, has_more: false, url: '/' };
}

function nextId(facts: Facts, prefix: string): string {
  facts.count += 1;
  return `${prefix}_${facts.count}`;
}
