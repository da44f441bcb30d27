import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { journalEntry } from '../../shared/records/journal-entry';
import { memoryStorage } from '../platform/testing/memory-storage';
import { rowSeal } from '../records/storage/row-seal';
import { createIndexedDbDisk } from '../records/testing/disk';
import { closeTabs, openTab } from '../records/testing/open-tab';
import { wordsHere } from './words-here';

const ADA = { userId: 'ada', username: 'Ada' };
const SEAL = rowSeal(new Uint8Array(32).fill(1), true);

beforeEach(() => void vi.stubGlobal('localStorage', memoryStorage()));
afterEach(closeTabs);

async function withWords(isLocked: boolean): Promise<void> {
  const { indexedDB, IDBKeyRange } = createIndexedDbDisk().idb;
  const idb = { indexedDB, IDBKeyRange, ...(isLocked && { seal: SEAL }) };
  const tab = await openTab({ idb }, { personId: 'ada' });
  const body = { content: 'Be still.', audioUrl: null };
  await tab.records.save({
    kind: journalEntry,
    id: 'entry',
    day: '2026-03-01',
    body,
    opened: undefined,
  });
  await tab.close();
  vi.stubGlobal('indexedDB', indexedDB);
}

it('reads what was written here', async () => {
  await withWords(false);
  const { states } = await wordsHere(ADA, 7);
  expect(states.map(({ body }) => body)).toMatchObject([{ content: 'Be still.' }]);
});

it('I9 saves no half of the words where an app lock keeps them', async () => {
  await withWords(true);
  await expect(wordsHere(ADA, 7)).rejects.toMatchObject({ name: 'LockedError' });
});
