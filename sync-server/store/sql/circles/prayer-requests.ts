import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { NewPrayerRequest } from '../../../../shared/api/prayer-circles';
import { localDayAt } from '../../../../shared/domain/local-day';
import type { PersonKey, SealPlace } from '../../../sealing/keys';
import { SEALED_AS } from '../../../sealing/sealed-as';
import type { Asker, CircleStore, Page, PageAsked, PrayerRequest } from '../../circle-store';
import { Refusal } from '../../refusal';
import { accounts } from '../../schema/accounts';
import {
  circleMembers,
  circleReports,
  prayerRequests,
  prayerResponses,
  prayers,
  type RequestRow,
} from '../../schema/circles';
import type { Database, Reading, Writing } from '../database';
import { columnsOf, flag, insertInto, insertUnlessThere, selectFrom, update } from '../statements';
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
export type SealedRequest = Pick<RequestRow, 'id' | 'memberId' | 'createdAt' | 'body' | 'sealedAs'>;

interface SeenRow extends RequestRow, Pick<PostRow, 'name'> {
  readonly responseCount: number;
  readonly prayedToday: number;
  readonly prayers: number;
  readonly iPrayedToday: number;
}

/** The part of the store that keeps what people ask prayer for, and that others prayed. */
export function createPrayerRequestMethods(
  database: Database,
  access: CircleAccess,
): RequestMethods {
  return {
    addPrayerRequest: (asker, circleId, request) =>
      database.write(async (tx) => {
        const entry = await access.enter(tx, asker.accountId, circleId);
        if (!(await findRow(tx, request.id))) await tx.run(insertRequest(entry, request));
        return read(tx, asker, entry, request.id);
      }),
    listPrayerRequests: (asker, circleId, page) =>
      database.read(async (tx) => {
        const entry = await access.enter(tx, asker.accountId, circleId);
        return list(tx, asker, entry, page);
      }),
    answerPrayerRequest: (asker, requestId, { story, at }) =>
      database.write(async (tx) => {
        const { request, entry, isAuthor } = await enterBy(tx, access, asker.accountId, requestId);
        if (!isAuthor) throw new Refusal('NOT_ALLOWED');
        const sealed = story === null ? null : sealJson(entry.key, storyOf(requestId), story);
        const answer = { answeredAt: request.answeredAt ?? at, story: sealed };
        await tx.run(update(prayerRequests, answer, isThis(requestId)));
        return read(tx, asker, entry, requestId);
      }),
    notePrayed: (asker, requestId, day) =>
      database.write(async (tx) => {
        const { request, entry } = await enterBy(tx, access, asker.accountId, requestId);
        const isNew = mayCount(day, request) && (await pray(tx, entry, requestId, day));
        return { request: await read(tx, asker, entry, requestId), isNew };
      }),
    deletePrayerRequest: (accountId, requestId) =>
      database.write(async (tx) => {
        const { entry, isAuthor } = await enterBy(tx, access, accountId, requestId);
        if (!isAuthor && entry.role !== 'leader') throw new Refusal('NOT_ALLOWED');
        await tx.run(sql`DELETE FROM ${prayerRequests} ${isThis(requestId)}`);
        return entry.circleId;
      }),
  };
}

/** A request, whether it is the person's own, and the way into its circle. */
async function enterBy(tx: Reading, access: CircleAccess, accountId: string, requestId: string) {
  const request = await findRow(tx, requestId);
  if (!request) throw new Refusal('NOT_FOUND');
  const entry = await access.enter(tx, accountId, request.circleId);
  return { request, entry, isAuthor: request.memberId === entry.memberId };
}

/** The westernmost local day on which the request was made, at UTC-12, is the first that counts. */
function mayCount(day: string, { createdAt }: RequestRow): boolean {
  return day >= localDayAt(createdAt, WESTERNMOST_OFFSET_MINUTES);
}

const WESTERNMOST_OFFSET_MINUTES = -12 * 60;

/** Notes a prayer once a person and day. Whether it is new. */
async function pray(
  tx: Writing,
  { memberId }: Entry,
  requestId: string,
  day: string,
): Promise<boolean> {
  return (await tx.run(insertUnlessThere(prayers, { requestId, day, memberId }))) > 0;
}

