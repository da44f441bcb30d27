import { parse } from 'zod/mini';
import type { NewGuidance } from '../../../shared/api/circle-guidance';
import {
  type CircleInvite,
  circleInvite,
  circleInviteAnswer,
  circleView,
  type InvitedCircle,
  invitedCircle,
  type ReportRequest,
} from '../../../shared/api/prayer-circles';
import { ask, type ServerOutcome, tell } from '../../answers/ask';
import { CIRCLES } from '../../answers/circle-paths';
import {
  circlePath,
  guidanceItemPath,
  memberPath,
  planPath,
  requestPath,
  responsePath,
} from './model/paths';

/** Where a code leads; uses nothing up. */
export function checkInvite(inviteCode: string): Promise<ServerOutcome<InvitedCircle>> {
  const body = { inviteCode };
  return ask(`${CIRCLES}/check-invite`, { method: 'POST', body }, (answer) =>
    parse(invitedCircle, answer),
  );
}

/** Joins by a code, and says which circle that is. Repeated, it changes nothing more. */
export function joinCircle(inviteCode: string): Promise<ServerOutcome<string>> {
  const body = { inviteCode };
  return ask(`${CIRCLES}/join`, { method: 'POST', body }, (answer) => parse(circleView, answer).id);
}

/** The code that stands; null where there is none. */
export function readCircleInvite(circleId: string): Promise<ServerOutcome<CircleInvite | null>> {
  const path = `${circlePath(circleId)}/invite`;
  return ask(path, {}, (answer) => parse(circleInviteAnswer, answer).invite);
}

/** A new code in the place of the one before. */
export function renewInvite(circleId: string): Promise<ServerOutcome<CircleInvite>> {
  const path = `${circlePath(circleId)}/invite`;
  return ask(path, { method: 'POST', body: {} }, (answer) => parse(circleInvite, answer));
}

export function leaveCircle(circleId: string): Promise<ServerOutcome> {
  return tell(`${circlePath(circleId)}/leave`, 'POST');
}

export function deleteCircle(circleId: string): Promise<ServerOutcome> {
  return tell(circlePath(circleId), 'DELETE');
}

export function removeMember(circleId: string, memberId: string): Promise<ServerOutcome> {
  return tell(memberPath(circleId, memberId), 'DELETE');
}

export function makeLeader(circleId: string, memberId: string): Promise<ServerOutcome> {
  return tell(`${circlePath(circleId)}/leader`, 'POST', { memberId });
}

/** Whether the person is counted in the circle's figures. */
export function countMe(circleId: string, countsMe: boolean): Promise<ServerOutcome> {
  return tell(`${circlePath(circleId)}/sharing`, 'PUT', { countsMe });
}

export function block(circleId: string, memberId: string): Promise<ServerOutcome> {
  return tell(`${memberPath(circleId, memberId)}/block`, 'POST');
}

export function unblock(circleId: string, memberId: string): Promise<ServerOutcome> {
  return tell(`${memberPath(circleId, memberId)}/block`, 'DELETE');
}

export function deletePost({
  post,
  postId,
}: Pick<ReportRequest, 'post' | 'postId'>): Promise<ServerOutcome> {
  return tell(post === 'request' ? requestPath(postId) : responsePath(postId), 'DELETE');
}

/** Replaces the words of what stands in the circle. */
export function changeGuidance(
  circleId: string,
  itemId: string,
  words: NewGuidance,
): Promise<ServerOutcome> {
  return tell(guidanceItemPath(circleId, itemId), 'POST', words);
}

export function removeGuidance(circleId: string, itemId: string): Promise<ServerOutcome> {
  return tell(guidanceItemPath(circleId, itemId), 'DELETE');
}

export function endPlan(circleId: string): Promise<ServerOutcome> {
  return tell(planPath(circleId), 'DELETE');
}

export function report(circleId: string, said: ReportRequest): Promise<ServerOutcome> {
  return tell(`${circlePath(circleId)}/reports`, 'POST', said);
}
