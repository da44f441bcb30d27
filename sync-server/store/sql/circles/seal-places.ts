/** What the words of a circle are sealed for. The circle itself is in the key. */
import type { SealPlace } from '../../../sealing/keys';
import type { CirclePlanRow, GuidanceRow, RequestRow, ResponseRow } from '../../schema/circles';

/** What stands beside the words of a request. */
export type RequestPlace = Pick<RequestRow, 'id' | 'memberId' | 'createdAt'>;

/** What stands beside the words of a response. */
export type ResponsePlace = Pick<
  ResponseRow,
  'id' | 'requestId' | 'memberId' | 'type' | 'createdAt'
>;

/** What stands beside the words of a note, a theme or a prompt. */
export type GuidancePlace = Pick<GuidanceRow, 'id' | 'memberId' | 'createdAt' | 'updatedAt'>;

/** What stands beside the name of a plan. */
export type CirclePlanPlace = Pick<CirclePlanRow, 'id' | 'memberId' | 'setAt'>;

export function placeOfCircle(id: string): SealPlace {
  return { id, kind: 'circle' };
}

export function placeOfInvite(circleId: string): SealPlace {
  return { id: circleId, kind: 'circle-invite' };
}

export function placeOfRequest({ id, memberId, createdAt }: RequestPlace): SealPlace {
  return { id, kind: 'prayer-request', beside: [memberId, createdAt] };
}

/** How a request was answered. */
export function placeOfStory(requestId: string): SealPlace {
  return { id: requestId, kind: 'answered-prayer' };
}

export function placeOfResponse(place: ResponsePlace): SealPlace {
  const { id, requestId, memberId, type, createdAt } = place;
  return { id, kind: 'prayer-response', beside: [requestId, memberId, type, createdAt] };
}

export function placeOfGuidance(place: GuidancePlace): SealPlace {
  const { id, memberId, createdAt, updatedAt } = place;
  return { id, kind: 'circle-guidance', beside: [memberId, createdAt, updatedAt] };
}

export function placeOfPlan({ id, memberId, setAt }: CirclePlanPlace): SealPlace {
  return { id, kind: 'circle-plan', beside: [memberId, setAt] };
}
