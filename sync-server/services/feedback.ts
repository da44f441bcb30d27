import {
  FEEDBACK_LIMITS,
  type FeedbackRequest,
  type FeedbackView,
} from '../../shared/api/feedback';
import type { Account, Feedback, Store } from '../store/store';

/** When it is said, and the id it gets; see `idForKey` for one that a repeat meets again. */
export interface FeedbackContext {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Keeps what a person says. Said again under the same id, it is answered as the first time. */
export async function submitFeedback(
  store: Pick<Store, 'addFeedback'>,
  account: Account,
  request: FeedbackRequest,
  { id, now }: FeedbackContext,
): Promise<FeedbackView> {
  const feedback: Feedback = { ...request, id, status: 'pending', submittedAt: now };
  return sayFeedback(await store.addFeedback(account.id, feedback));
}

/** The latest that a person said, newest first (spec section 9). */
export async function listFeedback(
  store: Pick<Store, 'listFeedback'>,
  account: Account,
): Promise<FeedbackView[]> {
  return (await store.listFeedback(account.id, FEEDBACK_LIMITS.shown)).map(sayFeedback);
}

/** What was said, as the calls tell it. */
export function sayFeedback(feedback: Feedback): FeedbackView {
  return { ...feedback, submittedAt: new Date(feedback.submittedAt).toISOString() };
}
