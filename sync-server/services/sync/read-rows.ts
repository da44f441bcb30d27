import { z } from 'zod';
import { isBoundedVersion } from '../../../shared/domain/bounded';
import { mend } from '../../../shared/domain/merge/mend';
import type { ErrorCode } from '../../../shared/protocol/errors';
import { LIMITS } from '../../../shared/protocol/limits';
import { type PushAnswer, recordState, versionVector } from '../../../shared/protocol/messages';
import type { RecordState, VersionVector } from '../../../shared/records/record';
import { fitsItsKind, hasWholeNames, isStorable } from '../../../shared/records/sound-state';

/** Pushed rows: those that have the shape of a state, and those that have not, as the answer rejects them. */
export interface ReadRows {
  readonly states: readonly RecordState[];
  readonly rejected: PushAnswer['rejected'];
}

const readableId = z.object({ id: z.string() });
const readableVersion = z.object({ version: versionVector });

/**
 * Reads pushed rows. Keys that a state does not have (an owner, a plan, a sequence) are dropped: they are not the client's to
 * set (A3). A row whose id or version can't be read is named by an empty one, which no device matches.
 */
export function readRows(rows: readonly unknown[]): ReadRows {
  const read = rows.map((row) => ({ row, state: readState(row) }));
  return {
    states: read.flatMap(({ state }) => state ?? []),
    rejected: read.flatMap(({ row, state }) => (state ? [] : rejection(row))),
  };
}

function readState(row: unknown): RecordState | undefined {
  const { success, data } = recordState.safeParse(row);
  if (!success || Object.keys(data.version).length === 0 || !hasWholeNames(data)) return undefined;
  // The body as it came: the parser's copy may lack keys that JSON permits (P10).
  return { ...data, body: (row as RecordState).body };
}

function rejection(row: unknown): PushAnswer['rejected'][number] {
  const id = readableId.safeParse(row).data?.id ?? '';
  const version = readableVersion.safeParse(row).data?.version ?? {};
  return { id, version, code: 'INVALID_RECORD' };
}

/**
 * The code a state is rejected with (P29, P43), or undefined for one that may be stored over a state of version `stored`.
 * Unknown kinds may (P10).
 */
export function checkRow(state: RecordState, stored?: VersionVector): ErrorCode | undefined {
  if (!isStorable(state.body)) return 'INVALID_RECORD';
  if (Buffer.byteLength(JSON.stringify(state)) > LIMITS.recordBytes) return 'RECORD_TOO_LARGE';
  const isSound = isBoundedVersion(state.version, stored) && mend(state) === state;
  return isSound && fitsItsKind(state) ? undefined : 'INVALID_RECORD';
}
