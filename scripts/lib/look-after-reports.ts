import {
  type RemovalDeps,
  removeReported,
} from '../../sync-server/services/circles/remove-reported';
import {
  closeReport as closeOpenReport,
  listOpenReports,
} from '../../sync-server/services/circles/reports';
import { OperatorError } from '../../sync-server/store/sqlite/hold-alone';
import type { Store } from '../../sync-server/store/store';

/** Every open report, a line each. What was reported stays sealed, and neither author nor reporter is told. */
export async function listReports(store: Pick<Store, 'read'>): Promise<string> {
  const lines = (await listOpenReports(store)).map(
    ({ id, at, reason, post, postId, circleId, isOfLeader }) =>
      [
        id,
        new Date(at).toISOString(),
        reason,
        `${post} ${postId}`,
        `circle ${circleId}`,
        isOfLeader ? 'written by the leader' : 'the leader was told',
      ].join('  '),
  );
  return lines.join('\n') || 'There are no open reports.';
}

/** Closes a report that was dealt with. Throws for one that is not open. */
export async function closeReport(
  store: Pick<Store, 'write'>,
  id: string,
  now: number,
): Promise<string> {
  if (await closeOpenReport(store, id, now)) return `${id} is closed.`;
  throw noneOpen(id);
}

/** Deletes what was reported, and every report of it. Throws for a report that is not open. */
export async function removeReportedPost(deps: RemovalDeps, id: string): Promise<string> {
  const removed = await removeReported(deps, id);
  if (!removed) throw noneOpen(id);
  const { post, postId, circleId } = removed;
  return `The ${post} ${postId} is deleted from circle ${circleId}, and ${id} is closed too.`;
}

function noneOpen(id: string): OperatorError {
  return new OperatorError(`There is no open report ${id}.`);
}
