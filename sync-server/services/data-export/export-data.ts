import { buildExport } from '../../../shared/api/export';
import type { ServerExport } from '../../../shared/api/server-export';
import type { Account, Store } from '../../store/store';
import { readAlsoKept } from './also-kept';

/** GET /api/data-export: everything that is kept of the person on this server; pictures and recordings by their address. */
export async function exportData(
  store: Store,
  account: Account,
  now: number,
): Promise<ServerExport> {
  const { id, username } = account;
  const written = buildExport(await store.exportRecords(id), {
    exportedAt: now,
    account: { id, username },
  });
  return { ...written, alsoKept: await readAlsoKept(store, account) };
}
