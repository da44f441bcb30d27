import type { ClientBase } from 'pg';

const timelines = new WeakMap<ClientBase, string>();

/** Notes the timeline that a new connection is on. It ends before its server can go over to another. */
export function noteTimeline(client: ClientBase, timeline: string): void {
  timelines.set(client, timeline);
}

/** As eight hexadecimal digits. Throws for a connection that was not asked when it was made. */
export function timelineOf(client: ClientBase): string {
  const timeline = timelines.get(client);
  if (timeline === undefined) throw new Error('This connection does not say its timeline');
  return timeline;
}
