import { bytesToHex } from '@noble/hashes/utils.js';
import { emptyDigest, recordHash, xorInto } from '../../shared/domain/record-hash';
import { SYNC } from '../../shared/records/record';
import { toRecord } from './record-document';
import type { RecordLog } from './record-log';

/** Records hashed before the screen gets a turn: some milliseconds on a slow phone. */
const HASHED_AT_ONCE = 20;

/**
 * XOR of the hashes of what the server is thought to hold (hex), and the ids left out: one look at the log. What the
 * server can't read is left out unless it is here, for the server still counts it (P41).
 */
export async function digestOf(
  log: RecordLog,
  unreadable: readonly string[],
): Promise<{ digest: string; leaveOut: string[] }> {
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
  const trustedIds = new Set(trusted.map(({ id }) => id));
  const doubted = [...documents.map(({ id }) => id), ...unreadable];
  const leaveOut = [...new Set(doubted)].filter((id) => !trustedIds.has(id));
  return { digest: bytesToHex(digest), leaveOut };
}

function giveWay(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
