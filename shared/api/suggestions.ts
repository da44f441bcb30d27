import * as z from 'zod/mini';
import { roughPlainText, roughText } from './text';

/** In characters, as a browser's `maxlength` counts them (spec section 9). */
export const SUGGESTION_LIMITS = { suggestion: 500, category: 50 } as const;

/** How many of the community's questions are answered at once. */
export const SUGGESTIONS_PAGE = 50;

/** The spec's words for a question that is not there, and for whoever Premium is missing (sections 5 and 8). */
export const EMPTY_SUGGESTION = 'Please enter a reflection question before submitting.';
export const POSTING_NEEDS_PREMIUM =
  'Only premium members can post community suggestions. Upgrade to premium to participate.';
export const VOTING_NEEDS_PREMIUM =
  'Only premium members can vote on community suggestions. Upgrade to premium to participate.';

/** Everybody reads what is `pending` or `approved`; what is `rejected` is its author's alone. */
export const SUGGESTION_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type SuggestionStatus = (typeof SUGGESTION_STATUSES)[number];

/**
 * POST /api/reflection-suggestions. Both texts are trimmed, an empty category is none. The same `Idempotency-Key` again
 * adds nothing and is answered as the first time.
 */
export const suggestionRequest = z.object({
  suggestion: roughText(SUGGESTION_LIMITS.suggestion).check(
    z.trim(),
    z.minLength(1, EMPTY_SUGGESTION),
    z.maxLength(SUGGESTION_LIMITS.suggestion),
  ),
  category: z.pipe(
    z.optional(
      z.nullable(
        roughPlainText(SUGGESTION_LIMITS.category).check(
          z.trim(),
          z.maxLength(SUGGESTION_LIMITS.category),
        ),
      ),
    ),
    z.transform((category) => category || null),
  ),
});
export type SuggestionRequest = z.infer<typeof suggestionRequest>;

export const vote = z.enum(['upvote', 'downvote']);
export type Vote = z.infer<typeof vote>;

/** POST /api/vote-suggestion/{id}. A later vote takes the place of the one before; `none`, ours, takes it back. */
export const voteRequest = z.object({ voteType: z.enum(['upvote', 'downvote', 'none']) });
export type VoteRequest = z.infer<typeof voteRequest>;

/** A question as one person sees it. Nobody is told whose it is; `submittedAt` is an ISO moment. */
export const suggestionView = z.object({
  id: z.string(),
  suggestion: z.string(),
  category: z.nullable(z.string()),
  status: z.enum(SUGGESTION_STATUSES),
  /** Upvotes less downvotes. */
  votes: z.int(),
  submittedAt: z.iso.datetime(),
  isYours: z.boolean(),
  yourVote: z.nullable(vote),
  /** How many replies everybody can read; absent in answers of earlier servers. */
  replies: z.optional(z.int()),
});
export type SuggestionView = z.infer<typeof suggestionView>;

/**
 * GET /api/reflection-suggestions?cursor=: most votes first, `SUGGESTIONS_PAGE` at a time. `cursor` is the id of a question,
 * and the page begins after where that one stands by now; 404 where it is gone. GET /api/my-suggestions: newest first, all.
 */
export const suggestionsAnswer = z.array(suggestionView);
