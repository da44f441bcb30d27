import type { Database } from 'better-sqlite3';
import type { NewPrayerRequest } from '../../../../shared/api/prayer-circles';
import type { PersonKey, SealPlace } from '../../../sealing/keys';
import { SEALED_AS } from '../../../sealing/sealed-as';
import type { Asker, CircleStore, PageAsked, PrayerRequest } from '../../circle-store';
import { Refusal } from '../../refusal';
import type { GroupCommit } from '../group-commit';
import type { CircleAccess, Entry } from './circle-access';
import { authorOf, IS_SHOWN, type PostRow, reportsOf, toPage } from './posts';
import { openJson, openPost, sealJson } from './sealed-json';

type RequestMethods = Pick<
  CircleStore,
  | 'addPrayerRequest'
  | 'listPrayerRequests'
  | 'answerPrayerRequest'
  | 'notePrayed'
  | 'deletePrayerRequest'
>;

/** The words of a request, and what they are sealed for. */
export interface SealedRequest {
  readonly id: string;
  readonly memberId: string;
  readonly createdAt: number;
  readonly body: Buffer;
  readonly sealedAs: number;
}

interface RequestRow extends PostRow, SealedRequest {
  readonly circleId: string;
  readonly answeredAt: number | null;
  readonly story: Buffer | null;
  readonly responseCount: number;
  readonly prayedToday: number;
  readonly prayers: number;
  readonly iPrayedToday: number;
}

/** The part of the store that keeps what people ask prayer for, and that others prayed. */
export function createPrayerRequestMethods(
  db: Database,
  group: GroupCommit,
  access: CircleAccess,
): RequestMethods {
  const statements = prepareRequestStatements(db);

  /** Whose request it is, and the way into its circle. */
  function enterBy(accountId: string, requestId: string) {
    const request = statements.find.get(requestId);
    if (!request) throw new Refusal('NOT_FOUND');
    const entry = access.enter(accountId, request.circleId);
    return { entry, isAuthor: request.memberId === entry.memberId };
  }

  function read(asker: Asker, entry: Entry, requestId: string): PrayerRequest {
    const row = statements.one.get({ ...asker, requestId, me: entry.memberId });
    if (row?.circleId !== entry.circleId) throw new Refusal('NOT_FOUND');
    return toRequest(entry, row);
  }

  function add(...[asker, circleId, request]: Parameters<RequestMethods['addPrayerRequest']>) {
    const entry = access.enter(asker.accountId, circleId);
    const { id, at, ...words } = request;
    if (!statements.find.get(id)) {
      const { memberId, key } = entry;
      const body = sealJson(key, placeOfRequest({ id, memberId, createdAt: at }), words);
      statements.insert.run({ id, circleId, memberId, at, body, sealedAs: SEALED_AS.bound });
    }
    return read(asker, entry, id);
  }

  function answer(
    ...[asker, id, { story, at }]: Parameters<RequestMethods['answerPrayerRequest']>
  ) {
    const { entry, isAuthor } = enterBy(asker.accountId, id);
    if (!isAuthor) throw new Refusal('NOT_ALLOWED');
    const sealed = story === null ? null : sealJson(entry.key, storyOf(id), story);
    statements.answer.run({ id, at, story: sealed });
    return read(asker, entry, id);
  }

  function list(asker: Asker, circleId: string, page: PageAsked) {
    const entry = access.enter(asker.accountId, circleId);
    const before = page.after ?? Number.MAX_SAFE_INTEGER;
    const limit = page.limit + 1;
    const rows = statements.list.all({ ...asker, circleId, me: entry.memberId, before, limit });
    return toPage(rows, page, (row) => toRequest(entry, row));
  }

  return {
    addPrayerRequest: (...given) => group.run(() => add(...given)),
    listPrayerRequests: async (...given) => list(...given),
    answerPrayerRequest: (...given) => group.run(() => answer(...given)),
    notePrayed: (asker, requestId, day) =>
      group.run(() => {
        const { entry } = enterBy(asker.accountId, requestId);
        const isNew = statements.pray.run({ requestId, day, me: entry.memberId }).changes > 0;
        return { request: read(asker, entry, requestId), isNew };
      }),
    deletePrayerRequest: (accountId, requestId) =>
      group.run(() => {
        const { entry, isAuthor } = enterBy(accountId, requestId);
        if (!isAuthor && entry.role !== 'leader') throw new Refusal('NOT_ALLOWED');
        statements.remove.run(requestId);
        return entry.circleId;
      }),
  };
}

