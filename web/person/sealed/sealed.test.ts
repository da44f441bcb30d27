import { Dexie, type Table } from 'dexie';
import { afterEach, describe, expect, it } from 'vitest';
import { canonicalJson } from '../../../shared/domain/record-hash';
import { journalEntry } from '../../../shared/records/journal-entry';
import type { DeviceRecord } from '../../../shared/records/record';
import { openDevice } from '../../records/storage/device';
import type { BundleRow, SealedRow } from '../../records/storage/device-database';
import { dexieOptions } from '../../records/storage/indexed-db';
import { createIndexedDbDisk, type Disk } from '../../records/testing/disk';
import { FaultyDisk } from '../../records/testing/faulty-disk';
import { closeTabs, openTab, type Tab } from '../../records/testing/open-tab';
import { whenLive } from '../../records/testing/when-live';
import { GuestNotes } from '../guest/guest-notes';
import { restoreSealed } from './restore-sealed';
import { type LeftWords, sealAndRemove } from './seal-and-remove';
import { Vault } from './vault';

const DAY = '2026-03-01';
const ADA_KEY = new Uint8Array(32).fill(1);
const BEN_KEY = new Uint8Array(32).fill(2);
const WORDS = [
  'nobody reads this',
  'said and not sent',
  'half a sentence',
  'the very last words',
  'for whoever runs this',
];

const vaults: Vault[] = [];
afterEach(async () => {
  await closeTabs();
  for (const vault of vaults.splice(0)) await vault.close();
});

let ids = 0;
const randomId = () => `random-${++ids}`;
const NOTHING_LEFT: LeftWords = { found: () => [], forget: () => undefined };

function openVault(disk: Disk): Vault {
  const vault = new Vault({ randomId, idb: disk.idb });
  vaults.push(vault);
  return vault;
}

function deps(disk: Disk, left = NOTHING_LEFT) {
  return {
    vault: openVault(disk),
    idb: disk.idb,
    randomId,
    now: () => 7,
    leftWords: () => left,
  };
}

function save(tab: Tab, id: string, content: string) {
  const body = { content, audioUrl: null };
  return tab.records.save({ kind: journalEntry, id, day: DAY, body, opened: undefined });
}

/**
 * Signs somebody in and writes: one entry the server has, one that waits, one that is held, a draft, a recording, and
 * what others are to read.
 */
async function writeADay(disk: Disk, personId = 'ada', key = ADA_KEY): Promise<void> {
  await openVault(disk).arrive(personId, key);
  const tab = await openTab(disk, { personId, name: personId });
  await tab.replica.enterEpoch('e');
  await save(tab, 'sent', 'the server has this');
  await tab.replica.acknowledge('e', await tab.replica.pendingRows(9, 9e9));
  await save(tab, 'held', 'only here');
  const [held] = await tab.replica.pendingRows(9, 9e9);
  await tab.replica.hold('e', [{ state: held!, code: 'ENTRY_LIMIT' }]);
  const opened = await save(tab, 'waits', WORDS[0]!);
  await tab.replica.acknowledge('e', await tab.replica.pendingRows(9, 9e9));
  const body = { content: WORDS[1]!, audioUrl: '/api/media/x' };
  await tab.records.save({ kind: journalEntry, id: 'waits', day: DAY, body, opened });
  await tab.drafts.write('journal:new', { form: { content: WORDS[2] } });
  const id = await tab.media.begin('journal:new', 'audio/webm');
  for (const byte of [1, 2, 3])
    await tab.media.append(id, new Blob([new Uint8Array(9).fill(byte)]), 1);
  await tab.media.finish(id);
  await tab.media.keep(id);
  const said = { kind: 'feedback', path: '/api/feedback' } as const;
  await tab.outbox.add({ ...said, body: { message: WORDS[4] } });
  const refused = await tab.outbox.add({ ...said, body: { message: '' } });
  await tab.outboxReplica.hold(refused.key, 'INVALID_REQUEST');
  await tab.answers.keep('/api/feedback', [{ message: 'the server has this' }]);
  await tab.close();
}

