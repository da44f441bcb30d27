import type { Post } from './contract';

/** That the person prayed for a request of a circle on a local day. It counts once a day, however often it is sent. */
export function prayedPost(requestId: string, day: string): Post {
  return { kind: 'prayed', path: `/api/prayer-requests/${requestId}/prayed`, body: { day } };
}
