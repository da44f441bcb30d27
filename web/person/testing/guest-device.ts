import { canonicalJson } from '../../../shared/domain/record-hash';
import { journalEntry } from '../../../shared/records/journal-entry';
import type { Disk } from '../../records/testing/disk';
import { openTab, type Tab } from '../../records/testing/open-tab';
import { whenLive } from '../../records/testing/when-live';
import { type AdoptDeps, bringGuestIn, endAdoption } from '../guest/adopt-guest';
import { guestSignsIn } from '../guest/adoption';
import { GuestNotes } from '../guest/guest-notes';
import { Vault } from '../sealed/vault';

const DAY = '2026-03-01';
export const ADA = { userId: 'ada', username: 'ada' };

const opened: { close(): Promise<void> }[] = [];
/** Closes what tests have opened of a device’s notes. */
export async function closeNotes(): Promise<void> {
  for (const each of opened.splice(0)) await each.close();
}

let ids = 0;
export const randomId = () => `random-${++ids}`;

export function notesOf(disk: Disk): GuestNotes {
  const notes = new GuestNotes({ randomId, idb: disk.idb });
  opened.push(notes);
  return notes;
}

export function deps(disk: Disk, left: AdoptDeps['leftWords'] = nothingLeft): AdoptDeps {
  return { notes: notesOf(disk), idb: disk.idb, randomId, now: () => 7, leftWords: left };
}

const nothingLeft = () => ({ found: () => [], forget: () => undefined });

export async function signIn(
  disk: Disk,
  guest: string,
  isBrought = true,
  session = ADA,
): Promise<void> {
  const vault = new Vault({ randomId, idb: disk.idb });
  const way = { isBrought, nextDeviceId: randomId() };
  await vault.arrive(session.userId, undefined, guestSignsIn(guest, session, way));
  await vault.close();
}

export function save(tab: Tab, id: string, content: string) {
  const body = { content, audioUrl: null };
  return tab.records.save({ kind: journalEntry, id, day: DAY, body, opened: undefined });
}

/** A guest’s day: two entries, a draft, a recording, and what others are to read. Returns the guest. */
export async function writeAsGuest(disk: Disk): Promise<string> {
  const { userId } = await notesOf(disk).begin();
  const tab = await openTab(disk, { personId: userId, name: 'guest' });
  await save(tab, 'first', 'before there was an account');
  await save(tab, 'shared', 'the guest’s words');
  await tab.drafts.write('journal:new', { form: { content: 'half a sentence' } });
  const id = await tab.media.begin('journal:new', 'audio/webm');
  await tab.media.append(id, new Blob([new Uint8Array(9).fill(3)]), 1);
  await tab.media.finish(id);
  await tab.media.keep(id);
  await tab.outbox.add({ kind: 'feedback', path: '/api/feedback', body: { message: 'hello' } });
  await tab.close();
  return userId;
}

export async function adoptAll(disk: Disk, left?: AdoptDeps['leftWords']): Promise<void> {
  const all = deps(disk, left);
  for (const adoption of await all.notes.adoptionsInto('ada')) {
    await bringGuestIn(adoption, all);
    await endAdoption(adoption.guest, all);
  }
}

export async function everythingOf(disk: Disk, personId: string) {
  const tab = await openTab(disk, { personId, name: 'reader' });
  const recordings = await whenLive(tab.media.liveUnsent());
  const bytes = await Promise.all(
    recordings.map(async ({ id }) => (await tab.media.read(id))?.arrayBuffer()),
  );
  const found = {
    records: (await whenLive(tab.records.liveUnsynced())).map((each) => canonicalJson(each)).sort(),
    drafts: (await tab.drafts.all()).map(({ key, value }) => canonicalJson([key, value])).sort(),
    recordings: recordings.map(({ id, state }) => [id, state]),
    bytes: bytes.map((buffer) => [...new Uint8Array(buffer ?? new ArrayBuffer(0))]),
    outbox: await whenLive(tab.outbox.liveUnsent()),
  };
  await tab.close();
  return found;
}

export async function databaseNames(disk: Disk): Promise<string> {
  return (await disk.idb.indexedDB.databases()).map(({ name }) => name).join(' ');
}