async function read(
  tx: Reading,
  asker: Asker,
  entry: Entry,
  requestId: string,
): Promise<PrayerRequest> {
  const row = await tx.get<SeenRow>(selectSeen(asker, entry, isThis(requestId)));
  if (row?.circleId !== entry.circleId) throw new Refusal('NOT_FOUND');
  return toRequest(entry, row, await readReports(tx, entry, circleReports.requestId, [row]));
}

async function list(
  tx: Reading,
  asker: Asker,
  entry: Entry,
  page: PageAsked,
): Promise<Page<PrayerRequest>> {
  const rows = await tx.all<SeenRow>(selectSeen(asker, entry, newestFirst(asker, entry, page)));
  const reportsOf = await readReports(tx, entry, circleReports.requestId, rows);
  return toPage(rows, page, (row) => toRequest(entry, row, reportsOf));
}

/** What was asked for. Throws SealBrokenError where the words were changed. */
export function openRequest(key: PersonKey, row: SealedRequest): NewPrayerRequest {
  return openPost<NewPrayerRequest>(key, placeOfRequest(row), row);
}

/** How it was answered, if that was told. */
export function openStory(key: PersonKey, id: string, story: Uint8Array | null): string | null {
  return story && openJson<string>(key, storyOf(id), story);
}

function findRow(tx: Reading, id: string): Promise<RequestRow | undefined> {
  return tx.get<RequestRow>(selectFrom(prayerRequests, isThis(id)));
}

function isThis(id: string): SQL {
  return sql`WHERE ${prayerRequests.id} = ${id}`;
}

function insertRequest(
  { circleId, memberId, key }: Entry,
  { id, at, ...words }: Parameters<RequestMethods['addPrayerRequest']>[2],
): SQL {
  const place = { id, memberId, createdAt: at };
  const body = sealJson(key, placeOfRequest(place), words);
  return insertInto(prayerRequests, { ...place, circleId, body, sealedAs: SEALED_AS.bound });
}

function newestFirst({ accountId }: Asker, { circleId }: Entry, { after, limit }: PageAsked): SQL {
  const { number } = prayerRequests;
  const before = after === null ? sql`` : sql`AND ${number} < ${after}`;
  return sql`
    WHERE ${prayerRequests.circleId} = ${circleId} ${before} AND ${isShownTo(accountId)}
    ORDER BY ${number} DESC LIMIT ${limit + 1}`;
}

const responder = alias(circleMembers, 'responder');

/** Requests as somebody in their circle sees them; `rest` begins with `WHERE`. */
function selectSeen({ accountId, today }: Asker, { memberId: me }: Entry, rest: SQL): SQL {
  const shownResponses = sql`
    FROM ${prayerResponses} JOIN ${circleMembers} AS ${responder}
      ON ${responder.id} = ${prayerResponses.memberId}
    WHERE ${prayerResponses.requestId} = ${prayerRequests.id} AND ${isShownTo(accountId, responder)}`;
  const itsPrayers = sql`FROM ${prayers} WHERE ${prayers.requestId} = ${prayerRequests.id}`;
  const isToday = sql`${prayers.day} = ${today}`;
  const iPrayedToday = sql`EXISTS (
    SELECT 1 ${itsPrayers} AND ${isToday} AND ${prayers.memberId} = ${me})`;
  return sql`
    SELECT ${columnsOf(prayerRequests)}, ${accounts.username} AS "name",
      (SELECT COUNT(*) ${shownResponses}) AS "responseCount",
      (SELECT COUNT(*) ${itsPrayers} AND ${isToday}) AS "prayedToday",
      (SELECT COUNT(*) ${itsPrayers}) AS "prayers",
      ${flag(iPrayedToday)} AS "iPrayedToday"
    FROM ${prayerRequests} ${joinAuthor(prayerRequests.memberId)}
    ${rest}`;
}

function toRequest(entry: Entry, row: SeenRow, reportsOf: ReportsOf): PrayerRequest {
  const { id, circleId, createdAt, answeredAt, responseCount, prayedToday } = row;
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
    prayers: row.prayers,
    iPrayedToday: row.iPrayedToday === 1,
    reports: reportsOf(row),
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
