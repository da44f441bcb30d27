import type { ReportInHand } from '../../store/circle-store';
import type { Store } from '../../store/store';
import { createPokeHub } from '../pokes';
import type { CircleDeps } from './circle-deps';
import { deleteRequest, deleteResponse } from './posts';

/** The dependencies of a removal. */
export interface RemovalDeps extends Pick<CircleDeps, 'now'> {
  readonly store: CircleDeps['store'] & Pick<Store, 'appendAudit' | 'owePokes'>;
}

/**
 * Deletes a reported post for an operator, as the leader of its circle would, with every report of it; the audit notes it by
 * ids. Owed pokes tell the process with the streams which accounts to poke. Undefined, and nothing is changed, where no such
 * report is open.
 */
export async function removeReported(
  { store, now }: RemovalDeps,
  reportId: string,
): Promise<ReportInHand | undefined> {
  const report = await store.findOpenReport(reportId);
  if (!report) return undefined;
  const { post, postId, circleId, leaderId, authorId } = report;
  const remove = post === 'request' ? deleteRequest : deleteResponse;
  await remove({ store, pokes: createPokeHub() }, leaderId, postId);
  const audited = { accountId: authorId, actor: 'operator', action: 'post-removed' } as const;
  await store.appendAudit({ ...audited, at: now() });
  await store.owePokes(await store.circleAccounts(circleId));
  return report;
}
