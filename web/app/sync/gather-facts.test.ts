import { expect, it } from 'vitest';
import { liveValue } from '../../live/live-value';
import type { PersonStore, SyncState } from '../../person/contract';
import { syncWords } from '../../sync/react/sync-words';
import type { SyncStatus } from '../../sync/sync-loop';
import { gatherFacts } from './gather-facts';

function pillOf(phase: SyncStatus['phase'], initialPullDone: boolean): string | undefined {
  const none = { liveUnsynced: () => liveValue([]), liveUnsent: () => liveValue([]) };
  const store = {
    records: none,
    media: none,
    outbox: none,
    replica: { liveState: () => liveValue({ initialPullDone } as SyncState) },
  } as unknown as PersonStore;
  const status = liveValue<SyncStatus>({ phase, lastSyncedAt: null });
  const facts = gatherFacts(store, status, liveValue(true));
  const end = facts.subscribe(() => undefined);
  const known = facts.get();
  end();
  return known && syncWords(known).text;
}

it('says that a device is syncing until everything has come to it once', () => {
  expect(pillOf('idle', false)).toBe('Syncing');
  expect(pillOf('idle', true)).toBe('Everything is synced');
  expect(pillOf('waiting', false)).toBe('Saved on this device · syncs soon');
});
