import { appendAudit } from '../../store/sql/audit';
import { listAccounts } from '../../store/sql/circles/circle-rows';
import { findOpen, type OpenReportRow } from '../../store/sql/circles/report-rows';
import { removeRequest } from '../../store/sql/circles/request-rows';
import { removeResponse } from '../../store/sql/circles/response-rows';
import type { Store } from '../../store/store';

/** The dependencies of a removal. */
export interface RemovalDeps {
  readonly store: Pick<Store, 'write' | 'owePokes'>;
  readonly now: () => number;
}

/**
 * Deletes a reported post for an operator, as the leader of its circle would, with every report of it; the audit notes it by
 * ids. Owed pokes tell the process with the streams which accounts to poke. Undefined, and nothing is changed, where no such
 * report is open.
 */
export async function removeReported(
  { store, now }: RemovalDeps,
  reportId: string,
): Promise<OpenReportRow | undefined> {
  const at = now();
  const removed = await store.write(async (tx) => {
    const report = await findOpen(tx, reportId);
    if (!report) return undefined;
    const { post, postId, circleId, authorId } = report;
    await (post === 'request' ? removeRequest : removeResponse)(tx, postId);
    await appendAudit(tx, { at, accountId: authorId, actor: 'operator', action: 'post-removed' });
    return { report, members: await listAccounts(tx, circleId) };
  });
  if (!removed) return undefined;
  await store.owePokes(removed.members);
  return removed.report;
}
