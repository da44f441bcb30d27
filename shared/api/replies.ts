import * as z from 'zod/mini';
import { roughText } from './text';

/** In characters, as a browser's `maxlength` counts them. */
export const REPLY_CHARACTERS = 500;

/** How many replies are answered at once. */
export const REPLIES_PAGE = 20;

/** How many different people must flag a reply before it is hidden. */
export const FLAGS_THAT_HIDE = 3;

export const EMPTY_REPLY = 'Please write a reply before sending.';
export const REPLYING_NEEDS_PREMIUM =
  'Only premium members can reply to community questions. Upgrade to premium to participate.';
export const REPLY_VOTING_NEEDS_PREMIUM =
  'Only premium members can vote on community replies. Upgrade to premium to participate.';

/** Everybody reads what is `approved`; the rest is its author's alone. */
export const REPLY_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type ReplyStatus = (typeof REPLY_STATUSES)[number];

/**
 * POST /api/reflection-suggestions/{id}/replies; `id` is that of an approved question or of one of ours, `ours:7`. The same
 * `Idempotency-Key` again adds nothing and is answered as the first time.
 */
export const replyRequest = z.object({
  text: roughText(REPLY_CHARACTERS).check(
    z.trim(),
    z.minLength(1, EMPTY_REPLY),
    z.maxLength(REPLY_CHARACTERS),
  ),
});
export type ReplyRequest = z.infer<typeof replyRequest>;

/** POST /api/replies/{id}/vote. `none` takes a vote back. */
export const replyVoteRequest = z.object({ voteType: z.enum(['upvote', 'none']) });
export type ReplyVote = z.infer<typeof replyVoteRequest>['voteType'];

export const REPLY_FLAG_REASONS = ['unkind', 'harmful', 'unwanted', 'other'] as const;
export type ReplyFlagReason = (typeof REPLY_FLAG_REASONS)[number];

/** POST /api/replies/{id}/flag: 204, also a second time. DELETE /api/replies/{id} by its author: 204. */
export const replyFlagRequest = z.object({ reason: z.enum(REPLY_FLAG_REASONS) });
export type ReplyFlagRequest = z.infer<typeof replyFlagRequest>;

/** A reply as one person sees it. It does not name its author. `submittedAt` is an ISO moment. */
export const replyView = z.object({
  id: z.string(),
  questionId: z.string(),
  text: z.string(),
  status: z.enum(REPLY_STATUSES),
  /** How many people voted for it. */
  votes: z.int(),
  submittedAt: z.iso.datetime(),
  isYours: z.boolean(),
  hasYourVote: z.boolean(),
});
export type ReplyView = z.infer<typeof replyView>;

/**
 * GET /api/reflection-suggestions/{id}/replies?cursor=: the first page begins with the person's own that others don't see, the
 * newest first; then come approved ones, most votes first, `REPLIES_PAGE` at a time. `next` is the cursor of the following page,
 * null at the end; 404 where the reply that it names is gone, or the question.
 */
export const repliesAnswer = z.object({
  replies: z.array(replyView),
  next: z.nullable(z.string()),
});
export type RepliesAnswer = z.infer<typeof repliesAnswer>;

/** GET /api/our-questions: the number of approved replies to each question of ours. Questions without replies are left out. */
export const ourQuestionsAnswer = z.array(z.object({ id: z.string(), replies: z.int() }));
export type OurQuestionsAnswer = z.infer<typeof ourQuestionsAnswer>;

/** A reply in its author's export. */
export const exportedReply = z.pick(replyView, {
  id: true,
  questionId: true,
  text: true,
  status: true,
  votes: true,
  submittedAt: true,
});
