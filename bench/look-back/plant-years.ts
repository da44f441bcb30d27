import {
  buildBulkEntries,
  buildSeedRecords,
  type SeedRecord,
} from '../../scripts/seed/build-records';
import { plantRecords } from '../../scripts/seed/plant-records';
import { mediaUrl } from '../../shared/protocol/media';
import { createPokeHub } from '../../sync-server/services/pokes';
import type { Account, Store } from '../../sync-server/store/store';

export const RECORDS = 20_000;
const DAYS = 3_652;

/** Photos in entries, one each, from the newest back. */
export const PHOTOS = 2_000;

/** Ten years of a person's days up to `today`, and as many further entries as make 20,000 records, four on a day. */
export async function plantYears(store: Store, account: Account, today: string): Promise<void> {
  const days = buildSeedRecords(today, DAYS);
  const further = buildBulkEntries(today, RECORDS - days.length);
  const records: SeedRecord[] = [...days, ...further.map(withPhoto)];
  await plantRecords({ store, pokes: createPokeHub(), log: console }, account, records);
}

function withPhoto(entry: SeedRecord, at: number): SeedRecord {
  if (at >= PHOTOS) return entry;
  const id = `photo-of-ten-years-${at}`;
  const preview = mediaUrl(previewId(at));
  const photo = { hash: id, url: mediaUrl(id), preview, width: 2_048, height: 1_536 };
  return { ...entry, body: { ...entry.body, photos: [photo] } };
}

/** The id of the small picture of a photo, by its place. */
export function previewId(at: number): string {
  return `preview-of-ten-years-${at}`;
}
