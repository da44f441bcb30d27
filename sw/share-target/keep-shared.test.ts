import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NEW_ENTRY_DRAFT, type NewEntryDraft } from '../../web/features/journal/entry-form';
import { takeLetters } from '../../web/person/lock/letter-box';
import { sealRows } from '../../web/person/lock/rewrite-rows';
import { putLockRow } from '../../web/person/lock/testing/put-lock-row';
import { rowSeal } from '../../web/records/storage/row-seal';
import { createIndexedDbDisk, type Disk } from '../../web/records/testing/disk';
import { layDown } from '../../web/records/testing/fixture-database';
import personV1 from '../../web/records/testing/fixtures/desk-v1.json';
import { closeTabs, openTab } from '../../web/records/testing/open-tab';
import { everythingStored } from '../../web/records/testing/raw-rows';
import { keepShared } from './keep-shared';

// Node has no Web Locks.
beforeEach(() => void vi.stubGlobal('navigator', {}));
afterEach(async () => {
  await closeTabs();
});

let ids = 0;

function share(words: string, { idb }: Disk) {
  return keepShared(words, { idb, now: () => 2_000, randomId: () => `worker-${ids++}` });
}

async function signedIn(disk: Disk) {
  const tab = await openTab(disk);
  await tab.device.writeSignedIn({ userId: 'person', username: 'Anna' });
  return tab;
}

async function draftsHere(disk: Disk) {
  const tab = await openTab(disk, { name: 'later' });
  const next = await tab.drafts.read<NewEntryDraft>(NEW_ENTRY_DRAFT);
  const all = (await tab.drafts.all()).map(({ value }) => (value as NewEntryDraft).form.content);
  return { next: next?.form.content, all: all.sort() };
}

it('A6 keeps what is shared as the draft that the new page opens with, and which asks whether it is wanted', async () => {
  const disk = createIndexedDbDisk();
  const tab = await signedIn(disk);
  await tab.close();
  expect(await share('Be still.', disk)).toBe('kept');
  expect(await draftsHere(disk)).toEqual({ next: 'Be still.', all: ['Be still.'] });
  const later = await openTab(disk, { name: 'later' });
  expect(await later.drafts.read(NEW_ENTRY_DRAFT)).toMatchObject({ shared: true });
});

it('F9 overwrites no draft: each share stands beside what is being written and what was shared before', async () => {
  const disk = createIndexedDbDisk();
  const tab = await signedIn(disk);
  const begun = { id: 'begun', form: { content: 'Half a page', audioUrl: null }, opened: null };
  await tab.drafts.write(NEW_ENTRY_DRAFT, begun);
  expect(await share('Be still.', disk)).toBe('kept');
  expect(await share('Be still again.', disk)).toBe('kept');
  // The page that is open goes on with its own.
  await tab.drafts.write(NEW_ENTRY_DRAFT, { ...begun, form: { ...begun.form, content: 'A page' } });
  await tab.close();
  const { all } = await draftsHere(disk);
  expect(all).toEqual(['A page', 'Be still again.', 'Be still.']);
});

it('A22 keeps nothing where nobody is signed in', async () => {
  const disk = createIndexedDbDisk();
  expect(await share('Be still.', disk)).toBe('nobody');
  const tab = await signedIn(disk);
  await tab.device.writeSignedIn(null);
  await tab.close();
  expect(await share('Be still.', disk)).toBe('nobody');
  expect((await draftsHere(disk)).all).toEqual([]);
});

it('F13 leaves databases of another version to a page', async () => {
  const disk = createIndexedDbDisk();
  await layDown(disk, personV1);
  const tab = await openTab(disk, { personId: 'someone-else' });
  await tab.device.writeSignedIn({ userId: 'person', username: 'Anna' });
  await tab.close();
  expect(await share('Be still.', disk)).toBe('failed');
});

it('I8 keeps it sealed for somebody with an app lock, and as a draft once they unlock', async () => {
  const disk = createIndexedDbDisk();
  await (await signedIn(disk)).close();
  await putLockRow('person', disk.idb);
  expect(await share('Before the first row is sealed.', disk)).toBe('failed');
  const locked = { idb: { ...disk.idb, seal: rowSeal(new Uint8Array(32).fill(1), true) } };
  await sealRows('person', locked.idb);
  expect(await share('Be still.', disk)).toBe('kept');
  expect(await everythingStored(disk.idb)).not.toContain('Be still.');
  await takeLetters('person', locked.idb);
  expect(await draftsHere(locked)).toEqual({ next: 'Be still.', all: ['Be still.'] });
});
