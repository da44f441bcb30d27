import {
  FEEDBACK_LIMITS,
  type FeedbackReply,
  type FeedbackRequest,
  type FeedbackView,
} from '../../shared/api/feedback';
import type { Account, Feedback, Store } from '../store/store';
import { repliesOf, repliesTo } from './feedback-replies';

/** The time and the id of a feedback; see `idForKey` for an id that a repeat gets again. */
export interface FeedbackContext {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

type OwnFeedbackStore = Pick<Store, 'listFeedback' | 'read' | 'keys'>;

/** A feedback as its operator sees it, with who gave it: they may be asking about their data. */
export interface GivenFeedback extends FeedbackView {
  readonly username: string;
}

/** Stores a feedback. A repeat under the same id is answered as the first time. */
export async function submitFeedback(
  store: Pick<Store, 'addFeedback' | 'read' | 'keys'>,
  account: Account,
  request: FeedbackRequest,
  { id, now }: FeedbackContext,
): Promise<FeedbackView> {
  const feedback: Feedback = { ...request, id, status: 'pending', submittedAt: now };
  const kept = await store.addFeedback(account.id, feedback);
  return sayFeedback(kept, await repliesTo(store, id));
}

/** The latest feedback of a person with the replies to it, newest first (spec section 9). */
export function listFeedback(store: OwnFeedbackStore, account: Account): Promise<FeedbackView[]> {
  return listOwn(store, account, FEEDBACK_LIMITS.shown);
}

/** All feedback of a person, as their export holds it. */
export function exportFeedback(store: OwnFeedbackStore, account: Account): Promise<FeedbackView[]> {
  return listOwn(store, account);
}

async function listOwn(
  store: OwnFeedbackStore,
  { id }: Account,
  limit?: number,
): Promise<FeedbackView[]> {
  const replies = await repliesOf(store, id);
  const given = await store.listFeedback(id, limit);
  return given.map((feedback) => sayFeedback(feedback, replies.get(feedback.id)));
}

/** What everybody said, the oldest first, for an operator; `repliesTo` reads the replies. */
export async function listAllFeedback(
  store: Pick<Store, 'listAllFeedback'>,
): Promise<GivenFeedback[]> {
  const given = await store.listAllFeedback();
  return given.map(({ username, ...feedback }) => ({ ...sayFeedback(feedback), username }));
}

/** Says what has come of it, which its person sees beside it. False where there is none of that id. */
export function markFeedback(
  store: Pick<Store, 'setFeedbackStatus'>,
  id: string,
  status: Feedback['status'],
): Promise<boolean> {
  return store.setFeedbackStatus(id, status);
}

/** A feedback as the API shows it. */
function sayFeedback(feedback: Feedback, replies: FeedbackReply[] = []): FeedbackView {
  return { ...feedback, submittedAt: new Date(feedback.submittedAt).toISOString(), replies };
}
