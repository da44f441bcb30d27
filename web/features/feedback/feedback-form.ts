import * as z from 'zod/mini';
import {
  FEEDBACK_CATEGORIES,
  FEEDBACK_LIMITS,
  type FeedbackCategory,
  type FeedbackRequest,
  feedbackRequest,
} from '../../../shared/api/feedback';

/** What the screen shows: anything may still be missing. */
export interface FeedbackForm {
  readonly category: FeedbackCategory | null;
  /** 1 to 5. */
  readonly rating: number | null;
  readonly subject: string;
  readonly message: string;
}

const leftForm = z.object({
  category: z.catch(z.nullable(z.enum(FEEDBACK_CATEGORIES)), null),
  rating: z.catch(z.nullable(z.int().check(z.minimum(1), z.maximum(5))), null),
  subject: z.catch(z.string(), ''),
  message: z.catch(z.string(), ''),
});

const EMPTY: FeedbackForm = { category: null, rating: null, subject: '', message: '' };

/** The form of a draft, or of something that was to be sent; an empty one of anything else. */
export function readForm(left: unknown): FeedbackForm {
  const parsed = leftForm.safeParse(left);
  return parsed.success ? parsed.data : EMPTY;
}

/** Whether nothing stands in it that could be lost. */
export function isBlank({ subject, message }: FeedbackForm): boolean {
  return subject.trim() === '' && message.trim() === '';
}

/** What stands beside the fields that are missing. */
export type FeedbackErrors = Partial<Record<'category' | 'subject' | 'message', string>>;

export function findMissing({ category, subject, message }: FeedbackForm): FeedbackErrors {
  return {
    ...(category === null && { category: 'Choose what it is about.' }),
    ...(subject.trim() === '' && { subject: 'Enter a subject.' }),
    ...(message.trim() === '' && { message: 'Write a message.' }),
  };
}

/** Whether more is written than is sent. Its field says by how much. */
export function isTooLong({ subject, message }: FeedbackForm): boolean {
  return subject.length > FEEDBACK_LIMITS.subject || message.length > FEEDBACK_LIMITS.message;
}

/** What is sent; undefined while category, subject or message is missing, or too long. */
export function toRequest(form: FeedbackForm): FeedbackRequest | undefined {
  const parsed = feedbackRequest.safeParse(form);
  return parsed.success ? parsed.data : undefined;
}
