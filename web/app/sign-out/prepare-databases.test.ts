import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { journalEntry } from '../../../shared/records/journal-entry';
import { GuestNotes } from '../../person/guest/guest-notes';
import { Vault } from '../../person/sealed/vault';
import { openDevice } from '../../records/storage/device';
import { createIndexedDbDisk, type Disk } from '../../records/testing/disk';
import { closeTabs, openTab } from '../../records/testing/open-tab';
import { prepareDatabases } from './prepare-databases';

const randomId = () => crypto.randomUUID();

let disk: Disk;
let session: string;
/** Happens while a page waits for the databases. */
let meanwhile: () => Promise<void>;

beforeEach(() => {
  disk = createIndexedDbDisk();
  meanwhile = async () => undefined;
  vi.stubGlobal('localStorage', { getItem: () => session, removeItem: () => undefined });
  const request = async (_name: string, _options: LockOptions, work: () => Promise<unknown>) => {
    await meanwhile();
    return work();
  };
  vi.stubGlobal('navigator', { locks: { request } });
});
afterEach(closeTabs);

it('A22 P64 a tab that was still opening while another person signed in leaves that person’s words where they are', async () => {
  session = 'ada';
  meanwhile = async () => {
    session = 'ben';
    await signIn('ben');
    await write('ben');
  };
  expect(await prepareDatabases('ada', disk.idb)).toMatchObject({ state: 'former' });
  expect(await leaving()).toEqual([]);
  expect(await databases()).toContain('desk-ben');
  expect(await databases()).not.toContain('desk-ada');
});

it('P64 a guest’s tab that has not heard of their sign-in leaves the account’s words where they are', async () => {
  const notes = new GuestNotes({ randomId, idb: disk.idb });
  const guest = await notes.begin();
  await notes.close();
  session = guest.userId;
  await signIn('ada');
  await write('ada');
  expect(await prepareDatabases(guest.userId, disk.idb)).toMatchObject({ state: 'former' });
  expect(await leaving()).toEqual([]);
  expect(await databases()).toContain('desk-ada');
  expect(await databases()).not.toContain(`desk-${guest.userId}`);
});

it('A22 P64 a tab of whoever is signed in goes on, and puts away somebody who had left', async () => {
  session = 'ada';
  await signIn('ben');
  await signIn('ada');
  await write('ben');
  expect(await prepareDatabases('ada', disk.idb)).toMatchObject({ state: 'here' });
  expect(await databases()).not.toContain('desk-ben');
});

it('P83 knows what the device is called before anything is opened, but not where somebody was put away, who took the name along', async () => {
  session = 'ada';
  await signIn('ada');
  await write('ada');
  const { deviceId } = await prepareDatabases('ada', disk.idb);
  const device = openDevice({ randomId, idb: disk.idb });
  await device.ready();
  await device.close();
  expect(deviceId).toBe(device.id);
  await signIn('ben');
  await signIn('ada');
  expect((await prepareDatabases('ada', disk.idb)).deviceId).toBeUndefined();
  expect((await prepareDatabases('ada', disk.idb)).deviceId).not.toBe(deviceId);
});

/** As a sign-in does: a key, and a note on the disk. */
async function signIn(userId: string): Promise<void> {
  const vault = new Vault({ randomId, idb: disk.idb });
  await vault.arrive(userId, new Uint8Array(32).fill(userId.length));
  await vault.close();
  const device = openDevice({ randomId, idb: disk.idb });
  await device.writeSignedIn({ userId, username: userId });
  await device.close();
}

async function write(personId: string): Promise<void> {
  const tab = await openTab(disk, { personId });
  const body = { content: `Words of ${personId}`, audioUrl: null };
  const opened = undefined;
  await tab.records.save({ kind: journalEntry, id: 'entry', day: '2026-03-01', body, opened });
  await tab.close();
}

async function leaving(): Promise<string[]> {
  const vault = new Vault({ randomId, idb: disk.idb });
  const people = await vault.allLeaving();
  await vault.close();
  return people;
}

async function databases(): Promise<(string | undefined)[]> {
  return (await disk.idb.indexedDB.databases()).map(({ name }) => name);
}