/** Everything of a person that the server has not. */
async function onlyHere(disk: Disk, personId = 'ada') {
  const tab = await openTab(disk, { personId, name: 'reader' });
  const records = await whenLive<DeviceRecord[]>(tab.records.liveUnsynced());
  const recordings = await whenLive(tab.media.liveUnsent());
  const spoken = await Promise.all(recordings.map(({ id }) => tab.media.read(id)));
  const bytes = await Promise.all(spoken.map((blob) => blob?.arrayBuffer()));
  const found = {
    records: records.map((record) => canonicalJson(record)).sort(),
    drafts: (await tab.drafts.all()).map(({ key, value }) => canonicalJson([key, value])).sort(),
    recordings: recordings.map(({ id, state, durationMs }) => [id, state, durationMs]),
    outbox: await whenLive(tab.outbox.liveUnsent()),
    bytes: bytes.map((buffer) => [...new Uint8Array(buffer ?? new ArrayBuffer(0))]),
  };
  await tab.close();
  return found;
}

/** Every byte and text of every database, one after another, also what an app lock keeps sealed on the disk. */
async function dump(disk: Disk): Promise<string> {
  const parts: string[] = [];
  for (const { name } of await disk.idb.indexedDB.databases()) {
    const database = await new Dexie(name!, dexieOptions(disk.idb)).open();
    for (const table of database.tables) {
      for (const row of await table.toArray()) {
        parts.push(`${name} ${table.name} ${JSON.stringify(row, asText)}`);
      }
    }
    database.close();
  }
  return parts.join('\n');
}

function asText(_field: string, value: unknown): unknown {
  return value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value;
}

async function databaseNames(disk: Disk): Promise<string[]> {
  return (await disk.idb.indexedDB.databases()).map(({ name }) => name!).sort();
}

