import * as z from 'zod/mini';
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

/** GET /api/data-export, and the file a device writes offline. Recordings are referenced, not included. */
export const dataExport = z.object({
  format: z.literal('choose-wholeness'),
  formatVersion: z.literal(1),
  exportedAt: moment,
  account: z.object({ username: z.string() }),
  /** By the name of the kind, oldest day first. */
  records: z.record(z.string(), z.array(exportedRecord)),
  /** Records of kinds that only a newer version of the app can read, exactly as they are kept. */
  unread: z.array(z.record(z.string(), z.unknown())),
});
export type DataExport = z.infer<typeof dataExport>;

export interface ExportMeta {
  /** Milliseconds since the epoch. */
  readonly exportedAt: number;
  readonly username: string;
}

/** Everything a person wrote, in readable form. Tombstones are left out; nothing else is. Pure. */
export function buildExport(records: Iterable<RecordState>, meta: ExportMeta): DataExport {
  const live = [...records].filter((record) => !record.deleted).sort(byDay);
  const spilled = spilledVersions(live);
  const sections: Record<string, ExportedRecord[]> = {};
  const unread: Record<string, unknown>[] = [];
  for (const record of live) {
    if (record.kind === keptVersionsPage.name) continue;
    const kind = findKind(record.kind);
    if (!kind) {
      unread.push(rawRecord(record));
      continue;
    }
    const section = sections[record.kind] ?? [];
    section.push(exportRecord(kind, record, spilled.get(record.id) ?? []));
    sections[record.kind] = section;
  }
  for (const [id, versions] of orphans(spilled, live))
    unread.push({ of: id, keptVersions: versions });
  return {
    format: 'choose-wholeness',
    formatVersion: 1,
    exportedAt: iso(meta.exportedAt),
    account: { username: meta.username },
    records: sections,
    unread,
  };
}

/** `choose-wholeness-2026-03-01.json`. */
export function exportFileName(day: string): string {
  return `choose-wholeness-${day}.json`;
}

function exportRecord(
  kind: RecordKind,
  record: RecordState,
  spilled: readonly KeptVersion[],
): ExportedRecord {
  const { [KEPT_VERSIONS]: kept, ...fields } = record.body;
  const versions = [...versionsIn(kept), ...spilled];
  return {
    ...readableFields(kind, fields),
    id: record.id,
    day: record.day,
    createdAt: iso(record.createdAt),
    updatedAt: iso(record.updatedAt),
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
    spilled.set(of, [...(spilled.get(of) ?? []), ...versionsIn(body[KEPT_VERSIONS])]);
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

function versionsIn(value: unknown): KeptVersion[] {
  return Array.isArray(value) ? (value as KeptVersion[]) : [];
}

function exportVersion({ field, value, updatedAt }: KeptVersion): z.infer<typeof exportedVersion> {
  return { field, value, changedAt: iso(updatedAt) };
}

/** Only what belongs to the record: a device keeps notes of its own beside it. */
function rawRecord(record: RecordState): Record<string, unknown> {
  const { id, kind, day, order, version, deleted, createdAt, updatedAt } = record;
  const { utcOffsetMinutes, body } = record;
  return { id, kind, day, order, version, deleted, createdAt, updatedAt, utcOffsetMinutes, body };
}

function byDay(a: RecordState, b: RecordState): number {
  return compare(a.day, b.day) || a.createdAt - b.createdAt || compare(a.id, b.id);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

const LAST_MOMENT_MS = 8_640_000_000_000_000;

/** Clocks may be off by anything, so a moment outside what a date can hold is clamped. */
function iso(epochMs: number): string {
  const clamped = Math.min(LAST_MOMENT_MS, Math.max(0, Number.isFinite(epochMs) ? epochMs : 0));
  return new Date(clamped).toISOString();
}
