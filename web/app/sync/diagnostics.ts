import { keptVersionsOf } from '../../../shared/domain/merge/kept-versions';
import { PROTOCOL_VERSION } from '../../../shared/protocol/limits';
import type { DeviceRecord } from '../../../shared/records/record';
import { findKind } from '../../../shared/records/registry';
import type { Recording } from '../../media/contract';
import { isPhoto } from '../../media/told-media';
import type { SyncState } from '../../person/contract';
import type { SyncFacts } from '../../sync/react/sync-facts';

/** All that a report about sync is made from. Much of it is private; {@link diagnosticsText} takes only counts from it. */
export interface DiagnosticsInput {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Names the build that is running. */
  readonly build: string;
  readonly browser: string;
  readonly worker: 'none' | 'controls this page' | 'new version ready' | 'replaced';
  readonly facts: SyncFacts;
  readonly state: SyncState;
  readonly records: readonly DeviceRecord[];
  /** Tombstones that wait to be sent are in it too. */
  readonly unsynced: readonly DeviceRecord[];
  readonly recordings: readonly Recording[];
  readonly draftCount: number;
  readonly space: { readonly usedBytes: number; readonly quotaBytes: number } | null;
  readonly persisted: boolean | null;
}

/**
 * A report for somebody who helps: versions, counts, states and codes. No word a person wrote, no name, no id of a
 * record or of a person is in it.
 */
export function diagnosticsText(input: DiagnosticsInput): string {
  const { facts, state, records, unsynced, recordings, space } = input;
  const lines: [string, string | number | boolean | null][] = [
    ['Choose Wholeness', input.build],
    ['Written', new Date(input.at).toISOString()],
    ['Browser', input.browser],
    ['Service worker', input.worker],
    ['Protocol', PROTOCOL_VERSION],
    ['Epoch', state.epoch],
    ['Checkpoint', state.checkpoint],
    ['Plan', state.plan],
    ['First pull done', state.initialPullDone],
    ['Last synced', moment(state.lastSyncedAt)],
    ['Activity', facts.activity],
    ['Online', facts.online],
    ['Error', code(facts.error)],
    ['Next try', moment(facts.nextTryAt)],
    ['Records', tally(records, ({ kind }) => knownKind(kind))],
    ['Not synced', tally(unsynced, unsyncedName)],
    ['With kept versions', records.filter(({ body }) => keptVersionsOf(body).length > 0).length],
    ['Recordings not synced', mediaTally(recordings.filter((row) => !isPhoto(row)))],
    ['Photos and previews not synced', mediaTally(recordings.filter(isPhoto))],
    ['Drafts', input.draftCount],
    ['Space used, bytes', space?.usedBytes ?? null],
    ['Space allowed, bytes', space?.quotaBytes ?? null],
    ['Protected from cleanup', input.persisted],
  ];
  return lines.map(([label, value]) => `${label}: ${value ?? 'unknown'}`).join('\n');
}

function mediaTally(rows: readonly Recording[]): string {
  return tally(rows, ({ state, code: why }) => join(state, code(why)));
}

function unsyncedName(record: DeviceRecord): string {
  const { kind, sync, deleted, base } = record;
  const what = deleted ? 'deleted' : base ? 'changed' : 'new';
  return join(
    knownKind(kind),
    sync === 2 ? `held ${code(record.code) ?? ''}`.trim() : 'waiting',
    what,
  );
}

/** The name of a known kind. An unknown name may hold words of a person, so it is not shown. */
function knownKind(kind: string): string {
  return findKind(kind) ? kind : 'another kind';
}

/** A code as the server or the loop gives it; whatever does not look like one is left out. */
function code(value: string | undefined): string | null {
  if (value === undefined) return null;
  return /^(HTTP \d{3}|[A-Za-z0-9_-]{1,40})$/.test(value) ? value : 'unreadable';
}

function moment(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}

function join(...parts: (string | null)[]): string {
  return parts.filter((part) => part !== null).join(' ');
}

/** `3 check-in, 2 drop`, most first; `none`. */
function tally<Item>(items: readonly Item[], nameOf: (item: Item) => string): string {
  const counts = new Map<string, number>();
  for (const item of items) {
    const what = nameOf(item);
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  const sorted = [...counts].sort(([a, many], [b, more]) => more - many || a.localeCompare(b));
  return sorted.map(([what, count]) => `${count} ${what}`).join(', ') || 'none';
}
