import * as z from 'zod/mini';
import { mend } from '../domain/merge/mend';
import type { Outcome } from '../outcome';
import { recordState } from '../protocol/messages';
import type { RecordState } from '../records/record';
import { fitsItsId, isReadable } from '../records/sound-state';
import {
  checksumOf,
  dataExport,
  EXPORT_FORMAT,
  EXPORT_FORMAT_VERSION,
  type ExportedDraft,
  type ExportedRecording,
} from './export';

/** A file of ours, checked. */
export interface ReadExport {
  readonly account: { readonly id: string; readonly username: string };
  /** Milliseconds since the epoch. */
  readonly exportedAt: number;
  /** Live states, each id once. */
  readonly states: readonly RecordState[];
  /** How many records no version of the app could have kept; they are left out of `states`. */
  readonly unreadable: number;
  readonly drafts: readonly ExportedDraft[];
  readonly recordings: readonly ExportedRecording[];
}

/**
 * `NOT_OURS`: something else. `DAMAGED`: ours, but cut short or changed since it was made. `TOO_NEW`, `TOO_OLD`: of
 * a version of the format that is not read here.
 */
export type ExportFault = 'NOT_OURS' | 'DAMAGED' | 'TOO_NEW' | 'TOO_OLD';

const claim = z.object({ format: z.literal(EXPORT_FORMAT), formatVersion: z.int() });
const envelope = z.extend(dataExport, { states: z.array(z.unknown()) });

/** Reads the text of an export, by a device or the server. Pure; any text at all is answered, nothing is thrown. */
export function readExport(text: string): Outcome<ReadExport, ExportFault> {
  const raw = parseJson(text);
  if (raw === undefined) return fault(text.includes(`"${EXPORT_FORMAT}"`) ? 'DAMAGED' : 'NOT_OURS');
  const claimed = claim.safeParse(raw);
  if (!claimed.success) return fault('NOT_OURS');
  const { formatVersion } = claimed.data;
  if (formatVersion > EXPORT_FORMAT_VERSION) return fault('TOO_NEW');
  if (formatVersion < EXPORT_FORMAT_VERSION) return fault('TOO_OLD');
  const parsed = envelope.safeParse(raw);
  if (!parsed.success || !hasItsChecksum(parsed.data)) return fault('DAMAGED');
  const { account, exportedAt, drafts = [], recordings = [] } = parsed.data;
  const states = parsed.data.states.map(readState).filter((state) => state !== undefined);
  if (new Set(states.map(({ id }) => id)).size < states.length) return fault('DAMAGED');
  return {
    ok: true,
    value: {
      account,
      exportedAt: Date.parse(exportedAt),
      states,
      unreadable: parsed.data.states.length - states.length,
      drafts,
      recordings,
    },
  };
}

function readState(raw: unknown): RecordState | undefined {
  const parsed = recordState.safeParse(raw);
  if (!parsed.success || parsed.data.deleted) return undefined;
  // The body as it came: the parser's copy may lack keys that JSON permits (P10).
  const state = { ...parsed.data, body: (raw as RecordState).body };
  const isOurs = Object.keys(state.version).length > 0 && isReadable(state);
  return isOurs && fitsItsId(mend(state)) ? state : undefined;
}

function hasItsChecksum({ states, checksum }: { states: unknown[]; checksum: string }): boolean {
  try {
    return checksumOf(states) === checksum;
  } catch {
    // Nested without end: nothing that this program writes.
    return false;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function fault(of: ExportFault): Outcome<ReadExport, ExportFault> {
  return { ok: false, problem: of };
}
