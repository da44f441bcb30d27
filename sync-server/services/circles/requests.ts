import { isoMoment } from '../../../shared/api/export';
import type {
  NewPrayerRequest,
  PrayerRequestsAnswer,
  PrayerRequestView,
} from '../../../shared/api/prayer-circles';
import { addDays, localDayAt } from '../../../shared/domain/local-day';
import { invalidRequest } from '../../errors/problem';
import type { Keys, PersonKey } from '../../sealing/keys';
import { SEALED_AS } from '../../sealing/sealed-as';
import { openJson, openPost, sealJson } from '../../sealing/sealed-json';
import type { RequestRow } from '../../store/schema/circles';
import { dropNewsOf, hasNews } from '../../store/sql/circles/news-rows';
import {
  addPrayer,
  addRequestRow,
  findRequest,
  findSeenRequest,
  keepAnswer,
  listSeenRequests,
  removeRequest,
  type SeenRequestRow,
} from '../../store/sql/circles/request-rows';
import { placeOfRequest, placeOfStory } from '../../store/sql/circles/seal-places';
import type { Reading } from '../../store/sql/database';
import { noteNews } from '../push/note-news';
import { refused } from '../refused';
import { type Entry, enterCircle } from './circle-access';
import { type Asker, type CircleDeps, pokeCircle } from './circle-deps';
import { authorOf, type ReportsOf, readReports, rowsOfPage, toPage } from './posts';

/** How long a tap may have waited on an offline device. */
const TAP_WAITS_DAYS = 90;

const WESTERNMOST_OFFSET_MINUTES = -12 * 60;

type AddedRequest = NewPrayerRequest & { readonly id: string };

/** Asks a circle for prayer. A repeat under the same id answers with the stored request. */
export async function addRequest(
  deps: CircleDeps,
  asker: Asker,
  circleId: string,
  written: AddedRequest,
): Promise<PrayerRequestView> {
  const { store } = deps;
  const createdAt = deps.now();
  const request = await store.write(async (tx) => {
    const entry = await enterCircle(tx, store.keys, asker.accountId, circleId);
    const isThere = (await findRequest(tx, written.id)) !== undefined;
    if (!isThere) await addRequestRow(tx, sealRequest(entry, written, createdAt));
    return readRequest(tx, asker, entry, written.id);
  });
  await pokeCircle(deps, circleId);
  return request;
}

/**
 * A page of the requests of a circle, newest first, without what those wrote whom the asker has blocked. `after` is the end
 * of the previous page. Where the asker has the circle on their screen, they need not be told any more what is new in it (H17).
 */
export async function listRequests(
  { store }: CircleDeps,
  asker: Asker,
  circleId: string,
  after: number | null,
  { isSeen = false }: { readonly isSeen?: boolean } = {},
): Promise<PrayerRequestsAnswer> {
  const { seen, ...answer } = await store.read(async (tx) => {
    const entry = await enterCircle(tx, store.keys, asker.accountId, circleId);
    const viewer = { ...asker, memberId: entry.memberId };
    const rows = await listSeenRequests(tx, viewer, circleId, rowsOfPage(after));
    const reportsOf = await readReports(tx, entry, 'request', rows);
    const { posts, next } = toPage(rows, (row) => sayRequest(entry, row, reportsOf));
    const seen = isSeen && (await hasNews(tx, entry.memberId)) ? entry.memberId : undefined;
    return { requests: posts, next, seen };
  });
  // Almost always there is nothing, and reading stays reading.
  if (seen !== undefined) await store.write((tx) => dropNewsOf(tx, seen));
  return answer;
}

/** Marks a request as answered, with its story. For the author. */
export async function answerRequest(
  deps: CircleDeps,
  asker: Asker,
  requestId: string,
  story: string | null,
): Promise<PrayerRequestView> {
  const { store } = deps;
  const at = deps.now();
  const answered = await store.write(async (tx) => {
    const { request, entry } = await enterByRequest(tx, store.keys, asker.accountId, requestId);
    if (!isAuthor(entry, request)) throw refused('NOT_ALLOWED');
    const sealed = story === null ? null : sealJson(entry.key, placeOfStory(requestId), story);
    await keepAnswer(tx, requestId, { answeredAt: request.answeredAt ?? at, story: sealed });
    return readRequest(tx, asker, entry, requestId);
  });
  await pokeCircle(deps, answered.circleId);
  return answered;
}

