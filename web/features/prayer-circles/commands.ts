import { parse } from 'zod/mini';
import { userTypeAnswer } from '../../../shared/api/onboarding';
import {
  type CircleInvite,
  circleInvite,
  circleInviteAnswer,
  circleView,
  type InvitedCircle,
  invitedCircle,
  type ReportRequest,
} from '../../../shared/api/prayer-circles';
import { type HttpOptions, http } from '../../platform/http';
import { HttpError } from '../../platform/http-error';
import { keepStanding } from '../../platform/standing';
import { CIRCLES, circlePath, memberPath, requestPath, responsePath } from './paths';

/** What the server made of something, or a sentence that says why it did not. */
export type Result<Value = unknown> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly message: string };

const NO_ANSWER = 'There was no answer. Please try again once you are connected.';

/** What the server says it refuses is told in its own words. Never rejects. */
async function ask<Value>(
  path: string,
  options: HttpOptions,
  read: (answer: unknown) => Value,
): Promise<Result<Value>> {
  try {
    return { ok: true, value: read(await http(path, options)) };
  } catch (error) {
    const said = error instanceof HttpError && error.status < 500 ? error.serverMessage : undefined;
    return { ok: false, message: said ?? NO_ANSWER };
  }
}

function tell(path: string, method: 'POST' | 'DELETE', body?: unknown): Promise<Result> {
  return ask(path, { method, ...(body !== undefined && { body }) }, (answer) => answer);
}

/** Where a code leads; uses nothing up. */
export function checkInvite(inviteCode: string): Promise<Result<InvitedCircle>> {
  const body = { inviteCode };
  return ask(`${CIRCLES}/check-invite`, { method: 'POST', body }, (answer) =>
    parse(invitedCircle, answer),
  );
}

/** Joins by a code, and says which circle that is. Repeated, it changes nothing more. */
export function joinCircle(inviteCode: string): Promise<Result<string>> {
  const body = { inviteCode };
  return ask(`${CIRCLES}/join`, { method: 'POST', body }, (answer) => parse(circleView, answer).id);
}

/** The code that stands; null where there is none. */
export function readCircleInvite(circleId: string): Promise<Result<CircleInvite | null>> {
  const path = `${circlePath(circleId)}/invite`;
  return ask(path, {}, (answer) => parse(circleInviteAnswer, answer).invite);
}

/** A new code in the place of the one before. */
export function renewInvite(circleId: string): Promise<Result<CircleInvite>> {
  const path = `${circlePath(circleId)}/invite`;
  return ask(path, { method: 'POST', body: {} }, (answer) => parse(circleInvite, answer));
}

export function leaveCircle(circleId: string): Promise<Result> {
  return tell(`${circlePath(circleId)}/leave`, 'POST');
}

export function deleteCircle(circleId: string): Promise<Result> {
  return tell(circlePath(circleId), 'DELETE');
}

export function removeMember(circleId: string, memberId: string): Promise<Result> {
  return tell(memberPath(circleId, memberId), 'DELETE');
}

export function makeLeader(circleId: string, memberId: string): Promise<Result> {
  return tell(`${circlePath(circleId)}/leader`, 'POST', { memberId });
}

export function block(circleId: string, memberId: string): Promise<Result> {
  return tell(`${memberPath(circleId, memberId)}/block`, 'POST');
}

export function unblock(circleId: string, memberId: string): Promise<Result> {
  return tell(`${memberPath(circleId, memberId)}/block`, 'DELETE');
}

export function deletePost({
  post,
  postId,
}: Pick<ReportRequest, 'post' | 'postId'>): Promise<Result> {
  return tell(post === 'request' ? requestPath(postId) : responsePath(postId), 'DELETE');
}

export function report(circleId: string, said: ReportRequest): Promise<Result> {
  return tell(`${circlePath(circleId)}/reports`, 'POST', said);
}

/** Asks the server what the person is now, for the tabs. Without an answer they stay as they are. */
export async function learnStanding(personId: string): Promise<void> {
  try {
    keepStanding(personId, parse(userTypeAnswer, await http('/api/user/type')));
  } catch {
    // The next sign-in says it.
  }
}
