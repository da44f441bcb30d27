import { z } from 'zod';
import { type PushAnswer, recordState, versionVector } from '../../../shared/protocol/messages';
import type { RecordState } from '../../../shared/records/record';

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
  if (!success || Object.keys(data.version).length === 0) return undefined;
  // The body as it came: the parser's copy may lack keys that JSON permits (P10).
  return { ...data, body: (row as RecordState).body };
}

function rejection(row: unknown): PushAnswer['rejected'][number] {
  const id = readableId.safeParse(row).data?.id ?? '';
  const version = readableVersion.safeParse(row).data?.version ?? {};
  return { id, version, code: 'INVALID_RECORD' };
}
