import { buildExport, type DataExport } from '../../../shared/api/export';
import type { Account, Store } from '../../store/store';

/** GET /api/data-export: everything the person has on this server. */
export async function exportData(store: Store, account: Account, now: number): Promise<DataExport> {
  const records = await store.exportRecords(account.id);
  return buildExport(records, {
    exportedAt: now,
    account: { id: account.id, username: account.username },
  });
}
