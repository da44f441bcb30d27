import { LIMITS } from '../protocol/limits';
import type { RecordState } from '../records/record';

/** UTF-8 bytes of the parts of a record whose length its writer decides. */
export interface RecordSizes {
  /** JSON of the body. */
  readonly body: number;
  /** JSON of the version. */
  readonly version: number;
  readonly id: number;
  readonly kind: number;
}

/**
 * Bytes that a record counts towards `LIMITS.accountRecordBytes` (P45), a tombstone too. Id and kind count as often as the
 * server keeps them: with the row and in its indexes.
 */
export function recordCost({ body, version, id, kind }: RecordSizes): number {
  return LIMITS.recordOverheadBytes + body + version + 2 * id + 3 * kind;
}

/** The same of a state that the server does not have yet. */
export function costOf(state: Pick<RecordState, 'body' | 'version' | 'id' | 'kind'>): number {
  return recordCost({
    body: utf8Bytes(JSON.stringify(state.body)),
    version: utf8Bytes(JSON.stringify(state.version)),
    id: utf8Bytes(state.id),
    kind: utf8Bytes(state.kind),
  });
}

function utf8Bytes(text: string): number {
  return new TextEncoder().encode(text).length;
}
