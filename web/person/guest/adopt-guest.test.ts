import { afterEach, describe, expect, it } from 'vitest';
import { isGuest } from '../../account/guest';
import { openDevice } from '../../records/storage/device';
import { rowSeal } from '../../records/storage/row-seal';
import { createIndexedDbDisk, type Disk } from '../../records/testing/disk';
import { FaultyDisk } from '../../records/testing/faulty-disk';
import { closeTabs, openTab } from '../../records/testing/open-tab';
import { unsealRows } from '../lock/rewrite-rows';
import { lookFor } from '../sealed/look-for';
import { Vault } from '../sealed/vault';
import {
  ADA,
  adoptAll,
  closeNotes,
  databaseNames,
  deps,
  everythingOf,
  notesOf,
  randomId,
  save,
  signIn,
  writeAsGuest,
} from '../testing/guest-device';
import { bringGuestIn } from './adopt-guest';

afterEach(async () => {
  await closeTabs();
  await closeNotes();
});

describe('P62 a guest', () => {
  it('is one on a device, and may write three entries at once', async () => {
    const disk = createIndexedDbDisk();
    const first = await notesOf(disk).begin();
    expect(isGuest(first.userId)).toBe(true);
    expect((await notesOf(disk).begin()).userId).toBe(first.userId);
    const tab = await openTab(disk, { personId: first.userId });
    expect(await tab.replica.readState()).toMatchObject({ plan: 'free', initialPullDone: true });
    const other = await openTab(disk, { personId: 'ada' });
    expect(await other.replica.readState()).toMatchObject({ plan: null, initialPullDone: false });
  });
});

describe('P63 adoption', () => {
  it('brings everything into the account as it was, and leaves no guest', async () => {
    const disk = createIndexedDbDisk();
    const guest = await writeAsGuest(disk);
    const before = await everythingOf(disk, guest);
    await signIn(disk, guest);
    await adoptAll(disk);
    expect(await everythingOf(disk, 'ada')).toEqual(before);
    expect(await databaseNames(disk)).not.toContain(guest);
    expect(await notesOf(disk).adoptionsInto('ada')).toEqual([]);
    expect((await notesOf(disk).begin()).userId).not.toBe(guest);
  });

  it('keeps the words and drafts of both where the account has its own here', async () => {
    const disk = createIndexedDbDisk();
    const ada = await openTab(disk, { personId: 'ada', name: 'ada' });
    await save(ada, 'shared', 'the account’s words');
    await ada.drafts.write('journal:new', { form: { content: 'another half' } });
    await ada.close();
    const guest = await writeAsGuest(disk);
    await signIn(disk, guest);
    await adoptAll(disk);
    const { records, drafts } = await everythingOf(disk, 'ada');
    expect(records).toHaveLength(2);
    expect(drafts).toHaveLength(2);
    for (const words of ['the guest’s words', 'the account’s words'])
      expect(records.join()).toContain(words);
  });

  it('I6 leaves no mark of the account’s lock with the guest: killed on the way, and the lock turned off, all words come', async () => {
    const disk = createIndexedDbDisk();
    const guest = await writeAsGuest(disk);
    const before = await everythingOf(disk, guest);
    await signIn(disk, guest);
    const key = new Uint8Array(32).fill(4);
    const locked = { ...disk.idb, seal: rowSeal(key, true) };
    const killed = () => {
      throw new Error('killed');
    };
    const all = { ...deps(disk, killed), idb: locked };
    const [adoption] = await all.notes.adoptionsInto('ada');
    await expect(bringGuestIn(adoption!, all)).rejects.toThrow('killed');
    await unsealRows('ada', { ...disk.idb, seal: rowSeal(key, false) });
    await adoptAll(disk);
    expect(await everythingOf(disk, 'ada')).toEqual(before);
  });

  it('brings the last words of a page as the draft of that page', async () => {
    const disk = createIndexedDbDisk();
    const guest = await writeAsGuest(disk);
    const words = { form: { content: 'half a sentence, and more' } };
    const tab = (await draftKeys(disk, guest))[0]!.split('#')[1]!;
    const left = [
      { page: tab, key: 'journal:new', value: words },
      { page: 'other', key: 'journal:new', value: 'as the page closed' },
    ];
    await signIn(disk, guest);
    let isForgotten = false;
    const forget = () => {
      isForgotten = true;
    };
    await adoptAll(disk, () => ({ found: () => (isForgotten ? [] : left), forget }));
    expect(isForgotten).toBe(true);
    const { drafts } = await everythingOf(disk, 'ada');
    expect(drafts).toHaveLength(2);
    expect(drafts.join()).toContain('half a sentence, and more');
    expect(drafts.join()).toContain('as the page closed');
  });

  it('killed between any two calls to IndexedDB loses and doubles nothing', {
    timeout: 120_000,
  }, async () => {
    const sample = createIndexedDbDisk();
    await signIn(sample, await writeAsGuest(sample));
    const counted = new FaultyDisk(sample, 'refused');
    await adoptAll(counted);
    expect(counted.calls).toBeGreaterThan(20);
    for (let call = 1; call <= counted.calls; call += 1) {
      const disk = createIndexedDbDisk();
      const guest = await writeAsGuest(disk);
      const before = await everythingOf(disk, guest);
      await signIn(disk, guest);
      const dying = new FaultyDisk(disk, 'refused');
      dying.isFaulty = (number) => number >= call;
      await adoptAll(dying).catch(() => undefined);
      await closeNotes();
      await adoptAll(disk);
      await adoptAll(disk);
      expect(await everythingOf(disk, 'ada'), `call ${call}`).toEqual(before);
      expect(await databaseNames(disk), `call ${call}`).not.toContain(guest);
    }
  });
});

