import {
  POSTING_NEEDS_PREMIUM,
  SUGGESTIONS_PAGE,
  type SuggestionRequest,
  type SuggestionStatus,
  type SuggestionView,
  VOTING_NEEDS_PREMIUM,
  type Vote,
  type VoteRequest,
} from '../../shared/api/suggestions';
import { hasFeature, type PremiumFeature } from '../../shared/domain/plan';
import { Problem } from '../errors/problem';
import type { PersonKey } from '../sealing/keys';
import { SEALED_AS } from '../sealing/sealed-as';
import { ifItOpens, openPost, sealJson } from '../sealing/sealed-json';
import type { Reading } from '../store/sql/database';
import { readDatabaseKey } from '../store/sql/ledger';
import {
  addSuggestion,
  addVote,
  deleteVote,
  findSuggestion,
  listAll,
  listOfAuthor,
  listShownAfter,
  listVotes,
  placeOfSuggestion,
  type SeenSuggestionRow,
  updateSuggestion,
} from '../store/sql/suggestion-rows';
import type { Account, Store } from '../store/store';

/**
 * The community's questions. They are meant for everybody, so a key of the database seals them, not a person's. One that no
 * longer opens is left out of every list. A person's questions and votes go with the account.
 */
export type SuggestionStore = Pick<Store, 'read' | 'write' | 'keys'>;

export interface SuggestionContext {
  /** The same for a repeat. */
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

type Voter = Pick<Account, 'id' | 'plan'>;

const VALUES: Readonly<Record<Vote, number>> = { upvote: 1, downvote: -1 };

/** Throws 403 PREMIUM_REQUIRED in the spec's words (section 8) for a person who may not post. */
export function requirePosting(account: Account): void {
  requireFeature(account, 'community-suggestions', POSTING_NEEDS_PREMIUM);
}

/** Stores a question, which all people can read from now on; answers with the stored one, also for a repeat. */
export function submitSuggestion(
  { write, keys }: SuggestionStore,
  { id: authorId }: Pick<Account, 'id'>,
  { suggestion, category }: SuggestionRequest,
  { id, now }: SuggestionContext,
): Promise<SuggestionView> {
  return write(async (tx) => {
    const key = await readDatabaseKey(tx, keys);
    const known = await findSuggestion(tx, id, authorId);
    if (known) return saySuggestion(key, authorId, known);
    const row = { id, authorId, status: 'pending', submittedAt: now } as const;
    const body = sealJson(key, placeOfSuggestion(row), { suggestion, category });
    const kept = { ...row, body, sealedAs: SEALED_AS.bound, votes: 0 };
    await addSuggestion(tx, kept);
    return saySuggestion(key, authorId, { ...kept, yourVote: null, replies: 0 });
  });
}

/**
 * A page of all people's questions, for this person: most votes first, of equals the newest; `after` is the last one of the
 * previous page. Throws a Problem for an unknown `after`.
 */
export function listSuggestions(
  { read, keys }: SuggestionStore,
  { id: viewerId }: Pick<Account, 'id'>,
  after: string | undefined,
  limit = SUGGESTIONS_PAGE,
): Promise<SuggestionView[]> {
  return read(async (tx) => {
    const last = after === undefined ? after : await findSuggestion(tx, after, viewerId);
    if (after !== undefined && !last) throw noLongerHere();
    const rows = await listShownAfter(tx, viewerId, last, limit);
    return sayWhatOpens(await readDatabaseKey(tx, keys), viewerId, rows);
  });
}

/** Their own, rejected ones too, the newest first. */
export function listOwnSuggestions(
  { read, keys }: SuggestionStore,
  { id }: Pick<Account, 'id'>,
): Promise<SuggestionView[]> {
  return read(async (tx) =>
    sayWhatOpens(await readDatabaseKey(tx, keys), id, await listOfAuthor(tx, id)),
  );
}

/** Everybody's, of every status, oldest first: for the operator, who approves them. No author is told. */
export function listAllSuggestions({ read, keys }: SuggestionStore): Promise<SuggestionView[]> {
  return read(async (tx) => sayWhatOpens(await readDatabaseKey(tx, keys), '', await listAll(tx)));
}

/** Sets a status. False where there is no question of that id. */
export async function setSuggestionStatus(
  { write }: Pick<Store, 'write'>,
  id: string,
  status: SuggestionStatus,
): Promise<boolean> {
  return (await write((tx) => updateSuggestion(tx, id, { status }))) > 0;
}

/**
 * Gives, changes or takes back a vote, one of each person and none on their own question; answers with the question as it
 * stands then. Throws a Problem.
 */
export function voteOnSuggestion(
  { write, keys }: SuggestionStore,
  account: Voter,
  id: string,
  { voteType }: VoteRequest,
): Promise<SuggestionView> {
  requireFeature(account, 'voting', VOTING_NEEDS_PREMIUM);
  const { id: accountId } = account;
  return write(async (tx) => {
    const before = await requireOpenToVotes(tx, id, accountId);
    const value = voteType === 'none' ? null : VALUES[voteType];
    await deleteVote(tx, id, accountId);
    if (value) await addVote(tx, { suggestionId: id, accountId, value });
    const votes = before.votes - (before.yourVote ?? 0) + (value ?? 0);
    await updateSuggestion(tx, id, { votes });
    const key = await readDatabaseKey(tx, keys);
    return saySuggestion(key, accountId, { ...before, votes, yourVote: value });
  });
}

/** The votes that a person gave, as their export shows them. */
export async function listGivenVotes(
  { read }: Pick<Store, 'read'>,
  accountId: string,
): Promise<{ suggestionId: string; vote: Vote }[]> {
  const rows = await read((tx) => listVotes(tx, accountId));
  return rows.map(({ suggestionId, value }) => ({ suggestionId, vote: voteOf(value) }));
}

/** The question with the vote before. Throws 404 where it isn't shown, 409 for the author. */
async function requireOpenToVotes(
  tx: Reading,
  id: string,
  accountId: string,
): Promise<SeenSuggestionRow> {
  const question = await findSuggestion(tx, id, accountId);
  if (!question || question.status === 'rejected') throw noLongerHere();
  if (question.authorId === accountId) {
    throw new Problem(409, 'CONFLICT', 'You can’t vote on your own question.');
  }
  return question;
}

function noLongerHere(): Problem {
  return new Problem(404, 'NOT_FOUND', 'This question is no longer here.');
}

function sayWhatOpens(
  key: PersonKey,
  viewerId: string,
  rows: readonly SeenSuggestionRow[],
): SuggestionView[] {
  return rows.flatMap((row) => ifItOpens(() => saySuggestion(key, viewerId, row)));
}

/** A question as the API shows it. */
function saySuggestion(key: PersonKey, viewerId: string, row: SeenSuggestionRow): SuggestionView {
  const { id, authorId, status, submittedAt, votes, yourVote, replies } = row;
  return {
    id,
    ...openPost<SuggestionRequest>(key, placeOfSuggestion(row), row),
    status,
    votes,
    submittedAt: new Date(submittedAt).toISOString(),
    isYours: authorId === viewerId,
    yourVote: yourVote === null ? null : voteOf(yourVote),
    replies,
  };
}

function voteOf(value: number): Vote {
  return value > 0 ? 'upvote' : 'downvote';
}

function requireFeature({ plan }: Voter, feature: PremiumFeature, message: string): void {
  if (!hasFeature(plan, feature)) throw new Problem(403, 'PREMIUM_REQUIRED', message);
}
