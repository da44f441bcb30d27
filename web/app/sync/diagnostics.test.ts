import { expect, test } from 'vitest';
import type { DeviceRecord } from '../../../shared/records/record';
import { type DiagnosticsInput, diagnosticsText } from './diagnostics';

const SENTINEL = 'grievous lighthouse confession';

/** A record with private words wherever there is room for any. */
function record(kind: string, more: Partial<DeviceRecord> = {}): DeviceRecord {
  const body = {
    content: SENTINEL,
    [SENTINEL]: SENTINEL,
    keptVersions: [{ hash: SENTINEL, field: SENTINEL, value: SENTINEL, updatedAt: 1 }],
  };
  return {
    id: `${kind}:${SENTINEL}`,
    kind,
    day: '1999-12-31',
    order: 0,
    version: { [SENTINEL]: 1 },
    deleted: false,
    createdAt: 1,
    updatedAt: 5,
    utcOffsetMinutes: 0,
    body,
    sync: 0,
    ...more,
  };
}

const held = record('journal-entry', { sync: 2, code: 'ENTRY_LIMIT' });
const changed = record('check-in', { sync: 1, base: record('check-in') });
const deleted = record('drop', { sync: 1, deleted: true });
const foreign = record(SENTINEL, { sync: 2, code: SENTINEL });

const input: DiagnosticsInput = {
  at: Date.UTC(2026, 10, 21, 6),
  build: '/assets/sync-screen-1a2b3c.js',
  browser: 'Mozilla/5.0',
  worker: 'controls this page',
  facts: {
    activity: 'retrying',
    online: true,
    waiting: 2,
    recordings: 1,
    held: 2,
    lastSyncedAt: Date.UTC(2026, 10, 20),
    nextTryAt: Date.UTC(2026, 10, 21, 7),
    initialPullDone: true,
    error: 'HTTP 503',
  },
  state: {
    epoch: 'epoch-1',
    checkpoint: 42,
    plan: 'free',
    initialPullDone: true,
    lastSyncedAt: Date.UTC(2026, 10, 20),
  },
  records: [record('journal-entry'), held, changed, foreign],
  unsynced: [held, changed, deleted, foreign],
  recordings: [
    {
      id: SENTINEL,
      type: SENTINEL,
      createdAt: 1,
      durationMs: 1,
      bytes: 1,
      state: 'held',
      code: 'MEDIA_QUOTA',
      sentBytes: 0,
    },
    {
      id: SENTINEL,
      type: 'image/jpeg',
      createdAt: 1,
      durationMs: 0,
      bytes: 1,
      state: 'waiting',
      sentBytes: 0,
      previewOf: SENTINEL,
    },
  ],
  draftCount: 1,
  space: { usedBytes: 48_000_000, quotaBytes: 2_140_000_000 },
  persisted: false,
};

test('diagnostics tell versions, counts, states and codes', () => {
  expect(diagnosticsText(input).split('\n')).toEqual([
    'Choose Wholeness: /assets/sync-screen-1a2b3c.js',
    'Written: 2026-11-21T06:00:00.000Z',
    'Browser: Mozilla/5.0',
    'Service worker: controls this page',
    'Protocol: 1',
    'Epoch: epoch-1',
    'Checkpoint: 42',
    'Plan: free',
    'First pull done: true',
    'Last synced: 2026-11-20T00:00:00.000Z',
    'Activity: retrying',
    'Online: true',
    'Error: HTTP 503',
    'Next try: 2026-11-21T07:00:00.000Z',
    'Records: 2 journal-entry, 1 another kind, 1 check-in',
    'Not synced: 1 another kind held unreadable new, 1 check-in waiting changed, ' +
      '1 drop waiting deleted, 1 journal-entry held ENTRY_LIMIT new',
    'With kept versions: 4',
    'Recordings not synced: 1 held MEDIA_QUOTA',
    'Photos and previews not synced: 1 waiting',
    'Drafts: 1',
    'Space used, bytes: 48000000',
    'Space allowed, bytes: 2140000000',
    'Protected from cleanup: false',
  ]);
});

test('no word a person wrote, no day and no id is in them', () => {
  const text = diagnosticsText(input);
  for (const secret of [...SENTINEL.split(' '), '1999-12-31']) {
    expect(text).not.toContain(secret);
  }
});

test('what a device does not know is told as unknown', () => {
  const facts = { ...input.facts, error: undefined, nextTryAt: null };
  const text = diagnosticsText({ ...input, facts, space: null, persisted: null, records: [] });
  expect(text).toContain('Error: unknown');
  expect(text).toContain('Records: none');
});
