import {
  CIRCLE_LIMITS,
  type NewPrayerRequest,
  type NewPrayerResponse,
  type PrayerRequestsAnswer,
  type PrayerRequestView,
  type PrayerResponsesAnswer,
  type PrayerResponseView,
  type ReportRequest,
} from '../../../shared/api/prayer-circles';
import { addDays, localDayAt } from '../../../shared/domain/local-day';
import { invalidRequest } from '../../errors/problem';
import type { Asker, PrayerRequest, PrayerResponse } from '../../store/circle-store';
import { mapRefusal } from '../map-refusal';
import { type CircleDeps, pokeCircle } from './circle-deps';

/** How long a tap may have waited on an offline device. */
const TAP_WAITS_DAYS = 90;

type Named<Written> = Written & { readonly id: string };

/** Asks a circle for prayer. A repeat under the same id answers with the stored request. */
export async function addRequest(
  deps: CircleDeps,
  asker: Asker,
  circleId: string,
  written: Named<NewPrayerRequest>,
): Promise<PrayerRequestView> {
  const request = { ...written, at: deps.now() };
  return tellRequest(deps, deps.store.addPrayerRequest(asker, circleId, request));
}

/** A page of the requests of a circle, newest first. `after` is the end of the previous page. */
export async function listRequests(
  { store }: CircleDeps,
  asker: Asker,
  circleId: string,
  after: number | null,
): Promise<PrayerRequestsAnswer> {
  const page = { after, limit: CIRCLE_LIMITS.page };
  const { posts, next } = await mapRefusal(store.listPrayerRequests(asker, circleId, page));
  return { requests: posts.map(sayRequest), next: sayCursor(next) };
}

/** Marks a request as answered, with its story. For the author. */
export async function answerRequest(
  deps: CircleDeps,
  asker: Asker,
  requestId: string,
  story: string | null,
): Promise<PrayerRequestView> {
  const answer = { story, at: deps.now() };
  return tellRequest(deps, deps.store.answerPrayerRequest(asker, requestId, answer));
}

/**
 * Notes that a member prayed on that day. Devices are poked only where it counted (A45). Throws a Problem for a day far
 * from now.
 */
export async function notePrayed(
  deps: CircleDeps,
  asker: Asker,
  requestId: string,
  day: string,
): Promise<PrayerRequestView> {
  const utcDay = localDayAt(deps.now(), 0);
  if (day > addDays(utcDay, 1) || day < addDays(utcDay, -TAP_WAITS_DAYS)) {
    throw invalidRequest('This day is too far away.');
  }
  const { request, isNew } = await mapRefusal(deps.store.notePrayed(asker, requestId, day));
  if (isNew) await pokeCircle(deps, request.circleId);
  return sayRequest(request);
}

/** Answers a request with a prayer or an encouragement, see {@link addRequest}. */
export async function addResponse(
  deps: CircleDeps,
  asker: Asker,
  requestId: string,
  written: Named<NewPrayerResponse>,
): Promise<PrayerResponseView> {
  const response = { ...written, at: deps.now() };
  const kept = await mapRefusal(deps.store.addPrayerResponse(asker, requestId, response));
  await pokeCircle(deps, kept.circleId);
  return sayResponse(kept);
}

/** A page of the responses to a request, oldest first. `after` is the end of the previous page. */
export async function listResponses(
  { store }: CircleDeps,
  asker: Asker,
  requestId: string,
  after: number | null,
): Promise<PrayerResponsesAnswer> {
  const page = { after, limit: CIRCLE_LIMITS.page };
  const { posts, next } = await mapRefusal(store.listPrayerResponses(asker, requestId, page));
  return { responses: posts.map(sayResponse), next: sayCursor(next) };
}

/** Deletes a request with all its responses. For its author and the leader. */
export async function deleteRequest(
  deps: Pick<CircleDeps, 'store' | 'pokes'>,
  accountId: string,
  requestId: string,
): Promise<void> {
  const circleId = await mapRefusal(deps.store.deletePrayerRequest(accountId, requestId));
  await pokeCircle(deps, circleId);
}

/** Deletes a response. For its author and the leader. */
export async function deleteResponse(
  deps: Pick<CircleDeps, 'store' | 'pokes'>,
  accountId: string,
  responseId: string,
): Promise<void> {
  const circleId = await mapRefusal(deps.store.deletePrayerResponse(accountId, responseId));
  await pokeCircle(deps, circleId);
}

/** Reports a post to the leader with a reason. Resolves with the id of the report. */
export async function reportPost(
  deps: CircleDeps,
  accountId: string,
  circleId: string,
  asked: ReportRequest,
): Promise<string> {
  const report = { ...asked, id: deps.randomId(), at: deps.now() };
  const id = await mapRefusal(deps.store.reportPost(accountId, circleId, report));
  await pokeCircle(deps, circleId);
  return id;
}

/** The request as it is stored now, after the members of its circle were poked. */
async function tellRequest(
  deps: CircleDeps,
  kept: Promise<PrayerRequest>,
): Promise<PrayerRequestView> {
  const request = await mapRefusal(kept);
  await pokeCircle(deps, request.circleId);
  return sayRequest(request);
}

function sayRequest({ createdAt, answeredAt, ...request }: PrayerRequest): PrayerRequestView {
  return {
    ...request,
    createdAt: new Date(createdAt).toISOString(),
    answeredAt: answeredAt === null ? null : new Date(answeredAt).toISOString(),
  };
}

function sayResponse({ circleId, createdAt, ...response }: PrayerResponse): PrayerResponseView {
  return { ...response, createdAt: new Date(createdAt).toISOString() };
}

function sayCursor(next: number | null): string | null {
  return next === null ? null : String(next);
}
