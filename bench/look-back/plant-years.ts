import {
  buildBulkEntries,
  buildSeedRecords,
  type SeedRecord,
} from '../../scripts/seed/build-records';
import { plantRecords } from '../../scripts/seed/plant-records';
import { createPokeHub } from '../../sync-server/services/pokes';
import type { Account, Store } from '../../sync-server/store/store';

export const RECORDS = 20_000;
const DAYS = 3_652;

/** Ten years of a person's days up to `today`, and as many further entries as make 20,000 records, four on a day. */
export async function plantYears(store: Store, account: Account, today: string): Promise<void> {
  const days = buildSeedRecords(today, DAYS);
  const further = buildBulkEntries(today, RECORDS - days.length);
  const records: SeedRecord[] = [...days, ...further];
  await plantRecords({ store, pokes: createPokeHub(), log: console }, account, records);
}
