import { type SQL, sql } from 'drizzle-orm';
import type { Vote } from '../../../shared/api/suggestions';
import { type Keys, type PersonKey, SealBrokenError, type SealPlace } from '../../sealing/keys';
import { openAs, SEALED_AS } from '../../sealing/sealed-as';
import { meta } from '../schema/accounts';
import { type SuggestionRow, suggestions, suggestionVotes } from '../schema/posts';
import type { SeenSuggestion, Suggestion, SuggestionStore, VoteResult } from '../suggestion-store';
import type { Database, Reading, Writing } from './database';
import { DATABASE_KEY } from './key-names';
import { columnsOf, insertInto, update } from './statements';

interface SeenRow extends SuggestionRow {
  /** 1 or -1; null for none. */
  readonly yourVote: number | null;
}

/** What of a question is sealed. */
type Said = Pick<Suggestion, 'suggestion' | 'category'>;

/** Where a question stands in the list. */
type Place = Pick<SuggestionRow, 'votes' | 'submittedAt' | 'id'>;

/** Before every question. */
const TOP: Place = {
  votes: Number.MAX_SAFE_INTEGER,
  submittedAt: Number.MAX_SAFE_INTEGER,
  id: '',
};

const VALUES: Readonly<Record<Vote, number>> = { upvote: 1, downvote: -1 };

/** The part of the store that keeps the community's questions, under the database's own key. */
export function createSuggestionMethods(database: Database, keys: Keys): SuggestionStore {
  const readAll = (viewerId: string, rest: SQL) =>
    database.read((tx) => readSeen(tx, keys, viewerId, rest));
  return {
    addSuggestion: (...given) => database.write((tx) => add(tx, keys, ...given)),
    listSuggestions: (viewerId, { after, limit }) =>
      database.read(async (tx) => {
        const last = after === undefined ? TOP : await findRow(tx, after, viewerId);
        return last && readSeen(tx, keys, viewerId, shownAfter(last, limit));
      }),
    listOwnSuggestions: (accountId) => readAll(accountId, ofAuthor(accountId)),
    async listAllSuggestions() {
      const all = await readAll('', OLDEST_FIRST);
      return all.map(({ isYours, yourVote, ...suggestion }) => suggestion);
    },
    voteOnSuggestion: (...given) => database.write((tx) => voteOn(tx, keys, ...given)),
    async listVotes(accountId) {
      const rows = await database.read((tx) => readVotes(tx, accountId));
      return rows.map(({ suggestionId, value }) => ({ suggestionId, vote: voteOf(value) }));
    },
    setSuggestionStatus: (id, status) =>
      database.write(async (tx) => (await tx.run(updateSuggestion(id, { status }))) > 0),
  };
}

async function add(
  tx: Writing,
  keys: Keys,
  accountId: string,
  suggestion: Suggestion,
): Promise<SeenSuggestion> {
  const key = await readKey(tx, keys);
  const { id, status, submittedAt, ...said } = suggestion;
  const known = await findRow(tx, id, accountId);
  if (known) return toSeen(key, accountId, known);
  const place = placeOfSuggestion({ id, authorId: accountId, submittedAt });
  const body = Buffer.from(key.seal(place, Buffer.from(JSON.stringify(said satisfies Said))));
  const row = { id, authorId: accountId, status, submittedAt, body, sealedAs: SEALED_AS.bound };
  await tx.run(insertInto(suggestions, row));
  return { ...suggestion, votes: 0, isYours: true, yourVote: null };
}

async function voteOn(
  tx: Writing,
  keys: Keys,
  accountId: string,
  id: string,
  vote: Vote | null,
): Promise<VoteResult> {
  const before = await findRow(tx, id, accountId);
  if (!before || before.status === 'rejected') return { ok: false, code: 'NOT_FOUND' };
  if (before.authorId === accountId) return { ok: false, code: 'OWN' };
  const value = vote && VALUES[vote];
  await tx.run(deleteVote(id, accountId));
  if (value) await tx.run(insertInto(suggestionVotes, { suggestionId: id, accountId, value }));
  const votes = before.votes - (before.yourVote ?? 0) + (value ?? 0);
  await tx.run(updateSuggestion(id, { votes }));
  const after = { ...before, votes, yourVote: value };
  return { ok: true, suggestion: toSeen(await readKey(tx, keys), accountId, after) };
}

/** Takes back all votes of a person whose account goes: what they voted on counts them no more. */
export async function takeBackVotes(tx: Writing, accountId: string): Promise<void> {
  for (const { suggestionId, value } of await readVotes(tx, accountId)) {
    const votes = sql`${suggestions.votes} - ${value}`;
    await tx.run(
      sql`UPDATE ${suggestions} SET votes = ${votes} WHERE ${suggestions.id} = ${suggestionId}`,
    );
    await tx.run(deleteVote(suggestionId, accountId));
  }
}

