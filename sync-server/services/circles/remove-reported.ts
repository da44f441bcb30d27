import { appendAudit } from '../../store/sql/audit';
import { stir } from '../../store/sql/change-marks';
import { listAccounts } from '../../store/sql/circles/circle-rows';
import { findOpen, type OpenReportRow } from '../../store/sql/circles/report-rows';
import { removeRequest } from '../../store/sql/circles/request-rows';
import { removeResponse } from '../../store/sql/circles/response-rows';
import type { Store } from '../../store/store';

/** The dependencies of a removal. */
export interface RemovalDeps {
  readonly store: Pick<Store, 'write'>;
  readonly now: () => number;
}

/**
 * Deletes a reported post for an operator, as the leader of its circle would, with every report of it; the audit notes it by
 * ids. The members’ devices are poked by the process that has their streams (P51). Undefined, and nothing is changed, where
 * no such report is open.
 */
export async function removeReported(
  { store, now }: RemovalDeps,
  reportId: string,
): Promise<OpenReportRow | undefined> {
  const at = now();
  return store.write(async (tx) => {
    const report = await findOpen(tx, reportId);
    if (!report) return undefined;
    const { post, postId, circleId, authorId } = report;
    await (post === 'request' ? removeRequest : removeResponse)(tx, postId);
    await appendAudit(tx, { at, accountId: authorId, actor: 'operator', action: 'post-removed' });
    await stir(tx, await listAccounts(tx, circleId));
    return report;
  });
}