/**
 * Notes that a member prayed on that day. It counts once a day, and on no day before the request was made; devices are poked
 * only where it counted (A45). Throws a Problem for a day far from now.
 */
export async function notePrayed(
  deps: CircleDeps,
  asker: Asker,
  requestId: string,
  day: string,
): Promise<PrayerRequestView> {
  const at = deps.now();
  refuseFarDay(day, at);
  const { store } = deps;
  const { prayed, isNew } = await store.write(async (tx) => {
    const { request, entry } = await enterByRequest(tx, store.keys, asker.accountId, requestId);
    const prayer = { requestId, day, memberId: entry.memberId };
    const isNew = mayCount(day, request) && (await addPrayer(tx, prayer));
    if (isNew) await noteNews(tx, request, { memberId: entry.memberId, kind: 'prayed', at });
    return { prayed: await readRequest(tx, asker, entry, requestId), isNew };
  });
  if (isNew) await pokeCircle(deps, prayed.circleId);
  return prayed;
}

/** Deletes a request with all its responses. For its author and the leader. */
export async function deleteRequest(
  deps: CircleDeps,
  accountId: string,
  requestId: string,
): Promise<void> {
  const { store } = deps;
  const circleId = await store.write(async (tx) => {
    const { request, entry } = await enterByRequest(tx, store.keys, accountId, requestId);
    if (!isAuthor(entry, request) && entry.role !== 'leader') throw refused('NOT_ALLOWED');
    await removeRequest(tx, requestId);
    return entry.circleId;
  });
  await pokeCircle(deps, circleId);
}

/** A request and the way into its circle. */
export async function enterByRequest(
  tx: Reading,
  keys: Keys,
  accountId: string,
  requestId: string,
): Promise<{ readonly request: RequestRow; readonly entry: Entry }> {
  const request = await findRequest(tx, requestId);
  if (!request) throw refused('NOT_FOUND');
  return { request, entry: await enterCircle(tx, keys, accountId, request.circleId) };
}

/** What was asked for. Throws SealBrokenError where the words were changed. */
export function openRequest(key: PersonKey, row: RequestRow): NewPrayerRequest {
  return openPost<NewPrayerRequest>(key, placeOfRequest(row), row);
}

/** How it was answered, if that was told. */
export function openStory(key: PersonKey, { id, story }: RequestRow): string | null {
  return story && openJson<string>(key, placeOfStory(id), story);
}

function isAuthor({ memberId }: Entry, request: RequestRow): boolean {
  return request.memberId === memberId;
}

function refuseFarDay(day: string, now: number): void {
  const utcDay = localDayAt(now, 0);
  if (day > addDays(utcDay, 1) || day < addDays(utcDay, -TAP_WAITS_DAYS)) {
    throw invalidRequest('This day is too far away.');
  }
}

/** The westernmost local day on which the request was made, at UTC-12, is the first that counts. */
function mayCount(day: string, { createdAt }: RequestRow): boolean {
  return day >= localDayAt(createdAt, WESTERNMOST_OFFSET_MINUTES);
}

/** The request, unless its id is that of a request in another circle. */
async function readRequest(
  tx: Reading,
  asker: Asker,
  entry: Entry,
  requestId: string,
): Promise<PrayerRequestView> {
  const row = await findSeenRequest(tx, { ...asker, memberId: entry.memberId }, requestId);
  if (row?.circleId !== entry.circleId) throw refused('NOT_FOUND');
  return sayRequest(entry, row, await readReports(tx, entry, 'request', [row]));
}

function sealRequest(
  { circleId, memberId, key }: Entry,
  { id, ...words }: AddedRequest,
  createdAt: number,
): Parameters<typeof addRequestRow>[1] {
  const place = { id, memberId, createdAt };
  const body = sealJson(key, placeOfRequest(place), words);
  return { ...place, circleId, body, sealedAs: SEALED_AS.bound };
}

function sayRequest(entry: Entry, row: SeenRequestRow, reportsOf: ReportsOf): PrayerRequestView {
  const { id, circleId, createdAt, answeredAt, responseCount, prayedToday, prayers } = row;
  return {
    id,
    circleId,
    author: authorOf(row, entry),
    ...openRequest(entry.key, row),
    isAnswered: answeredAt !== null,
    story: openStory(entry.key, row),
    createdAt: isoMoment(createdAt),
    answeredAt: answeredAt === null ? null : isoMoment(answeredAt),
    responseCount,
    prayedToday,
    prayers,
    iPrayedToday: row.iPrayedToday === 1,
    reports: reportsOf(row),
  };
}
