import type { Database } from 'better-sqlite3';
import type { NewPrayerResponse } from '../../../../shared/api/prayer-circles';
import type { PersonKey, SealPlace } from '../../../sealing/keys';
import { SEALED_AS } from '../../../sealing/sealed-as';
import type { Asker, CircleStore, PageAsked, PrayerResponse } from '../../circle-store';
import { Refusal } from '../../refusal';
import type { GroupCommit } from '../group-commit';
import type { CircleAccess, Entry } from './circle-access';
import { authorOf, IS_SHOWN, type PostRow, reportsOf, toPage } from './posts';
import { openPost, sealJson } from './sealed-json';

type ResponseMethods = Pick<
  CircleStore,
  'addPrayerResponse' | 'listPrayerResponses' | 'deletePrayerResponse'
>;

/** What a response is sealed for. */
interface ResponsePlace {
  readonly id: string;
  readonly requestId: string;
  readonly memberId: string;
  readonly type: NewPrayerResponse['type'];
  readonly createdAt: number;
}

/** The words of a response, and what they are sealed for. */
export interface SealedResponse extends ResponsePlace {
  readonly body: Buffer;
  readonly sealedAs: number;
}

interface ResponseRow extends PostRow, SealedResponse {
  readonly memberId: string;
}

/** The part of the store that keeps what people answer to a prayer request. */
export function createPrayerResponseMethods(
  db: Database,
  group: GroupCommit,
  access: CircleAccess,
): ResponseMethods {
  const statements = prepareResponseStatements(db);

  function enterBy(accountId: string, requestId: string): Entry {
    const circleId = statements.circleOf.get(requestId);
    if (circleId === undefined) throw new Refusal('NOT_FOUND');
    return access.enter(accountId, circleId);
  }

  function add(...[asker, requestId, response]: Parameters<ResponseMethods['addPrayerResponse']>) {
    const entry = enterBy(asker.accountId, requestId);
    const { id, at, type, message } = response;
    if (!statements.one.get(id)) {
      const place = { id, requestId, memberId: entry.memberId, type, createdAt: at };
      const body = sealJson(entry.key, placeOfResponse(place), message);
      statements.insert.run({ ...place, body, sealedAs: SEALED_AS.bound });
    }
    const row = statements.one.get(id);
    if (row?.requestId !== requestId) throw new Refusal('NOT_FOUND');
    return toResponse(entry, row);
  }

  function list({ accountId }: Asker, requestId: string, page: PageAsked) {
    const entry = enterBy(accountId, requestId);
    const asked = { accountId, requestId, after: page.after ?? 0, limit: page.limit + 1 };
    return toPage(statements.list.all(asked), page, (row) => toResponse(entry, row));
  }

  return {
    addPrayerResponse: (...given) => group.run(() => add(...given)),
    listPrayerResponses: async (...given) => list(...given),
    deletePrayerResponse: (accountId, responseId) =>
      group.run(() => {
        const response = statements.one.get(responseId);
        if (!response) throw new Refusal('NOT_FOUND');
        const entry = enterBy(accountId, response.requestId);
        const isAuthor = response.memberId === entry.memberId;
        if (!isAuthor && entry.role !== 'leader') throw new Refusal('NOT_ALLOWED');
        statements.remove.run(responseId);
        return entry.circleId;
      }),
  };
}

/** What was answered. Throws SealBrokenError where the words were changed. */
export function openMessage(key: PersonKey, row: SealedResponse): string {
  return openPost<string>(key, placeOfResponse(row), row);
}

function prepareResponseStatements(db: Database) {
  const select = `
    SELECT s.number, s.id, s.request_id AS requestId, s.member_id AS memberId, a.username AS name,
      s.type, s.created_at AS createdAt, s.body, s.sealed_as AS sealedAs,
      (SELECT json_group_array(reason) FROM circle_reports WHERE response_id = s.id) AS reports
    FROM prayer_responses AS s
      JOIN circle_members AS m ON m.id = s.member_id
      LEFT JOIN accounts AS a ON a.id = m.account_id`;
  type Listed = Pick<Asker, 'accountId'> & { requestId: string; after: number; limit: number };
  return {
    circleOf: db
      .prepare<[string], string>('SELECT circle_id FROM prayer_requests WHERE id = ?')
      .pluck(),
    one: db.prepare<[string], ResponseRow>(`${select} WHERE s.id = ?`),
    list: db.prepare<[Listed], ResponseRow>(`${select}
      WHERE s.request_id = @requestId AND s.number > @after AND ${IS_SHOWN}
      ORDER BY s.number LIMIT @limit`),
    insert: db.prepare(`
      INSERT INTO prayer_responses (id, request_id, member_id, type, created_at, body, sealed_as)
      VALUES (@id, @requestId, @memberId, @type, @createdAt, @body, @sealedAs)`),
    remove: db.prepare('DELETE FROM prayer_responses WHERE id = ?'),
  };
}

function toResponse(entry: Entry, row: ResponseRow): PrayerResponse {
  const { id, requestId, type, createdAt } = row;
  return {
    id,
    circleId: entry.circleId,
    requestId,
    author: authorOf(row, entry),
    type,
    message: openMessage(entry.key, row),
    createdAt,
    reports: reportsOf(row, entry),
  };
}

export function placeOfResponse(place: ResponsePlace): SealPlace {
  const { id, requestId, memberId, type, createdAt } = place;
  return { id, kind: 'prayer-response', beside: [requestId, memberId, type, createdAt] };
}
