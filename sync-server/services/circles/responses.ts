import { isoMoment } from '../../../shared/api/export';
import type {
  NewPrayerResponse,
  PrayerResponsesAnswer,
  PrayerResponseView,
} from '../../../shared/api/prayer-circles';
import type { PersonKey } from '../../sealing/keys';
import { SEALED_AS } from '../../sealing/sealed-as';
import { openPost, sealJson } from '../../sealing/sealed-json';
import type { ResponseRow } from '../../store/schema/circles';
import { dropResponseNews } from '../../store/sql/circles/news-rows';
import {
  addResponseRow,
  findSeenResponse,
  listSeenResponses,
  removeResponse,
  type SeenResponseRow,
} from '../../store/sql/circles/response-rows';
import { placeOfResponse } from '../../store/sql/circles/seal-places';
import { noteNews } from '../push/note-news';
import { refused } from '../refused';
import type { Entry } from './circle-access';
import { type Asker, type CircleDeps, pokeCircle } from './circle-deps';
import { authorOf, type ReportsOf, readReports, rowsOfPage, toPage } from './posts';
import { enterByRequest } from './requests';

type AddedResponse = NewPrayerResponse & { readonly id: string };

/**
 * Answers a request with a prayer or an encouragement. A repeat under the same id answers with the stored response.
 */
export async function addResponse(
  deps: CircleDeps,
  { accountId }: Asker,
  requestId: string,
  written: AddedResponse,
): Promise<PrayerResponseView> {
  const { store } = deps;
  const createdAt = deps.now();
  const { response, circleId } = await store.write(async (tx) => {
    const { entry, request } = await enterByRequest(tx, store.keys, accountId, requestId);
    const isThere = (await findSeenResponse(tx, written.id)) !== undefined;
    if (!isThere) {
      await addResponseRow(tx, sealResponse(entry, requestId, written, createdAt));
      const { memberId } = entry;
      await noteNews(tx, request, { memberId, kind: 'responded', at: createdAt });
    }
    const row = await findSeenResponse(tx, written.id);
    if (row?.requestId !== requestId) throw refused('NOT_FOUND');
    const reportsOf = await readReports(tx, entry, 'response', [row]);
    return { response: sayResponse(entry, row, reportsOf), circleId: entry.circleId };
  });
  await pokeCircle(deps, circleId);
  return response;
}

/**
 * A page of the responses to a request, oldest first, without what those wrote whom the asker has blocked. `after` is the
 * end of the previous page.
 */
export function listResponses(
  { store }: CircleDeps,
  { accountId }: Asker,
  requestId: string,
  after: number | null,
): Promise<PrayerResponsesAnswer> {
  return store.read(async (tx) => {
    const { entry } = await enterByRequest(tx, store.keys, accountId, requestId);
    const rows = await listSeenResponses(tx, accountId, requestId, rowsOfPage(after));
    const reportsOf = await readReports(tx, entry, 'response', rows);
    const { posts, next } = toPage(rows, (row) => sayResponse(entry, row, reportsOf));
    return { responses: posts, next };
  });
}

/** Deletes a response. For its author and the leader. */
export async function deleteResponse(
  deps: CircleDeps,
  accountId: string,
  responseId: string,
): Promise<void> {
  const { store } = deps;
  const circleId = await store.write(async (tx) => {
    const response = await findSeenResponse(tx, responseId);
    if (!response) throw refused('NOT_FOUND');
    const { entry } = await enterByRequest(tx, store.keys, accountId, response.requestId);
    const isAuthor = response.memberId === entry.memberId;
    if (!isAuthor && entry.role !== 'leader') throw refused('NOT_ALLOWED');
    await removeResponse(tx, responseId);
    await dropResponseNews(tx, response);
    return entry.circleId;
  });
  await pokeCircle(deps, circleId);
}

/** What was answered. Throws SealBrokenError where the words were changed. */
export function openMessage(key: PersonKey, row: ResponseRow): string {
  return openPost<string>(key, placeOfResponse(row), row);
}

function sealResponse(
  { memberId, key }: Entry,
  requestId: string,
  { id, type, message }: AddedResponse,
  createdAt: number,
): Omit<ResponseRow, 'number'> {
  const place = { id, requestId, memberId, type, createdAt };
  const body = sealJson(key, placeOfResponse(place), message);
  return { ...place, body, sealedAs: SEALED_AS.bound };
}

function sayResponse(entry: Entry, row: SeenResponseRow, reportsOf: ReportsOf): PrayerResponseView {
  const { id, requestId, type, createdAt } = row;
  return {
    id,
    requestId,
    author: authorOf(row, entry),
    type,
    message: openMessage(entry.key, row),
    createdAt: isoMoment(createdAt),
    reports: reportsOf(row),
  };
}
