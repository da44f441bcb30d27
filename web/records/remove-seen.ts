import type { Outcome } from '../../shared/outcome';
import type { DeviceRecord } from '../../shared/records/record';
import type { Records } from './contract';

const NEWER = 'It was changed elsewhere. What you see now is the newer one.';

/**
 * Deletes records as the screen showed them, one after another. It ends at one that is newer than that; the problem is a
 * sentence that says so.
 */
export async function removeSeen(
  records: Pick<Records, 'remove'>,
  seen: readonly Pick<DeviceRecord, 'id' | 'version'>[],
): Promise<Outcome<void, string>> {
  for (const { id, version } of seen) {
    const removed = await records.remove(id, version);
    if (!removed.ok) return { ok: false, problem: NEWER };
  }
  return { ok: true, value: undefined };
}
