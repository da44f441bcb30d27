import type { Database } from 'better-sqlite3';
import type { SuggestionStatus, Vote } from '../../../shared/api/suggestions';
import { type PersonKey, SealBrokenError, type SealPlace } from '../../sealing/keys';
import { openAs, SEALED_AS } from '../../sealing/sealed-as';
import type { SeenSuggestion, Suggestion, SuggestionStore, VoteResult } from '../suggestion-store';
import type { GroupCommit } from './group-commit';

interface SuggestionRow {
  readonly id: string;
  readonly authorId: string;
  readonly status: SuggestionStatus;
  readonly submittedAt: number;
  readonly votes: number;
  readonly body: Buffer;
  readonly sealedAs: number;
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

/** The part of the store that keeps the community's questions. `openKey` opens the database's own key. */
export function createSuggestionMethods(
  db: Database,
  group: GroupCommit,
  openKey: () => PersonKey,
): SuggestionStore {
  const statements = prepareSuggestionStatements(db);

  function add(accountId: string, suggestion: Suggestion): SeenSuggestion {
    const key = openKey();
    const { id, status, submittedAt, ...said } = suggestion;
    const known = statements.find.get({ id, viewerId: accountId });
    if (known) return toSeen(key, accountId, known);
    const place = placeOfSuggestion({ id, authorId: accountId, submittedAt });
    const body = key.seal(place, Buffer.from(JSON.stringify(said satisfies Said)));
    const sealedAs = SEALED_AS.bound;
    statements.add.run({ id, accountId, status, submittedAt, body, sealedAs });
    return { ...suggestion, votes: 0, isYours: true, yourVote: null };
  }

  function voteOn(accountId: string, id: string, vote: Vote | null): VoteResult {
    const asked = { id, viewerId: accountId };
    const before = statements.find.get(asked);
    if (!before || before.status === 'rejected') return { ok: false, code: 'NOT_FOUND' };
    if (before.authorId === accountId) return { ok: false, code: 'OWN' };
    statements.takeBack.run(id, accountId);
    if (vote) statements.vote.run(id, accountId, VALUES[vote]);
    const after = statements.find.get(asked) ?? before;
    return { ok: true, suggestion: toSeen(openKey(), accountId, after) };
  }

  const readable = (rows: readonly SuggestionRow[], viewerId: string) => {
    const key = openKey();
    return rows.flatMap((row) => whatOpens(() => toSeen(key, viewerId, row)));
  };

  return {
    addSuggestion: (...given) => group.run(() => add(...given)),
    async listSuggestions(viewerId, { after, limit }) {
      const last = after === undefined ? TOP : statements.find.get({ id: after, viewerId });
      if (!last) return undefined;
      const { votes, submittedAt, id } = last;
      const rows = statements.shown.all({ viewerId, limit, votes, submittedAt, id });
      return readable(rows, viewerId);
    },
    listOwnSuggestions: async (accountId) =>
      readable(statements.own.all({ viewerId: accountId }), accountId),
    async listAllSuggestions() {
      const all = readable(statements.all.all({ viewerId: '' }), '');
      return all.map(({ isYours, yourVote, ...suggestion }) => suggestion);
    },
    voteOnSuggestion: (...given) => group.run(() => voteOn(...given)),
    listVotes: async (accountId) =>
      statements.votesOf
        .all(accountId)
        .map(({ suggestionId, value }) => ({ suggestionId, vote: voteOf(value) })),
    setSuggestionStatus: (id, status) =>
      group.run(() => statements.setStatus.run(status, id).changes > 0),
  };
}

function prepareSuggestionStatements(db: Database) {
  const seen = `
    SELECT s.id, s.account_id AS authorId, s.status, s.submitted_at AS submittedAt, s.votes, s.body,
      s.sealed_as AS sealedAs, v.value AS yourVote
    FROM suggestions s
    LEFT JOIN suggestion_votes v ON v.suggestion_id = s.id AND v.account_id = @viewerId`;
  type Viewer = { readonly viewerId: string };
  return {
    find: db.prepare<[Viewer & { id: string }], SuggestionRow>(`${seen} WHERE s.id = @id`),
    shown: db.prepare<[Viewer & Place & { limit: number }], SuggestionRow>(`${seen}
      WHERE s.status <> 'rejected' AND s.votes <= @votes AND (s.votes < @votes
        OR s.submitted_at < @submittedAt OR (s.submitted_at = @submittedAt AND s.id > @id))
      ORDER BY s.votes DESC, s.submitted_at DESC, s.id LIMIT @limit`),
    own: db.prepare<[Viewer], SuggestionRow>(`${seen}
      WHERE s.account_id = @viewerId ORDER BY s.submitted_at DESC, s.id`),
    all: db.prepare<[Viewer], SuggestionRow>(`${seen} ORDER BY s.submitted_at, s.id`),
    add: db.prepare(`
      INSERT INTO suggestions (id, account_id, status, submitted_at, body, sealed_as)
      VALUES (@id, @accountId, @status, @submittedAt, @body, @sealedAs)`),
    setStatus: db.prepare('UPDATE suggestions SET status = ? WHERE id = ?'),
    takeBack: db.prepare('DELETE FROM suggestion_votes WHERE suggestion_id = ? AND account_id = ?'),
    vote: db.prepare(
      'INSERT INTO suggestion_votes (suggestion_id, account_id, value) VALUES (?, ?, ?)',
    ),
    votesOf: db.prepare<[string], { suggestionId: string; value: number }>(`
      SELECT suggestion_id AS suggestionId, value FROM suggestion_votes
      WHERE account_id = ? ORDER BY suggestion_id`),
  };
}

function toSeen(key: PersonKey, viewerId: string, row: SuggestionRow): SeenSuggestion {
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
