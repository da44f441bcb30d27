/** What the words of a circle are sealed for. The circle itself is in the key. */
import type { SealPlace } from '../../../sealing/keys';
import type { RequestRow, ResponseRow } from '../../schema/circles';

/** What stands beside the words of a request. */
export type RequestPlace = Pick<RequestRow, 'id' | 'memberId' | 'createdAt'>;

/** What stands beside the words of a response. */
export type ResponsePlace = Pick<
  ResponseRow,
  'id' | 'requestId' | 'memberId' | 'type' | 'createdAt'
>;

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
