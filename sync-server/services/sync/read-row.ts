import { z } from 'zod';
import { recordState, versionVector } from '../../../shared/protocol/messages';
import type { RecordState, VersionVector } from '../../../shared/records/record';

/** A row that has the shape of a state, or how to name the one that has not in `rejected`. */
export type ReadRow =
  | { readonly ok: true; readonly state: RecordState }
  | { readonly ok: false; readonly id: string; readonly version: VersionVector };

const readableId = z.object({ id: z.string() });
const readableVersion = z.object({ version: versionVector });

/**
 * Reads one pushed row. Keys that a state does not have (an owner, a plan, a sequence) are dropped: they are not the
 * client's to set (A3). A row whose id or version can't be read is named by an empty one, which no device matches.
 */
export function readRow(raw: unknown): ReadRow {
  const parsed = recordState.safeParse(raw);
  if (parsed.success && Object.keys(parsed.data.version).length > 0) {
    // The body as it came: the parser's copy may lack keys that JSON permits (P10).
    return { ok: true, state: { ...parsed.data, body: (raw as RecordState).body } };
  }
  return {
    ok: false,
    id: readableId.safeParse(raw).data?.id ?? '',
    version: readableVersion.safeParse(raw).data?.version ?? {},
  };
}
