import { afterEach, describe, expect, it } from 'vitest';
import { createIndexedDbDisk, type Disk } from '../../records/testing/disk';
import { closeTabs, openTab } from '../../records/testing/open-tab';
import { whenLive } from '../../records/testing/when-live';
import {
  adoptAll,
  closeNotes,
  deps,
  everythingOf,
  signIn,
  writeAsGuest,
} from '../testing/guest-device';
import { type AdoptDeps, bringGuestIn } from './adopt-guest';

afterEach(async () => {
  await closeTabs();
  await closeNotes();
});

describe('P64 where all is put there, and the note of it refused', () => {
  /** The first start: everything is in the account, and the disk was full right after. */
  async function adoptWithoutNote(disk: Disk, left?: AdoptDeps['leftWords']): Promise<void> {
    const all = deps(disk, left);
    const full = new DOMException('Full.', 'QuotaExceededError');
    all.notes.allIn = () => Promise.reject(full);
    const [adoption] = await all.notes.adoptionsInto('ada');
    await expect(bringGuestIn(adoption!, all)).rejects.toBe(full);
  }

  it('what the person has gone on with, discarded or taken back does not come a second time', async () => {
    const disk = createIndexedDbDisk();
    const guest = await writeAsGuest(disk);
    const left = leaves([{ page: 'page', key: 'drop:4', value: 'as the page closed' }]);
    await signIn(disk, guest);
    await adoptWithoutNote(disk, left);
    const tab = await openTab(disk, { personId: 'ada', name: 'ada' });
    expect(await tab.drafts.read('journal:new')).toEqual({ form: { content: 'half a sentence' } });
    await tab.drafts.write('journal:new', { form: { content: 'a sentence' } });
    expect(await tab.drafts.read('drop:4')).toBe('as the page closed');
    await tab.drafts.discard('drop:4');
    const [item] = await whenLive(tab.outbox.liveUnsent());
    expect(await tab.outbox.takeBack(item!.key)).toBe(true);
    await tab.close();
    const before = await everythingOf(disk, 'ada');
    expect(before.drafts).toHaveLength(1);
    await adoptAll(disk, left);
    expect(await everythingOf(disk, 'ada')).toEqual(before);
    expect(await notesIn(disk, 'ada')).not.toContain(guest);
  });

  it('what has come since does come', async () => {
    const disk = createIndexedDbDisk();
    const guest = await writeAsGuest(disk);
    await signIn(disk, guest);
    await adoptWithoutNote(disk);
    const words = { page: 'late', key: 'journal:new', value: 'as the page closed' };
    await adoptAll(disk, leaves([words]));
    const { drafts } = await everythingOf(disk, 'ada');
    expect(drafts).toHaveLength(2);
    expect(drafts.join()).toContain('as the page closed');
  });
});

/** What pages left as they went. */
function leaves(words: ReturnType<ReturnType<AdoptDeps['leftWords']>['found']>) {
  return () => ({ found: () => words, forget: () => undefined });
}

/** What a person's database keeps beside forms and records, as text. */
async function notesIn(disk: Disk, personId: string): Promise<string> {
  const { Dexie } = await import('dexie');
  const database = await new Dexie(`desk-${personId}`, disk.idb).open();
  const keys = await database.table('sync').toCollection().primaryKeys();
  database.close();
  return keys.join();
}
