import type { ReplyRequest, ReplyView } from '../../../shared/api/replies';
import type { PersonKey } from '../../sealing/keys';
import { ifItOpens, openPost } from '../../sealing/sealed-json';
import type { ReplyRow } from '../../store/schema/posts';
import { placeOfReply, type SeenReplyRow } from '../../store/sql/reply-rows';
import type { Store } from '../../store/store';

/** Replies are meant for everybody, so a key of the database seals them (Y8). */
export type ReplyStore = Pick<Store, 'read' | 'write' | 'keys'>;

/** A reply as the API shows it to one person (Y5). */
export function sayReply(key: PersonKey, viewerId: string, row: SeenReplyRow): ReplyView {
  const { id, questionId, authorId, status, votes, submittedAt, hasVote } = row;
  return {
    id,
    questionId,
    text: openReply(key, row),
    status,
    votes,
    submittedAt: new Date(submittedAt).toISOString(),
    isYours: authorId === viewerId,
    hasYourVote: hasVote === 1,
  };
}

/** The words of a reply. Throws SealBrokenError where they don't open. */
export function openReply(key: PersonKey, row: ReplyRow): string {
  return openPost<ReplyRequest>(key, placeOfReply(row), row).text;
}

/** Those that open: one damaged row must not hold up the others. */
export function sayWhatOpens(
  key: PersonKey,
  viewerId: string,
  rows: readonly SeenReplyRow[],
): ReplyView[] {
  return rows.flatMap((row) => ifItOpens(() => sayReply(key, viewerId, row)));
}
