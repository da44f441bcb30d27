/** What Home and Prayer Circles both read of circles, and the names under which it is kept. */

/** The person’s circles; whatever is kept of one circle has a name that begins with this and its id. */
export const CIRCLES = '/api/prayer-groups';

/** What the leader of a circle gives it. */
export function guidancePath(circleId: string): string {
  return `${CIRCLES}/${circleId}/guidance`;
}
