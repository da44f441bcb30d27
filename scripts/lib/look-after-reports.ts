import type { CircleStore } from '../../sync-server/store/circle-store';
import { OperatorError } from '../../sync-server/store/sqlite/hold-alone';

/** Every open report, a line each. What was reported stays sealed, and neither author nor reporter is told. */
export async function listReports(store: Pick<CircleStore, 'listOpenReports'>): Promise<string> {
  const lines = (await store.listOpenReports()).map(
    ({ id, at, reason, post, postId, circleId, isOfLeader }) =>
      [
        id,
        new Date(at).toISOString(),
        reason,
        `${post} ${postId}`,
        `circle ${circleId}`,
        isOfLeader ? 'by its leader' : 'its leader is told',
      ].join('  '),
  );
  return lines.join('\n') || 'There is no open report.';
}

/** Closes a report that was dealt with. Throws for one that is not open. */
export async function closeReport(
  store: Pick<CircleStore, 'closeReport'>,
  id: string,
  now: number,
): Promise<string> {
  if (await store.closeReport(id, now)) return `${id} is closed.`;
  throw new OperatorError(`There is no open report ${id}.`);
}
