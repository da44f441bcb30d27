import {
  type OurQuestionsAnswer,
  REPLIES_PAGE,
  REPLYING_NEEDS_PREMIUM,
  type RepliesAnswer,
  type ReplyRequest,
  type ReplyView,
} from '../../../shared/api/replies';
import { isOurQuestion } from '../../../shared/content/community/questions';
import { hasFeature } from '../../../shared/domain/plan';
import { findReplyFault, sayFault } from '../../../shared/domain/reply-rules';
import { Problem } from '../../errors/problem';
import { SEALED_AS } from '../../sealing/sealed-as';
import { sealJson } from '../../sealing/sealed-json';
import type { Reading } from '../../store/sql/database';
import { readDatabaseKey } from '../../store/sql/ledger';
import {
  addReply,
  countOfOurs,
  deleteReply,
  findReply,
  listApprovedAfter,
  listUnshownOf,
  placeOfReply,
} from '../../store/sql/reply-rows';
import { findSuggestion } from '../../store/sql/suggestion-rows';
import type { Account, Store } from '../../store/store';
import { type ReplyStore, sayReply, sayWhatOpens } from './say-reply';

export interface ReplyContext {
  readonly questionId: string;
  /** The same for a repeat. */
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Throws 403 PREMIUM_REQUIRED for a person who may not reply (Y2). */
export function requireReplying({ plan }: Pick<Account, 'plan'>): void {
  if (hasFeature(plan, 'community-suggestions')) return;
  throw new Problem(403, 'PREMIUM_REQUIRED', REPLYING_NEEDS_PREMIUM);
}

/** Throws 400 with a sentence for words that the rules refuse (Y3). */
export function requireFitting({ text }: ReplyRequest): void {
  const fault = findReplyFault(text);
  if (fault) throw new Problem(400, 'INVALID_REQUEST', sayFault(fault));
}

/** Stores a reply, which its author alone sees until it is approved (Y4); answers with the stored one, also for a repeat. */
export function submitReply(
  { write, keys }: ReplyStore,
  { id: authorId }: Pick<Account, 'id'>,
  { text }: ReplyRequest,
  { questionId, id, now }: ReplyContext,
): Promise<ReplyView> {
  return write(async (tx) => {
    const key = await readDatabaseKey(tx, keys);
    const known = await findReply(tx, id, authorId);
    if (known) return sayReply(key, authorId, known);
    const suggestionId = await requireQuestion(tx, questionId, authorId);
    const row = { id, questionId, authorId, submittedAt: now } as const;
    const kept = {
      ...row,
      suggestionId,
      status: 'pending',
      votes: 0,
      body: sealJson(key, placeOfReply(row), { text }),
      sealedAs: SEALED_AS.bound,
    } as const;
    await addReply(tx, kept);
    return sayReply(key, authorId, { ...kept, hasVote: 0 });
  });
}

/**
 * A page of the replies to a question, for this person (Y4, Y6); `after` is the last one of the previous page. Throws 404 for a
 * question that takes none, and for an unknown `after`.
 */
export function listReplies(
  { read, keys }: ReplyStore,
  { id: viewerId }: Pick<Account, 'id'>,
  questionId: string,
  after: string | undefined,
  limit = REPLIES_PAGE,
): Promise<RepliesAnswer> {
  return read(async (tx) => {
    await requireQuestion(tx, questionId, viewerId);
    const last = after === undefined ? after : await findReply(tx, after, viewerId);
    if (after !== undefined && last?.questionId !== questionId) throw goneReply();
    const asked = { questionId, viewerId, limit };
    const own = last ? [] : await listUnshownOf(tx, asked);
    const approved = await listApprovedAfter(tx, asked, last);
    const key = await readDatabaseKey(tx, keys);
    const next = approved.length === limit ? approved.at(-1)?.id : undefined;
    return { replies: sayWhatOpens(key, viewerId, [...own, ...approved]), next: next ?? null };
  });
}

/** How many approved replies questions of ours have. */
export function countRepliesOfOurs({ read }: Pick<Store, 'read'>): Promise<OurQuestionsAnswer> {
  return read(countOfOurs);
}

/** Deletes a person's own reply. Throws 404 for any other. */
export async function deleteOwnReply(
  { write }: Pick<Store, 'write'>,
  { id: accountId }: Pick<Account, 'id'>,
  id: string,
): Promise<void> {
  await write(async (tx) => {
    const reply = await findReply(tx, id, accountId);
    if (reply?.authorId !== accountId) throw goneReply();
    await deleteReply(tx, id);
  });
}

export function goneReply(): Problem {
  return new Problem(404, 'NOT_FOUND', 'This reply is no longer here.');
}

/** The id of the suggestion that is replied to; null for a question of ours. Throws 404 for any other (Y1). */
async function requireQuestion(
  tx: Reading,
  questionId: string,
  viewerId: string,
): Promise<string | null> {
  if (isOurQuestion(questionId)) return null;
  const suggestion = await findSuggestion(tx, questionId, viewerId);
  if (suggestion?.status === 'approved') return suggestion.id;
  throw new Problem(404, 'NOT_FOUND', 'This question takes no replies.');
}
