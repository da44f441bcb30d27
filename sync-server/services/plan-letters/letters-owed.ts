import type { Payment, SubscriptionState } from '../../store/billing-store';
import type { PlanLetterKey } from '../../store/sql/letter-rows';

/** The provider's status of a subscription whose last payment failed. */
const FAILED = new Set(['past_due', 'unpaid']);
/** In these a subscription has begun and has not ended. */
const RUNNING = new Set([...FAILED, 'active', 'trialing', 'paused']);

export function hasPaymentFailed({ status }: Pick<SubscriptionState, 'status'>): boolean {
  return FAILED.has(status ?? '');
}

/** What an email is about, without whose it is. */
export type OwedLetter = Omit<PlanLetterKey, 'accountId'>;

/**
 * The emails that follow where a state takes the place of another, as the provider tells of an invoice (X2, X3). Pure.
 * `before` is undefined for a customer of whom nothing was kept.
 */
export function lettersOwed(
  before: SubscriptionState | undefined,
  next: SubscriptionState,
  payment: Payment | undefined,
): OwedLetter[] {
  const owed: OwedLetter[] = [];
  if (payment?.status === 'open' && hasPaymentFailed(next)) {
    owed.push({ kind: 'payment-failed', about: payment.invoiceId });
  }
  const ended = before && isRunning(before) && !isRunning(next) ? before.subscriptionId : null;
  if (ended !== null) owed.push({ kind: 'plan-ended', about: ended });
  return owed;
}

function isRunning({ status }: SubscriptionState): boolean {
  return RUNNING.has(status ?? '');
}
