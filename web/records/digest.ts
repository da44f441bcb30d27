import { bytesToHex } from '@noble/hashes/utils.js';
import { emptyDigest, recordHash, xorInto } from '../../shared/domain/record-hash';
import { SYNC } from '../../shared/records/record';
import { toRecord } from './storage/record-document';
import type { RecordLog } from './storage/record-log';

/** How long records are hashed before the screen gets a turn. */
const HASHED_AT_ONCE_MS = 4;

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
  let turnEndsAt = performance.now();
  for (const document of trusted) {
    if (performance.now() >= turnEndsAt) {
      await giveWay();
      turnEndsAt = performance.now() + HASHED_AT_ONCE_MS;
    }
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
