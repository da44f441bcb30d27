import { LIMITS } from '../../protocol/limits';
import { keptVersionsPage } from '../../records/kept-versions-page';
import { type DeviceRecord, KEPT_VERSIONS, type KeptVersion } from '../../records/record';
import { canonicalJson, contentHash } from '../record-hash';
import type { Dot } from '../version-vector';
import { arrangeKept, keptVersionsOf } from './kept-versions';
import { type Moment, saveOver } from './save-over';
import type { Change } from './states';

/** The oldest kept versions of a record, those past the size it may carry; empty for most. */
export function keptVersionsToSpill(record: DeviceRecord): KeptVersion[] {
  // A page holds one, however long: moved again it would move for ever.
  if (record.kind === keptVersionsPage.name) return [];
  const kept = arrangeKept(keptVersionsOf(record.body));
  let bytes = 0;
  const newestThatFit = [...kept].reverse().findIndex((entry) => {
    bytes += new TextEncoder().encode(JSON.stringify(entry)).length;
    return bytes > LIMITS.keptVersionsBytes;
  });
  return newestThatFit === -1 ? [] : kept.slice(0, kept.length - newestThatFit);
}

/** The id of the record that takes one kept version: the same on every device that moves it. */
export function spillIdFor(record: DeviceRecord, kept: KeptVersion): string {
  const name = contentHash(canonicalJson([record.id, kept.hash]));
  return keptVersionsPage.idFor(name);
}

/** Writes one kept version of `record` into the record made for it. */
export function spillInto(
  page: DeviceRecord | undefined,
  record: DeviceRecord,
  kept: KeptVersion,
  dot: Dot,
  moment: Moment,
): Change {
  const body = { of: record.id, [KEPT_VERSIONS]: [kept] };
  const { day, order, createdAt } = record;
  const isThere =
    page && !page.deleted && keptVersionsOf(page.body).some(({ hash }) => hash === kept.hash);
  if (isThere) return { record: page, changed: false, usedDot: false };
  const save = {
    id: spillIdFor(record, kept),
    kind: keptVersionsPage.name,
    day,
    body,
    opened: undefined,
  };
  const change = saveOver(page, save, dot, moment);
  return change.changed && !page
    ? { ...change, record: { ...change.record, order, createdAt } }
    : change;
}

/** Takes kept versions that have a record of their own by now out of `current`. No words change, nor their time. */
export function withoutSpilled(
  current: DeviceRecord | undefined,
  spilled: readonly KeptVersion[],
  dot: Dot,
): Change | undefined {
  if (current === undefined || current.deleted) return undefined;
  const hashes = new Set(spilled.map(({ hash }) => hash));
  const rest = keptVersionsOf(current.body).filter(({ hash }) => !hashes.has(hash));
  const { id, kind, day, updatedAt: now, utcOffsetMinutes } = current;
  const save = { id, kind, day, body: { [KEPT_VERSIONS]: rest }, opened: current };
  return saveOver(current, save, dot, { now, utcOffsetMinutes });
}
