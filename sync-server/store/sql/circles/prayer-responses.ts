import { type SQL, sql } from 'drizzle-orm';
import type { PersonKey, SealPlace } from '../../../sealing/keys';
import { SEALED_AS } from '../../../sealing/sealed-as';
import type { CircleStore, Page, PageAsked, PrayerResponse } from '../../circle-store';
import { Refusal } from '../../refusal';
import { accounts } from '../../schema/accounts';
import {
  circleReports,
  prayerRequests,
  prayerResponses,
  type ResponseRow,
} from '../../schema/circles';
import type { Database, Reading } from '../database';
import { columnsOf, insertInto } from '../statements';
import type { CircleAccess, Entry } from './circle-access';
import {
  authorOf,
  isShownTo,
  joinAuthor,
  type PostRow,
  type ReportsOf,
  readReports,
  toPage,
} from './posts';
import { openPost, sealJson } from './sealed-json';

type ResponseMethods = Pick<
  CircleStore,
  'addPrayerResponse' | 'listPrayerResponses' | 'deletePrayerResponse'
>;

/** What a response is sealed for. */
type ResponsePlace = Pick<ResponseRow, 'id' | 'requestId' | 'memberId' | 'type' | 'createdAt'>;

/** The words of a response, and what they are sealed for. */
export type SealedResponse = ResponsePlace & Pick<ResponseRow, 'body' | 'sealedAs'>;

interface SeenRow extends ResponseRow, Pick<PostRow, 'name'> {}

/** The part of the store that keeps what people answer to a prayer request. */
export function createPrayerResponseMethods(
  database: Database,
  access: CircleAccess,
): ResponseMethods {
  return {
    addPrayerResponse: ({ accountId }, requestId, response) =>
      database.write(async (tx) => {
        const entry = await enterBy(tx, access, accountId, requestId);
        const { id } = response;
        if (!(await findRow(tx, id))) await tx.run(insertResponse(entry, requestId, response));
        const row = await findRow(tx, id);
        if (row?.requestId !== requestId) throw new Refusal('NOT_FOUND');
        return toResponse(
          entry,
          row,
          await readReports(tx, entry, circleReports.responseId, [row]),
        );
      }),
    listPrayerResponses: ({ accountId }, requestId, page) =>
      database.read(async (tx) => {
        const entry = await enterBy(tx, access, accountId, requestId);
        return list(tx, entry, oldestFirst(accountId, requestId, page), page);
      }),
    deletePrayerResponse: (accountId, responseId) =>
      database.write(async (tx) => {
        const response = await findRow(tx, responseId);
        if (!response) throw new Refusal('NOT_FOUND');
        const entry = await enterBy(tx, access, accountId, response.requestId);
        const isAuthor = response.memberId === entry.memberId;
        if (!isAuthor && entry.role !== 'leader') throw new Refusal('NOT_ALLOWED');
        await tx.run(sql`DELETE FROM ${prayerResponses} ${isThis(responseId)}`);
        return entry.circleId;
      }),
  };
}

/** The way into the circle of a request. */
async function enterBy(
  tx: Reading,
  access: CircleAccess,
  accountId: string,
  requestId: string,
): Promise<Entry> {
  const request = await tx.get<{ readonly circleId: string }>(sql`
    SELECT ${prayerRequests.circleId} AS "circleId" FROM ${prayerRequests}
    WHERE ${prayerRequests.id} = ${requestId}`);
  if (!request) throw new Refusal('NOT_FOUND');
  return access.enter(tx, accountId, request.circleId);
}

async function list(
  tx: Reading,
  entry: Entry,
  rest: SQL,
  page: PageAsked,
): Promise<Page<PrayerResponse>> {
  const rows = await tx.all<SeenRow>(selectSeen(rest));
  const reportsOf = await readReports(tx, entry, circleReports.responseId, rows);
  return toPage(rows, page, (row) => toResponse(entry, row, reportsOf));
}

/** What was answered. Throws SealBrokenError where the words were changed. */
export function openMessage(key: PersonKey, row: SealedResponse): string {
  return openPost<string>(key, placeOfResponse(row), row);
}

function findRow(tx: Reading, id: string): Promise<SeenRow | undefined> {
  return tx.get<SeenRow>(selectSeen(isThis(id)));
}

function isThis(id: string): SQL {
  return sql`WHERE ${prayerResponses.id} = ${id}`;
}

function insertResponse(
  { memberId, key }: Entry,
  requestId: string,
  { id, at, type, message }: Parameters<ResponseMethods['addPrayerResponse']>[2],
): SQL {
  const place = { id, requestId, memberId, type, createdAt: at };
  const body = sealJson(key, placeOfResponse(place), message);
  return insertInto(prayerResponses, { ...place, body, sealedAs: SEALED_AS.bound });
}

function oldestFirst(accountId: string, requestId: string, { after, limit }: PageAsked): SQL {
  const { number } = prayerResponses;
  return sql`
    WHERE ${prayerResponses.requestId} = ${requestId} AND ${number} > ${after ?? 0}
      AND ${isShownTo(accountId)}
    ORDER BY ${number} LIMIT ${limit + 1}`;
}

/** Responses and the names of their authors; `rest` begins with `WHERE`. */
function selectSeen(rest: SQL): SQL {
  return sql`
    SELECT ${columnsOf(prayerResponses)}, ${accounts.username} AS "name"
    FROM ${prayerResponses} ${joinAuthor(prayerResponses.memberId)}
    ${rest}`;
}

function toResponse(entry: Entry, row: SeenRow, reportsOf: ReportsOf): PrayerResponse {
  const { id, requestId, type, createdAt } = row;
  return {
    id,
    circleId: entry.circleId,
    requestId,
    author: authorOf(row, entry),
    type,
    message: openMessage(entry.key, row),
    createdAt,
    reports: reportsOf(row),
  };
}

export function placeOfResponse(place: ResponsePlace): SealPlace {
  const { id, requestId, memberId, type, createdAt } = place;
  return { id, kind: 'prayer-response', beside: [requestId, memberId, type, createdAt] };
}
