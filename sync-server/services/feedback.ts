import {
  FEEDBACK_LIMITS,
  type FeedbackRequest,
  type FeedbackView,
} from '../../shared/api/feedback';
import type { Account, Feedback, Store } from '../store/store';

/** The time and the id of a feedback; see `idForKey` for an id that a repeat gets again. */
export interface FeedbackContext {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Stores a feedback. A repeat under the same id is answered as the first time. */
export async function submitFeedback(
  store: Pick<Store, 'addFeedback'>,
  account: Account,
  request: FeedbackRequest,
  { id, now }: FeedbackContext,
): Promise<FeedbackView> {
  const feedback: Feedback = { ...request, id, status: 'pending', submittedAt: now };
  return sayFeedback(await store.addFeedback(account.id, feedback));
}

/** The latest feedback of a person, newest first (spec section 9). */
export async function listFeedback(
  store: Pick<Store, 'listFeedback'>,
  account: Account,
): Promise<FeedbackView[]> {
  return (await store.listFeedback(account.id, FEEDBACK_LIMITS.shown)).map(sayFeedback);
}

/** A feedback as the API shows it. */
export function sayFeedback(feedback: Feedback): FeedbackView {
  return { ...feedback, submittedAt: new Date(feedback.submittedAt).toISOString() };
}