describe('F3 a person who leaves words on the device', () => {
  it('leaves them sealed: no database of theirs, no word, no key', async () => {
    const disk = createIndexedDbDisk();
    await writeADay(disk);
    expect(await dump(disk)).toContain(WORDS[1]);
    expect(await sealAndRemove('ada', deps(disk))).toBe('gone');
    expect(await databaseNames(disk)).toEqual(['device']);
    const rest = await dump(disk);
    for (const word of [...WORDS, 'only here', 'the server has this']) {
      expect(rest).not.toContain(word);
    }
    expect(rest).not.toContain(' keys ');
    expect(rest).not.toContain('filling');
  });

  it('finds them at the next sign-in exactly as they were, and nothing stays sealed', async () => {
    const disk = createIndexedDbDisk();
    await writeADay(disk);
    const before = await onlyHere(disk);
    expect(before.records).toHaveLength(2);
    expect(before.outbox).toHaveLength(2);
    expect(before.bytes).toEqual([[...Array(27).keys()].map((at) => Math.floor(at / 9) + 1)]);
    await sealAndRemove('ada', deps(disk));
    await openVault(disk).arrive('ada', ADA_KEY);
    expect(await restoreSealed('ada', deps(disk))).toBe('home');
    expect(await onlyHere(disk)).toEqual(before);
    expect(await openVault(disk).hasBundles()).toBe(false);
    expect(await dump(disk)).not.toContain(' sealed ');
  });

  it('seals the last words of a closing page too', async () => {
    const disk = createIndexedDbDisk();
    await writeADay(disk);
    let left = [{ key: 'journal:new', value: { form: { content: WORDS[3] } } }];
    const words: LeftWords = {
      found: () => left,
      forget: () => {
        left = [];
      },
    };
    await sealAndRemove('ada', deps(disk, words));
    expect(left).toEqual([]);
    expect(await dump(disk)).not.toContain(WORDS[3]);
    await openVault(disk).arrive('ada', ADA_KEY);
    await restoreSealed('ada', deps(disk));
    expect(canonicalJson((await onlyHere(disk)).drafts)).toContain(WORDS[3]);
  });

  it('leaves nothing at all when the server has everything', async () => {
    const disk = createIndexedDbDisk();
    await openVault(disk).arrive('ada', ADA_KEY);
    const tab = await openTab(disk, { personId: 'ada' });
    await tab.replica.enterEpoch('e');
    await save(tab, 'sent', 'the server has this');
    await tab.replica.acknowledge('e', await tab.replica.pendingRows(9, 9e9));
    await tab.close();
    expect(await sealAndRemove('ada', deps(disk))).toBe('gone');
    expect(await databaseNames(disk)).toEqual(['device']);
    expect(await openVault(disk).hasBundles()).toBe(false);
  });

  it('P35 leaves nothing when the account was erased: what waited and what was sealed goes too', async () => {
    const disk = createIndexedDbDisk();
    await writeADay(disk);
    await sealAndRemove('ada', deps(disk));
    await writeADay(disk, 'ben', BEN_KEY);
    await openVault(disk).arrive('ada', ADA_KEY);
    const tab = await openTab(disk, { personId: 'ada' });
    await save(tab, 'waits', WORDS[0]!);
    await tab.close();
    await openVault(disk).beginErasing('ada');
    expect(await sealAndRemove('ada', deps(disk))).toBe('gone');
    expect((await databaseNames(disk)).filter((name) => name.includes('ada'))).toEqual([]);
    expect(await databaseNames(disk)).toContain('desk-ben');
    const vault = openVault(disk);
    expect([await vault.hasBundles(), await vault.keyOf('ada')]).toEqual([false, undefined]);
    expect(await vault.allLeaving()).toEqual([]);
  });

  it('P72 leaves nothing of a guest who deletes everything, and no session to end; another begins next', async () => {
    const disk = createIndexedDbDisk();
    const notes = new GuestNotes({ randomId, idb: disk.idb });
    const { userId: personId } = await notes.begin();
    const tab = await openTab(disk, { personId });
    await save(tab, 'only here', WORDS[0]!);
    await tab.close();
    const vault = openVault(disk);
    await vault.beginErasing(personId);
    expect(await sealAndRemove(personId, deps(disk))).toBe('gone');
    expect(await databaseNames(disk)).toEqual(['device']);
    expect([await vault.hasBundles(), await vault.allLeaving()]).toEqual([false, []]);
    const device = openDevice({ randomId, idb: disk.idb });
    expect([await device.readPendingLogout(), await device.readSignedIn()]).toEqual([null, null]);
    await device.close();
    expect((await notes.begin()).userId).not.toBe(personId);
    await notes.close();
  });

  it('keeps everything where there never was a key', async () => {
    const disk = createIndexedDbDisk();
    const tab = await openTab(disk, { personId: 'ada' });
    await save(tab, 'waits', WORDS[0]!);
    await tab.close();
    expect(await sealAndRemove('ada', deps(disk))).toBe('stays');
    expect((await onlyHere(disk)).records).toHaveLength(1);
    expect(await openVault(disk).leaving('ada')).toBeUndefined();
  });
});

