import * as z from 'zod/mini';
import { boundedText } from './text';

export const FEEDBACK_CATEGORIES = [
  'general_feedback',
  'feature_request',
  'bug_report',
  'ui_ux',
  'content_suggestion',
] as const;
export type FeedbackCategory = (typeof FEEDBACK_CATEGORIES)[number];

/** In characters, as a browser's `maxlength` counts them; and how many of the latest are listed (spec section 9). */
export const FEEDBACK_LIMITS = { subject: 100, message: 1000, shown: 5 } as const;

export const MAX_RATING = 5;

/** The spec's words for a form that is not filled in (section 5). */
export const INCOMPLETE_FEEDBACK = 'Please fill in the category, subject, and message fields.';

function filledIn(characters: number) {
  return boundedText(characters).check(z.refine((text) => text.trim() !== '', INCOMPLETE_FEEDBACK));
}

/** POST /api/feedback. The same `Idempotency-Key` again adds nothing and is answered as the first time. */
export const feedbackRequest = z.object({
  category: z.enum(FEEDBACK_CATEGORIES, INCOMPLETE_FEEDBACK),
  rating: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(MAX_RATING))), null),
  subject: filledIn(FEEDBACK_LIMITS.subject),
  message: filledIn(FEEDBACK_LIMITS.message),
});
export type FeedbackRequest = z.infer<typeof feedbackRequest>;

/** What an operator replied; `repliedAt` is an ISO moment. */
export const feedbackReply = z.object({
  id: z.string(),
  text: z.string(),
  repliedAt: z.iso.datetime(),
});
export type FeedbackReply = z.infer<typeof feedbackReply>;

/** What was sent, and what has come of it; `submittedAt` is an ISO moment. */
export const feedbackView = z.object({
  id: z.string(),
  category: z.enum(FEEDBACK_CATEGORIES),
  rating: z.nullable(z.int()),
  subject: z.string(),
  message: z.string(),
  status: z.enum(['pending', 'in_progress', 'resolved']),
  submittedAt: z.iso.datetime(),
  /** The oldest first. What an earlier version kept has none. */
  replies: z._default(z.array(feedbackReply), []),
});
export type FeedbackView = z.infer<typeof feedbackView>;

/** GET /api/feedback: the latest, newest first. */
export const feedbackAnswer = z.array(feedbackView);
