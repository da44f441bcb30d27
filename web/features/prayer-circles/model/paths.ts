/** The calls of circles, and the names under which their answers are kept: all of one circle begin alike. */
import { CIRCLES, guidancePath } from '../../../answers/circle-paths';

/** The screen of the guide for leaders. */
export const GUIDE = '/prayer-groups/guide';

export function circlePath(circleId: string): string {
  return `${CIRCLES}/${circleId}`;
}

export function requestsPath(circleId: string): string {
  return `${circlePath(circleId)}/requests`;
}

export function guidanceItemPath(circleId: string, itemId: string): string {
  return `${guidancePath(circleId)}/${itemId}`;
}

/** The reading plan that a circle shares. */
export function planPath(circleId: string): string {
  return `${circlePath(circleId)}/plan`;
}

export function membersPath(circleId: string): string {
  return `${circlePath(circleId)}/members`;
}

/** The screen of the figures of a circle. */
export function figuresAddress(circleId: string): string {
  return `/prayer-groups/figures?circle=${encodeURIComponent(circleId)}`;
}

/** The circle's figures, for its leader. */
export function figuresPath(circleId: string): string {
  return `${circlePath(circleId)}/figures`;
}

export function memberPath(circleId: string, memberId: string): string {
  return `${membersPath(circleId)}/${memberId}`;
}

export function requestPath(requestId: string): string {
  return `/api/prayer-requests/${requestId}`;
}

export function responsesPath(requestId: string): string {
  return `${requestPath(requestId)}/responses`;
}

export function responsePath(responseId: string): string {
  return `/api/prayer-responses/${responseId}`;
}

export function answeredPath(requestId: string): string {
  return `${requestPath(requestId)}/answered`;
}

/** Where the responses to a request are kept. */
export function keptResponses(circleId: string, requestId: string): string {
  return `${circlePath(circleId)}/responses/${requestId}`;
}

/** What is read of a circle before it is opened, so that it stands there with it (W11). */
export function pathsAhead(circleId: string): string[] {
  return [requestsPath(circleId), guidancePath(circleId)];
}

/** The circle that a kept answer is of; undefined for what is of none. */
export function circleOf(keptAt: string): string | undefined {
  if (!keptAt.startsWith(`${CIRCLES}/`)) return undefined;
  return keptAt.slice(CIRCLES.length + 1).split('/')[0];
}