describe('F3 a key that does not fit', () => {
  it('leaves the bundle as it is and says so; the right one opens it later', async () => {
    const disk = createIndexedDbDisk();
    await writeADay(disk);
    const before = await onlyHere(disk);
    await sealAndRemove('ada', deps(disk));
    expect(await restoreSealed('ada', deps(disk))).toBe('shut');
    await openVault(disk).arrive('ada', BEN_KEY);
    expect(await restoreSealed('ada', deps(disk))).toBe('shut');
    expect(await restoreSealed('ada', deps(disk))).toBe('shut');
    await openVault(disk).arrive('ada', ADA_KEY);
    expect(await restoreSealed('ada', deps(disk))).toBe('home');
    expect(await onlyHere(disk)).toEqual(before);
  });

  it('A22 opens nothing that was sealed for another person, not even with the same key', async () => {
    const disk = createIndexedDbDisk();
    await writeADay(disk);
    const before = await onlyHere(disk);
    await sealAndRemove('ada', deps(disk));
    const device = await new Dexie('device', disk.idb).open();
    const bundles: Table<BundleRow> = device.table('bundles');
    const [bundle] = await bundles.toArray();
    await bundles.put({ ...bundle!, personId: 'ben' });
    await openVault(disk).arrive('ben', ADA_KEY);
    expect(await restoreSealed('ben', deps(disk))).toBe('shut');
    expect((await onlyHere(disk, 'ben')).drafts).toEqual([]);
    await bundles.put(bundle!);
    await openVault(disk).arrive('ada', ADA_KEY);
    expect(await restoreSealed('ada', deps(disk))).toBe('home');
    expect(await onlyHere(disk)).toEqual(before);
    device.close();
  });

  it('A22 opens nothing in another place', async () => {
    const disk = createIndexedDbDisk();
    await writeADay(disk);
    await sealAndRemove('ada', deps(disk));
    const device = await new Dexie('device', disk.idb).open();
    const sealed: Table<SealedRow> = device.table('sealed');
    const rows = await sealed.toArray();
    const [first, second] = rows;
    await sealed.put({ ...first!, number: second!.number });
    await sealed.put({ ...second!, number: first!.number });
    await openVault(disk).arrive('ada', ADA_KEY);
    expect(await restoreSealed('ada', deps(disk))).toBe('shut');
    expect(await sealed.count()).toBe(2);
    device.close();
  });

  it('P1 what is written meanwhile does not claim to contain the sealed words: both are kept', async () => {
    const disk = createIndexedDbDisk();
    await openVault(disk).arrive('ada', ADA_KEY);
    const tab = await openTab(disk, { personId: 'ada' });
    await save(tab, 'page', WORDS[0]!);
    await tab.close();
    await sealAndRemove('ada', deps(disk));
    const meanwhile = await openTab(disk, { personId: 'ada' });
    await save(meanwhile, 'page', 'written without them');
    await meanwhile.close();
    await openVault(disk).arrive('ada', ADA_KEY);
    await restoreSealed('ada', deps(disk));
    const [record] = (await onlyHere(disk)).records;
    expect(record).toContain(WORDS[0]);
    expect(record).toContain('written without them');
  });
});

describe('A22 another person', () => {
  it('has databases and a key of their own, and leaves the first one’s bundle alone', async () => {
    const disk = createIndexedDbDisk();
    await writeADay(disk, 'ada', ADA_KEY);
    const before = await onlyHere(disk, 'ada');
    await sealAndRemove('ada', deps(disk));
    await writeADay(disk, 'ben', BEN_KEY);
    expect(await restoreSealed('ben', deps(disk))).toBe('home');
    await sealAndRemove('ben', deps(disk));
    await openVault(disk).arrive('ada', ADA_KEY);
    expect(await restoreSealed('ada', deps(disk))).toBe('home');
    expect(await onlyHere(disk, 'ada')).toEqual(before);
  });

  it('signing in anew while the databases still go does not cost the new key', async () => {
    const disk = createIndexedDbDisk();
    await writeADay(disk);
    const key = (await openVault(disk).keyOf('ada'))!;
    await openVault(disk).beginLeaving('ada');
    await openVault(disk).fill(key, (async function* () {})());
    await openVault(disk).arrive('ada', ADA_KEY);
    await sealAndRemove('ada', deps(disk));
    expect(await openVault(disk).keyOf('ada')).toBeDefined();
  });
});

describe('F3 a sign-in while a sign-out is under way', () => {
  it('takes back what has taken nothing away yet, and finishes what has', async () => {
    const disk = createIndexedDbDisk();
    await writeADay(disk);
    const vault = openVault(disk);
    await vault.beginLeaving('ada');
    expect(await vault.allLeaving()).toEqual(['ada']);
    await vault.arrive('ada', ADA_KEY);
    expect(await vault.allLeaving()).toEqual([]);
    expect((await onlyHere(disk)).records).toHaveLength(2);
    await vault.sealNothing('ada');
    await vault.arrive('ada', ADA_KEY);
    expect(await vault.leaving('ada')).toMatchObject({ isSealed: true, isBack: true });
  });
});

