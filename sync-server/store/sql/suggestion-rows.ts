/** Rows of the community's questions and of the votes on them. */
import { type SQL, sql } from 'drizzle-orm';
import type { SealPlace } from '../../sealing/keys';
import { replies, type SuggestionRow, suggestions, suggestionVotes } from '../schema/posts';
import type { Reading, Writing } from './database';
import { columnsOf, insertInto, update } from './statements';

/** A question with the vote of the person who reads it. */
export interface SeenSuggestionRow extends SuggestionRow {
  /** 1 or -1; null for none. */
  readonly yourVote: number | null;
  /** How many approved replies there are to it. */
  readonly replies: number;
}

export type VoteRow = typeof suggestionVotes.$inferSelect;

/** Where a question stands in the list. */
type Place = Pick<SuggestionRow, 'votes' | 'submittedAt' | 'id'>;

/** Before every question. */
const TOP: Place = {
  votes: Number.MAX_SAFE_INTEGER,
  submittedAt: Number.MAX_SAFE_INTEGER,
  id: '',
};

export function findSuggestion(
  tx: Reading,
  id: string,
  viewerId: string,
): Promise<SeenSuggestionRow | undefined> {
  return tx.get(selectSeen(viewerId, sql`WHERE ${suggestions.id} = ${id}`));
}

/** Without those rejected: most votes first, of equals the newest. */
export function listShownAfter(
  tx: Reading,
  viewerId: string,
  last: Place = TOP,
  limit: number,
): Promise<SeenSuggestionRow[]> {
  const { status, votes, submittedAt, id } = suggestions;
  const shown = sql`
    WHERE ${status} <> 'rejected' AND ${votes} <= ${last.votes} AND (${votes} < ${last.votes}
      OR ${submittedAt} < ${last.submittedAt}
      OR (${submittedAt} = ${last.submittedAt} AND ${id} > ${last.id}))
    ORDER BY ${votes} DESC, ${submittedAt} DESC, ${id} LIMIT ${limit}`;
  return tx.all(selectSeen(viewerId, shown));
}

/** A person's own, the newest first. */
export function listOfAuthor(tx: Reading, accountId: string): Promise<SeenSuggestionRow[]> {
  const { authorId, submittedAt, id } = suggestions;
  const own = sql`WHERE ${authorId} = ${accountId} ORDER BY ${submittedAt} DESC, ${id}`;
  return tx.all(selectSeen(accountId, own));
}

/** Of every status, the oldest first. */
export function listAll(tx: Reading): Promise<SeenSuggestionRow[]> {
  return tx.all(selectSeen('', sql`ORDER BY ${suggestions.submittedAt}, ${suggestions.id}`));
}

export async function addSuggestion(
  tx: Writing,
  row: typeof suggestions.$inferInsert,
): Promise<void> {
  await tx.run(insertInto(suggestions, row));
}

/** Answers how many were changed. */
export function updateSuggestion(
  tx: Writing,
  id: string,
  values: Partial<Pick<SuggestionRow, 'status' | 'votes'>>,
): Promise<number> {
  return tx.run(update(suggestions, values, sql`WHERE ${suggestions.id} = ${id}`));
}

export function listVotes(tx: Reading, person: string): Promise<VoteRow[]> {
  const { suggestionId, accountId } = suggestionVotes;
  return tx.all(sql`
    SELECT ${columnsOf(suggestionVotes)} FROM ${suggestionVotes}
    WHERE ${accountId} = ${person} ORDER BY ${suggestionId}`);
}

export async function addVote(tx: Writing, row: VoteRow): Promise<void> {
  await tx.run(insertInto(suggestionVotes, row));
}

export async function deleteVote(tx: Writing, id: string, person: string): Promise<void> {
  const { suggestionId, accountId } = suggestionVotes;
  await tx.run(
    sql`DELETE FROM ${suggestionVotes} WHERE ${suggestionId} = ${id} AND ${accountId} = ${person}`,
  );
}

/** Takes back all votes of a person whose account goes: what they voted on counts them no more. */
export async function takeBackVotes(tx: Writing, person: string): Promise<void> {
  for (const { suggestionId, value } of await listVotes(tx, person)) {
    const votes = sql`${suggestions.votes} - ${value}`;
    await tx.run(
      sql`UPDATE ${suggestions} SET votes = ${votes} WHERE ${suggestions.id} = ${suggestionId}`,
    );
    await deleteVote(tx, suggestionId, person);
  }
}

/** Where the words of a question are sealed. Status and votes are others' to change. */
export function placeOfSuggestion({
  id,
  authorId,
  submittedAt,
}: Pick<SuggestionRow, 'id' | 'authorId' | 'submittedAt'>): SealPlace {
  return { id, kind: 'suggestion', beside: [authorId, submittedAt] };
}

/** Questions with the vote of the viewer; `rest` begins with `WHERE` or `ORDER BY`. */
function selectSeen(viewerId: string, rest: SQL): SQL {
  const { suggestionId, accountId, value } = suggestionVotes;
  return sql`
    SELECT ${columnsOf(suggestions)}, ${value} AS "yourVote",
      (SELECT COUNT(*) FROM ${replies}
        WHERE ${replies.questionId} = ${suggestions.id} AND ${replies.status} = 'approved') AS "replies"
    FROM ${suggestions} LEFT JOIN ${suggestionVotes}
      ON ${suggestionId} = ${suggestions.id} AND ${accountId} = ${viewerId}
    ${rest}`;
}
