import type { RecordState } from '../../../shared/records/record';
import type { PushRules } from '../record-store';
import type { Account } from '../store';

/** Takes everything. */
export const NO_RULES: PushRules = {
  check: () => undefined,
  entryLimit: Number.POSITIVE_INFINITY,
  recordBytes: Number.POSITIVE_INFINITY,
  deletionBytes: 0,
  conflictBytes: Number.POSITIVE_INFINITY,
};

/** A valid journal entry, changed as the test needs it. */
export function sampleRecord(change: Partial<RecordState> = {}): RecordState {
  return {
    id: 'entry-1',
    kind: 'journal-entry',
    day: '2026-03-01',
    order: 5_000,
    version: { phone: 1 },
    deleted: false,
    createdAt: 1_772_000_000_000,
    updatedAt: 1_772_000_000_000,
    utcOffsetMinutes: 60,
    body: { content: 'be still', audioUrl: null },
    ...change,
  };
}

/** The tombstone of a record, one change of `device` later. */
export function tombstoneOf(record: RecordState, device = 'phone'): RecordState {
  const dot = (record.version[device] ?? 0) + 1;
  return { ...record, version: { ...record.version, [device]: dot }, deleted: true, body: {} };
}

/** The record with other words, one change of `device` later. */
export function editOf(record: RecordState, content: string, device = 'phone'): RecordState {
  const dot = (record.version[device] ?? 0) + 1;
  const version = { ...record.version, [device]: dot };
  return { ...record, version, deleted: false, body: { content, audioUrl: null } };
}

/** An account named after its id. */
export function sampleAccount(id: string, change: Partial<Account> = {}): Account {
  return {
    id,
    username: `name-${id}`,
    email: `${id}@example.org`,
    unprovedEmail: null,
    passwordHash: 'hash',
    plan: 'premium',
    timeZone: null,
    createdAt: 1_772_000_000_000,
    ...change,
  };
}
