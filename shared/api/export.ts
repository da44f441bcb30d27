import * as z from 'zod/mini';
import { boundedMoment } from '../domain/bounded';
import { keptVersionsOf } from '../domain/merge/kept-versions';
import { toState } from '../domain/merge/states';
import { canonicalJson, contentHash } from '../domain/record-hash';
import { soundExtension } from '../domain/sound-extension';
import { isPhotoType } from '../protocol/media';
import { recordState } from '../protocol/messages';
import type { NamedKind } from '../protocol/named-media';
import { counterValue } from '../records/fields';
import { keptVersionsPage } from '../records/kept-versions-page';
import type { RecordKind } from '../records/kind';
import {
  KEPT_VERSIONS,
  type KeptVersion,
  type RecordBody,
  type RecordState,
} from '../records/record';
import { findKind } from '../records/registry';

const moment = z.iso.datetime();

/** Words that lost against a change made elsewhere and were kept. */
const exportedVersion = z.object({ field: z.string(), value: z.string(), changedAt: moment });

/** One record in plain fields; beside these the fields of its kind, counters as numbers. */
const exportedRecord = z.looseObject({
  id: z.string(),
  day: z.string(),
  createdAt: moment,
  updatedAt: moment,
  keptVersions: z.optional(z.array(exportedVersion)),
});
export type ExportedRecord = z.infer<typeof exportedRecord>;

/** Writing that was not saved yet, by the screen and day it belongs to. */
const exportedDraft = z.object({ key: z.string(), value: z.unknown() });
export type ExportedDraft = z.infer<typeof exportedDraft>;

/** A recording, photo or preview that lies in the zip beside `data.json`, or why it does not. */
const exportedRecording = z.union([
  z.object({
    id: z.string(),
    /** Path inside the zip. */
    file: z.string(),
    /** MIME type as recorded; `image/jpeg` for a photo and its preview. */
    type: z.string(),
    bytes: z.int().check(z.minimum(0)),
    /** Of the bytes, hex. */
    sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    durationMs: z.number().check(z.minimum(0)),
  }),
  z.object({
    id: z.string(),
    /** Not on the device that made the file; and there was no network, or the server had none either. */
    missing: z.enum(['OFFLINE', 'NOT_FOUND']),
  }),
]);
export type ExportedRecording = z.infer<typeof exportedRecording>;
export type IncludedRecording = Extract<ExportedRecording, { file: string }>;

/** Where a zip keeps this. */
export const DATA_FILE = 'data.json';

/** Where a zip keeps the bytes under an id: previews in a folder of their own, out of the way of the photos. */
export function pathInZip(id: string, type: string, kind: NamedKind): string {
  if (!isPhotoType(type)) return `recordings/${id}.${soundExtension(type)}`;
  return kind === 'preview' ? `photos/previews/${id}.jpg` : `photos/${id}.jpg`;
}

export const EXPORT_FORMAT = 'choose-wholeness';
/** 2 added `states`, from which everything comes back exactly as it was. */
export const EXPORT_FORMAT_VERSION = 2;

/**
 * GET /api/data-export, and the file a device writes offline: `records` for people and other programs, `states` for
 * coming back. Recordings are referenced; a zip holds this as `data.json`, and them beside it.
 */
export const dataExport = z.object({
  format: z.literal(EXPORT_FORMAT),
  formatVersion: z.literal(EXPORT_FORMAT_VERSION),
  exportedAt: moment,
  account: z.object({ id: z.string(), username: z.string() }),
  /** By the name of the kind, oldest day first. */
  records: z.record(z.string(), z.array(exportedRecord)),
  /** Records of kinds that only a newer version of the app can read, exactly as they are kept. */
  unread: z.array(z.record(z.string(), z.unknown())),
  /** Every record exactly as it is kept. */
  states: z.array(recordState),
  /** SHA-256 of the canonical JSON of `states`, hex: versions are only true of unchanged words. */
  checksum: z.string(),
  /** Only in the file of a device. */
  drafts: z.optional(z.array(exportedDraft)),
  /** Only in a zip: every recording, photo and preview that a record or draft names. */
  recordings: z.optional(z.array(exportedRecording)),
});
export type DataExport = z.infer<typeof dataExport>;