describe('P65 a guest and an account on one device', () => {
  it('kept apart the guest’s databases stay as they are, and the next guest goes on with them', async () => {
    const disk = createIndexedDbDisk();
    const guest = await writeAsGuest(disk);
    const before = await everythingOf(disk, guest);
    await signIn(disk, guest, false);
    await adoptAll(disk);
    expect(await notesOf(disk).adoptionsInto('ada')).toEqual([]);
    expect((await everythingOf(disk, 'ada')).records).toEqual([]);
    expect((await notesOf(disk).begin()).userId).toBe(guest);
    expect(await everythingOf(disk, guest)).toEqual(before);
  });

  it('never write under one id of the device, so that neither takes the other’s words for seen', async () => {
    const disk = createIndexedDbDisk();
    const guest = await writeAsGuest(disk);
    const asGuest = await deviceId(disk);
    await signIn(disk, guest, false);
    const asAda = await deviceId(disk);
    const ada = await openTab(disk, { personId: 'ada', name: 'ada' });
    await save(ada, 'shared', 'the account’s words');
    await ada.close();
    await notesOf(disk).begin();
    expect(new Set([asGuest, asAda, await deviceId(disk)]).size).toBe(3);
    await signIn(disk, guest);
    await adoptAll(disk);
    const { records } = await everythingOf(disk, 'ada');
    for (const words of ['the guest’s words', 'the account’s words'])
      expect(records.join()).toContain(words);
  });

  it('P83 a page that opened before the sign-in writes nothing under the id that came with it', async () => {
    const disk = createIndexedDbDisk();
    const { userId: guest } = await notesOf(disk).begin();
    const { deviceId } = await lookFor(guest, disk.idb);
    const late = await openTab(disk, { personId: guest, name: 'guest', deviceId });
    await signIn(disk, guest);
    const ada = await openTab(disk, { personId: 'ada', name: 'ada' });
    await save(ada, 'shared', 'the account’s words');
    await ada.close();
    await late.drafts.write('shared', { form: { content: 'the guest’s words' } });
    await save(late, 'shared', 'the guest’s words').catch(() => undefined);
    await late.close();
    await adoptAll(disk);
    const { records, drafts } = await everythingOf(disk, 'ada');
    const shown = [
      ...records.map((each) => JSON.stringify(JSON.parse(each).body)),
      ...drafts,
    ].join();
    for (const words of ['the guest’s words', 'the account’s words'])
      expect(shown).toContain(words);
  });

  it('the first of two accounts takes the words, and the second has none of them', async () => {
    const disk = createIndexedDbDisk();
    const guest = await writeAsGuest(disk);
    await signIn(disk, guest);
    await signIn(disk, guest, true, { userId: 'ben', username: 'ben' });
    expect(await notesOf(disk).adoptionsInto('ben')).toEqual([]);
    expect(await notesOf(disk).adoptionsInto('ada')).toHaveLength(1);
  });
});

it('P64 a sign-in stands on the disk before anything else of it', async () => {
  const disk = createIndexedDbDisk();
  const { userId } = await notesOf(disk).begin();
  await signIn(disk, userId);
  const device = openDevice({ randomId, idb: disk.idb });
  expect(await device.readSignedIn()).toEqual(ADA);
  await device.close();
});

it('P67 an erased account takes along what was to go into it', async () => {
  const disk = createIndexedDbDisk();
  const guest = await writeAsGuest(disk);
  await signIn(disk, guest);
  const vault = new Vault({ randomId, idb: disk.idb });
  await vault.beginErasing('ada');
  await vault.close();
  await adoptAll(disk);
  expect((await everythingOf(disk, 'ada')).records).toEqual([]);
  expect(await databaseNames(disk)).not.toContain(guest);
});

async function deviceId(disk: Disk): Promise<string> {
  const device = openDevice({ randomId, idb: disk.idb });
  await device.ready();
  await device.close();
  return device.id;
}

async function draftKeys(disk: Disk, personId: string): Promise<string[]> {
  const { Dexie } = await import('dexie');
  const database = await new Dexie(`desk-${personId}`, disk.idb).open();
  const keys = await database.table('drafts').toCollection().primaryKeys();
  database.close();
  return keys.map(String);
}
