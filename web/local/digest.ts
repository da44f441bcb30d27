import { bytesToHex } from '@noble/hashes/utils.js';
import { emptyDigest, recordHash, xorInto } from '../../shared/domain/record-hash';
import { SYNC } from '../../shared/records/record';
import { toRecord } from './record-document';
import type { RecordLog } from './record-log';

/** Records hashed before the screen gets a turn. */
const HASHED_AT_ONCE = 100;

/** XOR of the hashes of what the server is thought to hold (hex), and the ids left out: one look at the log. */
export async function digestOf(log: RecordLog): Promise<{ digest: string; leaveOut: string[] }> {
  const documents = await log.query({
    selector: { sync: { $gte: SYNC.acknowledged } },
    sort: [{ sync: 'asc' }, { changedAt: 'asc' }],
    index: ['sync', 'changedAt'],
  });
  const trusted = documents.filter(({ sync }) => sync === SYNC.acknowledged);
  const digest = emptyDigest();
  for (const [index, document] of trusted.entries()) {
    if (index % HASHED_AT_ONCE === HASHED_AT_ONCE - 1) await giveWay();
    xorInto(digest, recordHash(toRecord(document)));
  }
  const leaveOut = documents.filter(({ sync }) => sync !== SYNC.acknowledged).map(({ id }) => id);
  return { digest: bytesToHex(digest), leaveOut };
}

function giveWay(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