async function readSeen(
  tx: Reading,
  keys: Keys,
  viewerId: string,
  rest: SQL,
): Promise<SeenSuggestion[]> {
  const key = await readKey(tx, keys);
  const rows = await tx.all<SeenRow>(selectSeen(viewerId, rest));
  return rows.flatMap((row) => whatOpens(() => toSeen(key, viewerId, row)));
}

/** The key of what belongs to the database and to nobody alone. */
async function readKey(tx: Reading, keys: Keys): Promise<PersonKey> {
  const row = await tx.get<{ readonly keyCheck: Buffer }>(KEY_CHECK);
  if (!row) throw new Error('The database has no key');
  return keys.unwrap(DATABASE_KEY, row.keyCheck);
}

const KEY_CHECK = sql`SELECT ${meta.keyCheck} AS "keyCheck" FROM ${meta}`;

function findRow(tx: Reading, id: string, viewerId: string): Promise<SeenRow | undefined> {
  return tx.get<SeenRow>(selectSeen(viewerId, sql`WHERE ${suggestions.id} = ${id}`));
}

/** Questions with the vote of the viewer; `rest` begins with `WHERE` or `ORDER BY`. */
function selectSeen(viewerId: string, rest: SQL): SQL {
  const { suggestionId, accountId, value } = suggestionVotes;
  return sql`
    SELECT ${columnsOf(suggestions)}, ${value} AS "yourVote"
    FROM ${suggestions} LEFT JOIN ${suggestionVotes}
      ON ${suggestionId} = ${suggestions.id} AND ${accountId} = ${viewerId}
    ${rest}`;
}

function shownAfter(last: Place, limit: number): SQL {
  const { status, votes, submittedAt, id } = suggestions;
  return sql`
    WHERE ${status} <> 'rejected' AND ${votes} <= ${last.votes} AND (${votes} < ${last.votes}
      OR ${submittedAt} < ${last.submittedAt}
      OR (${submittedAt} = ${last.submittedAt} AND ${id} > ${last.id}))
    ORDER BY ${votes} DESC, ${submittedAt} DESC, ${id} LIMIT ${limit}`;
}

function ofAuthor(accountId: string): SQL {
  const { authorId, submittedAt, id } = suggestions;
  return sql`WHERE ${authorId} = ${accountId} ORDER BY ${submittedAt} DESC, ${id}`;
}

const OLDEST_FIRST = sql`ORDER BY ${suggestions.submittedAt}, ${suggestions.id}`;

function updateSuggestion(
  id: string,
  values: Partial<Pick<SuggestionRow, 'status' | 'votes'>>,
): SQL {
  return update(suggestions, values, sql`WHERE ${suggestions.id} = ${id}`);
}

function deleteVote(id: string, person: string): SQL {
  const { suggestionId, accountId } = suggestionVotes;
  return sql`DELETE FROM ${suggestionVotes} WHERE ${suggestionId} = ${id} AND ${accountId} = ${person}`;
}

function readVotes(tx: Reading, person: string) {
  const { suggestionId, accountId } = suggestionVotes;
  return tx.all<{ readonly suggestionId: string; readonly value: number }>(sql`
    SELECT ${columnsOf(suggestionVotes, ['suggestionId', 'value'])} FROM ${suggestionVotes}
    WHERE ${accountId} = ${person} ORDER BY ${suggestionId}`);
}

function toSeen(key: PersonKey, viewerId: string, row: SeenRow): SeenSuggestion {
  const { id, authorId, status, submittedAt, votes, yourVote } = row;
  const words = openAs(key, placeOfSuggestion(row), row.sealedAs, row.body);
  const said = JSON.parse(Buffer.from(words).toString()) as Said;
  return {
    id,
    ...said,
    status,
    votes,
    submittedAt,
    isYours: authorId === viewerId,
    yourVote: yourVote === null ? null : voteOf(yourVote),
  };
}

function voteOf(value: number): Vote {
  return value > 0 ? 'upvote' : 'downvote';
}

function whatOpens<Value>(read: () => Value): Value[] {
  try {
    return [read()];
  } catch (error) {
    if (error instanceof SealBrokenError) return [];
    throw error;
  }
}

/** Status and votes are others' to change. */
export function placeOfSuggestion({
  id,
  authorId,
  submittedAt,
}: Pick<SuggestionRow, 'id' | 'authorId' | 'submittedAt'>): SealPlace {
  return { id, kind: 'suggestion', beside: [authorId, submittedAt] };
}
