import type { SubscriptionStatusAnswer } from '../../../../shared/api/subscription';
import type { SubscriptionStatus } from '../../../../shared/domain/plan';
import type { Subscription } from '../queries';
import type { Step } from './payment-page';

/** The status of somebody who has Premium. */
export type PremiumStatus = Exclude<SubscriptionStatus, 'inactive'>;

/** The four views of spec section 2, the way out of the last, and what is left where nothing is known. */
export type View =
  | { readonly name: 'loading' | 'unknown' | 'offer' | 'paid' | 'done' }
  | { readonly name: 'active'; readonly status: PremiumStatus }
  | { readonly name: 'payment'; readonly answer: SubscriptionStatusAnswer };

/** What to show to somebody who has come to a step of paying; one who did not ask to pay stands before the offer. */
export function whichView(
  { status, answer, hasFailed }: Pick<Subscription, 'status' | 'answer' | 'hasFailed'>,
  step: Step,
): View {
  if (step === 'done') return { name: 'done' };
  if (status === undefined) return { name: hasFailed ? 'unknown' : 'loading' };
  if (status !== 'inactive') {
    // The server may hear of a payment before the form has led on from it.
    return step === 'payment' ? { name: 'paid' } : { name: 'active', status };
  }
  if (step !== 'payment') return { name: 'offer' };
  if (answer) return { name: 'payment', answer };
  return { name: hasFailed ? 'offer' : 'loading' };
}
