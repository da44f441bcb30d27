import type { RecordState } from '../../shared/records/record';
import { everyRecord } from '../../sync-server/services/records/in-pages';
import { pushRows } from '../../sync-server/services/sync/push-rows';
import type { SyncDeps } from '../../sync-server/services/sync/sync-deps';
import type { Account } from '../../sync-server/store/store';
import type { SeedRecord } from './build-records';

const DEVICE = 'seed';
const BATCH_ROWS = 250;

/**
 * Brings the planted records of an account to what is given, as one more device of it: makes what is missing, renews
 * what is there and deletes what an earlier planting left. What anyone else wrote or touched is not deleted.
 */
export async function plantRecords(
  deps: SyncDeps,
  account: Account,
  records: readonly SeedRecord[],
): Promise<void> {
  const stored = new Map((await everyRecord(deps.store, account.id)).map((one) => [one.id, one]));
  const planted = new Set(records.map(({ id }) => id));
  const leftovers = [...stored.values()].filter(
    ({ id, version }) => !planted.has(id) && Object.keys(version).join() === DEVICE,
  );
  const states: RecordState[] = [];
  for (const record of records) {
    const before = stored.get(record.id) ?? (await deps.store.getRecord(account.id, record.id));
    states.push(descendant(record, before));
  }
  for (const leftover of leftovers) {
    states.push(descendant({ ...leftover, deleted: true, body: {} }, leftover));
  }
  for (let start = 0; start < states.length; start += BATCH_ROWS) {
    await push(deps, account, states.slice(start, start + BATCH_ROWS));
  }
}

function descendant(record: SeedRecord, before: RecordState | undefined): RecordState {
  const dot = (before?.version[DEVICE] ?? 0) + 1;
  return { ...record, version: { ...before?.version, [DEVICE]: dot } };
}

async function push(deps: SyncDeps, account: Account, states: RecordState[]): Promise<void> {
  const epoch = await deps.store.readEpoch();
  const { accepted, conflicts, rejected } = await pushRows(deps, account, { epoch, rows: states });
  if (accepted.length === states.length) return;
  const first = rejected[0] ?? conflicts[0];
  throw new Error(`The server refused ${first?.id ?? 'a record'}: ${rejected[0]?.code}`);
}