export interface ExportMeta {
  /** Milliseconds since the epoch. */
  readonly exportedAt: number;
  readonly account: { readonly id: string; readonly username: string };
}

/** Everything a person wrote, readable and exact. Tombstones are left out; nothing else is. Pure. */
export function buildExport(records: Iterable<RecordState>, meta: ExportMeta): DataExport {
  const live = [...records].filter((record) => !record.deleted).sort(byDay);
  const states = live.map(toState);
  const spilled = spilledVersions(live);
  const sections: Record<string, ExportedRecord[]> = {};
  const unread: Record<string, unknown>[] = [];
  for (const record of live) {
    if (record.kind === keptVersionsPage.name) continue;
    const kind = findKind(record.kind);
    if (!kind) {
      unread.push({ ...toState(record) });
      continue;
    }
    const section = sections[record.kind] ?? [];
    section.push(exportRecord(kind, record, spilled.get(record.id) ?? []));
    sections[record.kind] = section;
  }
  for (const [id, versions] of orphans(spilled, live))
    unread.push({ of: id, keptVersions: versions });
  return {
    format: EXPORT_FORMAT,
    formatVersion: EXPORT_FORMAT_VERSION,
    exportedAt: isoMoment(meta.exportedAt),
    account: meta.account,
    records: sections,
    unread,
    states,
    checksum: checksumOf(states),
  };
}

/** What the states of a file hash to. Throws where they are no JSON that can be written again. */
export function checksumOf(states: readonly unknown[]): string {
  return contentHash(canonicalJson(states));
}

/** `choose-wholeness-2026-03-01.json`. */
export function exportFileName(day: string, type: 'json' | 'zip' = 'json'): string {
  return `choose-wholeness-${day}.${type}`;
}

/** A record in plain fields, with its kept versions and those that moved to records of their own. */
export function exportRecord(
  kind: RecordKind,
  record: RecordState,
  spilled: readonly KeptVersion[],
): ExportedRecord {
  const { [KEPT_VERSIONS]: _, ...fields } = record.body;
  const versions = [...keptVersionsOf(record.body), ...spilled];
  return {
    ...readableFields(kind, fields),
    id: record.id,
    day: record.day,
    createdAt: isoMoment(record.createdAt),
    updatedAt: isoMoment(record.updatedAt),
    ...(versions.length > 0 ? { keptVersions: versions.map(exportVersion) } : {}),
  };
}

function readableFields(kind: RecordKind, body: RecordBody): RecordBody {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      kind.fields[name] === 'counter' ? counterValue(value as Record<string, number>) : value,
    ]),
  );
}

/** Kept versions that moved to records of their own, by the record they belong to. */
function spilledVersions(records: readonly RecordState[]): Map<string, KeptVersion[]> {
  const spilled = new Map<string, KeptVersion[]>();
  for (const { kind, body } of records) {
    if (kind !== keptVersionsPage.name) continue;
    const of = String(body.of);
    spilled.set(of, [...(spilled.get(of) ?? []), ...keptVersionsOf(body)]);
  }
  return spilled;
}

/** Kept versions whose record has been deleted since. */
function orphans(
  spilled: ReadonlyMap<string, KeptVersion[]>,
  live: readonly RecordState[],
): [string, KeptVersion[]][] {
  const ids = new Set(live.map(({ id }) => id));
  return [...spilled].filter(([id]) => !ids.has(id));
}

/** A kept version in plain fields. */
export function exportVersion({
  field,
  value,
  updatedAt,
}: KeptVersion): z.infer<typeof exportedVersion> {
  return { field, value, changedAt: isoMoment(updatedAt) };
}

function byDay(a: RecordState, b: RecordState): number {
  return compare(a.day, b.day) || a.createdAt - b.createdAt || compare(a.id, b.id);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Clocks may be off by anything, and a year of six digits is no date to another program. */
export function isoMoment(epochMs: number): string {
  return new Date(boundedMoment(epochMs)).toISOString();
}
