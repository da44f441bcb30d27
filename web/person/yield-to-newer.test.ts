import { afterEach, expect, it, vi } from 'vitest';
import { journalEntry } from '../../shared/records/journal-entry';
import { LocalStoreError } from '../records/contract';
import { createIndexedDbDisk, type Disk } from '../records/testing/disk';
import { closeTabs, openTab, type Tab } from '../records/testing/open-tab';
import { yieldToNewer } from './yield-to-newer';

afterEach(closeTabs);

function write(tab: Tab, id: string) {
  const body = { content: `${id} words`, audioUrl: null };
  return tab.records.save({ kind: journalEntry, id, day: '2026-03-01', body, opened: undefined });
}

/** Opens every database under a higher version, as a release with other tables does. Resolves when all are open. */
async function upgrade({ idb: { indexedDB } }: Disk): Promise<number> {
  const databases = await indexedDB.databases();
  for (const { name = '', version = 0 } of databases) {
    const request = indexedDB.open(name, version + 10);
    await new Promise((resolve, reject) => {
      request.onsuccess = resolve;
      request.onerror = () => reject(request.error);
    });
    request.result.close();
  }
  return databases.length;
}

it('F13 an old tab makes room for a newer version, says so once, and saves nothing into what it does not know', async () => {
  const disk = createIndexedDbDisk();
  const onReplaced = vi.fn();
  const old = await openTab({ idb: yieldToNewer(disk.idb, onReplaced) });
  await write(old, 'before');
  expect(onReplaced).not.toHaveBeenCalled();

  expect(await upgrade(disk)).toBeGreaterThan(2);
  expect(onReplaced).toHaveBeenCalledTimes(1);
  for (const attempt of [write(old, 'after'), old.drafts.write('journal:new', 'after')]) {
    await expect(attempt).rejects.toBeInstanceOf(LocalStoreError);
    await expect(attempt).rejects.toMatchObject({
      code: 'REPLACED',
      message:
        'This app was updated in another tab. What you wrote is still on this screen. Copy or export it, then reload.',
    });
  }
});

it('F13 what the old tab had saved is there for the newer version', async () => {
  const disk = createIndexedDbDisk();
  const old = await openTab({ idb: yieldToNewer(disk.idb, () => undefined) });
  await write(old, 'one');
  const [two, three] = await Promise.allSettled([
    write(old, 'two'),
    write(old, 'three'),
    upgrade(disk),
  ]);

  const saved = ['one', isSaved(two) && 'two', isSaved(three) && 'three'].filter(Boolean);
  const records = await (await openTab(disk)).records.all();
  expect(records.map(({ id }) => id).sort()).toEqual(saved.sort());
});

function isSaved({ status }: PromiseSettledResult<unknown>): boolean {
  return status === 'fulfilled';
}

it('F13 a deleted database is no newer version: a page that is still open goes on', async () => {
  const disk = createIndexedDbDisk();
  const onReplaced = vi.fn();
  const tab = await openTab({ idb: yieldToNewer(disk.idb, onReplaced) });
  await new Promise((resolve) => {
    disk.idb.indexedDB.deleteDatabase('desk-person').onsuccess = resolve;
  });
  await tab.drafts.write('journal:new', 'words');
  expect(await tab.drafts.read('journal:new')).toBe('words');
  expect(onReplaced).not.toHaveBeenCalled();
});