/** What was asked for. Throws SealBrokenError where the words were changed. */
export function openRequest(key: PersonKey, row: SealedRequest): NewPrayerRequest {
  return openPost<NewPrayerRequest>(key, placeOfRequest(row), row);
}

/** How it was answered, if that was told. */
export function openStory(key: PersonKey, id: string, story: Uint8Array | null): string | null {
  return story && openJson<string>(key, storyOf(id), story);
}

function prepareRequestStatements(db: Database) {
  const select = `
    SELECT r.number, r.id, r.circle_id AS circleId, r.member_id AS memberId, a.username AS name,
      r.created_at AS createdAt, r.answered_at AS answeredAt, r.body, r.sealed_as AS sealedAs, r.story,
      (SELECT json_group_array(reason) FROM circle_reports WHERE request_id = r.id) AS reports,
      (SELECT COUNT(*) FROM prayer_responses AS s JOIN circle_members AS m ON m.id = s.member_id
        WHERE s.request_id = r.id AND ${IS_SHOWN}) AS responseCount,
      (SELECT COUNT(*) FROM prayers WHERE request_id = r.id AND day = @today) AS prayedToday,
      (SELECT COUNT(*) FROM prayers WHERE request_id = r.id) AS prayers,
      EXISTS (SELECT 1 FROM prayers
        WHERE request_id = r.id AND day = @today AND member_id = @me) AS iPrayedToday
    FROM prayer_requests AS r
      JOIN circle_members AS m ON m.id = r.member_id
      LEFT JOIN accounts AS a ON a.id = m.account_id`;
  type Viewer = Asker & { readonly me: string };
  type Listed = Viewer & { readonly circleId: string; before: number; limit: number };
  return {
    find: db.prepare<[string], { readonly circleId: string; readonly memberId: string }>(
      'SELECT circle_id AS circleId, member_id AS memberId FROM prayer_requests WHERE id = ?',
    ),
    one: db.prepare<[Viewer & { requestId: string }], RequestRow>(
      `${select} WHERE r.id = @requestId`,
    ),
    list: db.prepare<[Listed], RequestRow>(`${select}
      WHERE r.circle_id = @circleId AND r.number < @before AND ${IS_SHOWN}
      ORDER BY r.number DESC LIMIT @limit`),
    insert: db.prepare(`
      INSERT INTO prayer_requests (id, circle_id, member_id, created_at, body, sealed_as)
      VALUES (@id, @circleId, @memberId, @at, @body, @sealedAs)`),
    answer: db.prepare(`
      UPDATE prayer_requests SET answered_at = COALESCE(answered_at, @at), story = @story
      WHERE id = @id`),
    // The westernmost local day on which the request was made, at UTC-12, is the first that counts.
    pray: db.prepare<[{ requestId: string; day: string; me: string }]>(`
      INSERT OR IGNORE INTO prayers (request_id, day, member_id)
      SELECT id, @day, @me FROM prayer_requests
      WHERE id = @requestId AND @day >= date(created_at / 1000, 'unixepoch', '-12 hours')`),
    remove: db.prepare('DELETE FROM prayer_requests WHERE id = ?'),
  };
}

function toRequest(entry: Entry, row: RequestRow): PrayerRequest {
  const { id, circleId, createdAt, answeredAt, responseCount, prayedToday, prayers } = row;
  return {
    id,
    circleId,
    author: authorOf(row, entry),
    ...openRequest(entry.key, row),
    isAnswered: answeredAt !== null,
    story: openStory(entry.key, id, row.story),
    createdAt,
    answeredAt,
    responseCount,
    prayedToday,
    prayers,
    iPrayedToday: row.iPrayedToday === 1,
    reports: reportsOf(row, entry),
  };
}

/** The circle is in the key. */
export function placeOfRequest({
  id,
  memberId,
  createdAt,
}: Pick<SealedRequest, 'id' | 'memberId' | 'createdAt'>): SealPlace {
  return { id, kind: 'prayer-request', beside: [memberId, createdAt] };
}

function storyOf(id: string) {
  return { id, kind: 'answered-prayer' };
}
