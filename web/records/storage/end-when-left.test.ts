import { afterEach, expect, it } from 'vitest';
import { journalEntry } from '../../../shared/records/journal-entry';
import { createIndexedDbDisk } from '../testing/disk';
import { closeTabs, openTab } from '../testing/open-tab';
import { endWhenLeft } from './end-when-left';

afterEach(closeTabs);

/** A page in WebKit, which is left and comes back. */
function pageOf(disk: ReturnType<typeof createIndexedDbDisk>) {
  const page = new EventTarget();
  const tell = (type: string, persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event(type), { persisted }));
  return {
    idb: { ...disk.idb, indexedDB: endWhenLeft(disk.idb.indexedDB, page) },
    leave: () => tell('pagehide', true),
    close: () => tell('pagehide', false),
    comeBack: () => tell('pageshow', true),
  };
}

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function ended(transaction: IDBTransaction): Promise<'complete' | 'abort'> {
  return new Promise((resolve) => {
    transaction.oncomplete = () => resolve('complete');
    transaction.onabort = () => resolve('abort');
  });
}

async function openNotes({ indexedDB }: { readonly indexedDB: IDBFactory }): Promise<IDBDatabase> {
  const request = indexedDB.open('notes', 1);
  request.onupgradeneeded = () => request.result.createObjectStore('notes');
  return settled(request);
}

it('F17 what a page has under way as it is left does not keep the page after it from writing', async () => {
  const disk = createIndexedDbDisk();
  const page = pageOf(disk);
  const left = (await openNotes(page.idb)).transaction('notes', 'readwrite');
  // Goes on and on, as what a page has under way when the browser keeps it.
  const ask = () => {
    left.objectStore('notes').get('x').onsuccess = ask;
  };
  ask();
  page.leave();
  const next = (await openNotes(disk.idb)).transaction('notes', 'readwrite');
  next.objectStore('notes').put('words', 'here');
  expect(await ended(next)).toBe('complete');
});

it('F17 a database that a page has made, and not opened yet as it is left, is free for the page after it', async () => {
  const disk = createIndexedDbDisk();
  const page = pageOf(disk);
  const made = page.idb.indexedDB.open('notes', 1);
  await new Promise<void>((left) => {
    made.onupgradeneeded = () => {
      made.transaction?.addEventListener('complete', () => {
        page.leave();
        left();
      });
    };
  });
  const next = disk.idb.indexedDB.open('notes', 2);
  const isBlocked = new Promise((_, reject) => {
    next.onblocked = () => reject(new Error('The page that was left holds it.'));
  });
  expect(await Promise.race([settled(next), isBlocked])).toMatchObject({ version: 2 });
});

it('F17 a person’s databases open in a page that comes back after it was left while they were made', async () => {
  const disk = createIndexedDbDisk();
  const page = pageOf(disk);
  const { indexedDB } = page.idb;
  let times = 0;
  const open: IDBFactory['open'] = (name, version) => {
    const request = indexedDB.open(name, version);
    request.addEventListener('upgradeneeded', () => {
      request.transaction?.addEventListener('complete', () => {
        times += 1;
        if (times > 1) return;
        page.leave();
        // Nothing runs in a page that is kept: it is back before anything is tried again.
        setImmediate(page.comeBack);
      });
    });
    return request;
  };
  const factory = Object.assign(Object.create(indexedDB) as IDBFactory, { open });
  const tab = await openTab({ idb: { ...page.idb, indexedDB: factory } });
  const body = { content: 'words', audioUrl: null };
  const words = { kind: journalEntry, id: 'one', day: '2026-03-01', body, opened: undefined };
  await tab.records.save(words);
  expect((await tab.records.all()).map(({ id }) => id)).toEqual(['one']);
});

it('F17 nothing begins in a page that was left, until it comes back', async () => {
  const disk = createIndexedDbDisk();
  const page = pageOf(disk);
  const notes = await openNotes(page.idb);
  page.leave();
  expect(await ended(notes.transaction('notes'))).toBe('abort');
  page.comeBack();
  expect(await ended(notes.transaction('notes'))).toBe('complete');
});

it('F17 a page that is closed for good finishes what it has under way', async () => {
  const disk = createIndexedDbDisk();
  const page = pageOf(disk);
  const last = (await openNotes(page.idb)).transaction('notes', 'readwrite');
  last.objectStore('notes').put('words', 'here');
  page.close();
  expect(await ended(last)).toBe('complete');
});

it('F17 a save that ends as the page is left is made when it comes back', async () => {
  const disk = createIndexedDbDisk();
  const page = pageOf(disk);
  const tab = await openTab({ idb: page.idb });
  const body = { content: 'words', audioUrl: null };
  const saved = tab.records.save({
    kind: journalEntry,
    id: 'one',
    day: '2026-03-01',
    body,
    opened: undefined,
  });
  page.leave();
  page.comeBack();
  await saved;
  expect((await tab.records.all()).map(({ id }) => id)).toEqual(['one']);
});
