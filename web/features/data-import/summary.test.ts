import { expect, test } from 'vitest';
import type { ReadExport } from '../../../shared/api/read-export';
import type { RecordState } from '../../../shared/records/record';
import { allKinds } from '../../../shared/records/registry';
import { summarize } from './summary';

function state(kind: string, at: number): RecordState {
  return {
    id: `${kind}-${at}`,
    kind,
    day: '2026-03-01',
    order: at,
    version: { phone: 1 },
    deleted: false,
    createdAt: 0,
    updatedAt: 0,
    utcOffsetMinutes: 0,
    body: {},
  };
}

function countsOf(kinds: readonly string[]) {
  const file: ReadExport = {
    account: { id: 'person', username: 'miriam' },
    exportedAt: 0,
    states: kinds.map(state),
    drafts: [],
    recordings: [],
    unreadable: 0,
  };
  return summarize(file).counts;
}

test('each kind this version has is counted under words of its own', () => {
  const counts = countsOf(allKinds().map(({ name }) => name));
  expect(counts).toHaveLength(allKinds().length);
  expect(counts).toContainEqual({ label: 'Preferences', count: 1 });
  expect(counts).toContainEqual({ label: 'Kept versions', count: 1 });
});

test('only what a newer version wrote is counted together, and says so', () => {
  expect(countsOf(['check-in', 'dream', 'song'])).toEqual([
    { label: 'Check-ins', count: 1 },
    { label: 'From a newer version of the app', count: 2 },
  ]);
});