describe('F3 killed between any two calls to IndexedDB', () => {
  async function countCalls(run: (disk: Disk) => Promise<unknown>, on: Disk): Promise<number> {
    const disk = new FaultyDisk(on, 'refused');
    await run(disk);
    return disk.calls;
  }

  /** Runs until the given call, from which on nothing reaches the disk. */
  async function dieAt(call: number, real: Disk, run: (disk: Disk) => Promise<unknown>) {
    const disk = new FaultyDisk(real, 'refused');
    disk.isFaulty = (number) => number >= call;
    await run(disk).catch(() => undefined);
    for (const vault of vaults.splice(0)) await vault.close();
  }

  const leave = async (disk: Disk) => {
    const all = deps(disk);
    await all.vault.beginLeaving('ada');
    await sealAndRemove('ada', all);
  };
  const comeHome = (disk: Disk) => restoreSealed('ada', deps(disk));

  it('a sign-out loses nothing, and is finished at the next start', {
    timeout: 120_000,
  }, async () => {
    const sample = createIndexedDbDisk();
    await writeADay(sample);
    const calls = await countCalls(leave, sample);
    expect(calls).toBeGreaterThan(15);
    for (let call = 1; call <= calls; call += 1) {
      const disk = createIndexedDbDisk();
      await writeADay(disk);
      const before = await onlyHere(disk);
      await dieAt(call, disk, leave);
      // The next start: whoever was leaving has left, or never began to.
      expect(await sealAndRemove('ada', deps(disk)), `call ${call}`).toBe('gone');
      expect(await databaseNames(disk), `call ${call}`).toEqual(['device']);
      const rest = await dump(disk);
      for (const trace of [WORDS[1], 'filling', ' keys ']) expect(rest).not.toContain(trace);
      await openVault(disk).arrive('ada', ADA_KEY);
      expect(await restoreSealed('ada', deps(disk))).toBe('home');
      expect(await onlyHere(disk), `call ${call}`).toEqual(before);
    }
  });

  it('a return loses nothing, and is finished at the next start', {
    timeout: 120_000,
  }, async () => {
    const sample = createIndexedDbDisk();
    await writeADay(sample);
    await leave(sample);
    await openVault(sample).arrive('ada', ADA_KEY);
    const calls = await countCalls(comeHome, sample);
    expect(calls).toBeGreaterThan(10);
    for (let call = 1; call <= calls; call += 1) {
      const disk = createIndexedDbDisk();
      await writeADay(disk);
      const before = await onlyHere(disk);
      await leave(disk);
      await openVault(disk).arrive('ada', ADA_KEY);
      await dieAt(call, disk, comeHome);
      expect(await restoreSealed('ada', deps(disk)), `call ${call}`).toBe('home');
      expect(await onlyHere(disk), `call ${call}`).toEqual(before);
      expect(await openVault(disk).hasBundles()).toBe(false);
    }
  });
});

it('P2 a device takes another id with the databases that go, and goes on counting', async () => {
  const disk = createIndexedDbDisk();
  await openVault(disk).arrive('ada', ADA_KEY);
  const before = openDevice({ randomId, idb: disk.idb });
  const { dot } = await before.takeDots(1);
  await before.close();
  await sealAndRemove('ada', deps(disk));
  const after = openDevice({ randomId, idb: disk.idb });
  expect((await after.takeDots(1)).dot).toBeGreaterThan(dot);
  expect(after.id).not.toBe(before.id);
  await after.close();
});

it('P83 a page of whoever is here goes on under the other id, whoever’s databases go meanwhile', async () => {
  const disk = createIndexedDbDisk();
  for (const name of ['ada', 'ben']) await openVault(disk).arrive(name, ADA_KEY);
  const ben = await openTab(disk, { personId: 'ben' });
  await save(ben, 'before', WORDS[0]!);
  const before = ben.device.id;
  await sealAndRemove('ada', deps(disk));
  // More than are taken for a page at once.
  await ben.device.takeDots(100);
  await save(ben, 'after', WORDS[0]!);
  expect(ben.device.id).not.toBe(before);
});
