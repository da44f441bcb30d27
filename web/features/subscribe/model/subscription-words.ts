import type { SubscriptionStatusAnswer } from '../../../../shared/api/subscription';
import type { SubscriptionStatus } from '../../../../shared/domain/plan';
import { formatDay } from '../../../ui/format/days';
import { PRICE } from './offer-words';

/** How a subscription that is running is told. */
export interface StandingWords {
  readonly title: string;
  readonly lead: string;
  /** What comes next: a payment or the end; nothing where Premium was given and nothing is subscribed. */
  readonly next?: { readonly label: string; readonly value: string };
}

/** The words for somebody who has Premium; `answer` is undefined where only the plan is known. */
export function subscriptionWords(
  status: Exclude<SubscriptionStatus, 'inactive'>,
  answer: SubscriptionStatusAnswer | undefined,
): StandingWords {
  const title = status === 'trialing' ? 'Premium Trial Active' : 'Premium Active';
  const until = answer?.currentPeriodEnd;
  if (!until) return { title, lead: 'Everything is open to you.' };
  const date = formatDay(until);
  if (answer.cancelAtPeriodEnd) {
    const costs = status === 'trialing' ? ' You won’t be charged.' : '';
    return {
      title,
      lead: `Canceled. Premium stays until ${date}.${costs}`,
      next: { label: 'Ends', value: date },
    };
  }
  const lead =
    status === 'trialing'
      ? `Free until ${date}. Then ${PRICE} per month.`
      : `It renews on ${date} for ${PRICE}.`;
  return { title, lead, next: { label: 'Next payment', value: `${date}, ${PRICE}` } };
}
