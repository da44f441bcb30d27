import { Dexie } from 'dexie';
import { afterEach, describe, expect, it } from 'vitest';
import { journalEntry } from '../../../shared/records/journal-entry';
import { LocalStoreError } from '../../records/contract';
import { dexieOptions } from '../../records/storage/indexed-db';
import { rowSeal } from '../../records/storage/row-seal';
import type { RowSeal } from '../../records/storage/seal-contract';
import { createIndexedDbDisk, type Disk } from '../../records/testing/disk';
import { FaultyDisk } from '../../records/testing/faulty-disk';
import { closeTabs, openTab, type Tab } from '../../records/testing/open-tab';
import { everythingStored, rawRows } from '../../records/testing/raw-rows';
import { whenLive } from '../../records/testing/when-live';
import { type SealingDb, sealRows, unsealRows } from './rewrite-rows';

const DAY = '2026-03-01';
const KEY = new Uint8Array(32).fill(1);
const SEAL = rowSeal(KEY, true);
const OPENING = rowSeal(KEY, false);
const OTHER = rowSeal(new Uint8Array(32).fill(2), true);
const SENTINELS = 60;

afterEach(closeTabs);

/** A device of nobody with an app lock, whatever project this runs in. */
function plainDisk(): Disk {
  const { indexedDB, IDBKeyRange } = createIndexedDbDisk().idb;
  return { idb: { indexedDB, IDBKeyRange } };
}

function sealing(disk: Disk, seal: RowSeal): SealingDb {
  return { ...disk.idb, seal };
}

function openAs(disk: Disk, seal: RowSeal | undefined, name = 'reader'): Promise<Tab> {
  return openTab({ idb: { ...disk.idb, ...(seal && { seal }) } }, { personId: 'ada', name });
}

const sentinel = (number: number) => `sentinel-${String(number).padStart(2, '0')}-of-ada`;

function write(tab: Tab, number: number) {
  const body = { content: sentinel(number), audioUrl: null };
  return tab.records.save({
    kind: journalEntry,
    id: `entry-${number}`,
    day: DAY,
    body,
    opened: undefined,
  });
}

/** Sentinels in records, drafts, a recording, the outbox and answers, as many in each. */
async function writeADay(tab: Tab, inEach: number): Promise<void> {
  let number = 0;
  const upTo = (place: number) => number < place * inEach;
  while (upTo(1)) await write(tab, number++);
  while (upTo(2))
    await tab.drafts.write(`journal:${number}`, { form: { content: sentinel(number++) } });
  const id = await tab.media.begin('journal:new', 'audio/webm');
  while (upTo(3)) await tab.media.append(id, new Blob([sentinel(number++)]), 1);
  await tab.media.finish(id);
  await tab.media.keep(id);
  while (upTo(4)) {
    const body = { message: sentinel(number++) };
    await tab.outbox.add({ kind: 'feedback', path: '/api/feedback', body });
  }
  while (upTo(5)) await tab.answers.keep(`/api/answer-${number}`, [sentinel(number++)]);
}

/** Everything of a day as its person has it. */
async function readADay(tab: Tab) {
  const recordings = await whenLive(tab.media.liveUnsent());
  const spoken = await Promise.all(recordings.map(({ id }) => tab.media.read(id)));
  const paths = Array.from({ length: SENTINELS }, (_, number) => `/api/answer-${number}`);
  const answers = await Promise.all(paths.map((path) => whenLive(tab.answers.live(path))));
  return {
    records: (await tab.records.all()).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    drafts: (await tab.drafts.all()).toSorted((a, b) => (a.key < b.key ? -1 : 1)),
    recordings,
    spoken: await Promise.all(spoken.map((blob) => blob?.text())),
    outbox: await whenLive(tab.outbox.liveUnsent()),
    answers,
  };
}

async function aDay(seal?: RowSeal, inEach = SENTINELS / 5) {
  const disk = plainDisk();
  const tab = await openAs(disk, seal, 'writer');
  await writeADay(tab, inEach);
  const day = await readADay(tab);
  await tab.close();
  return { disk, day };
}

/** How many of the sentinels stand on the disk for whoever reads it. */
async function sentinelsOn(disk: Disk): Promise<number> {
  const stored = await everythingStored(disk.idb);
  return Array.from({ length: SENTINELS }, (_, number) => sentinel(number)).filter((words) =>
    stored.includes(words),
  ).length;
}

async function readBack(disk: Disk, seal: RowSeal | undefined) {
  const tab = await openAs(disk, seal);
  const day = await readADay(tab);
  await tab.close();
  return day;
}

describe('I1 at rest', () => {
  it('no word of a person with a lock stands on the disk', async () => {
    const { disk, day } = await aDay(SEAL);
    expect(JSON.stringify(day).match(/sentinel-\d\d-of-ada/g)?.length).toBeGreaterThanOrEqual(
      SENTINELS,
    );
    expect(await sentinelsOn(disk)).toBe(0);
    expect(await readBack(disk, SEAL)).toEqual(day);
  });

  it('every one does where there is none', async () => {
    const { disk } = await aDay();
    expect(await sentinelsOn(disk)).toBe(SENTINELS);
  });
});

describe('I4 turning a lock on and off', () => {
  it('seals what is there, and opens it again', async () => {
    const { disk, day } = await aDay();
    await sealRows('ada', sealing(disk, SEAL));
    expect(await sentinelsOn(disk)).toBe(0);
    expect(await readBack(disk, SEAL)).toEqual(day);
    await unsealRows('ada', sealing(disk, OPENING));
    expect(await sentinelsOn(disk)).toBe(SENTINELS);
    expect(await readBack(disk, undefined)).toEqual(day);
  });

  it('passes over nobody’s databases, and over another person’s', async () => {
    const { disk, day } = await aDay();
    await sealRows('nobody', sealing(disk, SEAL));
    await sealRows('ad', sealing(disk, SEAL));
    expect(await readBack(disk, undefined)).toEqual(day);
  });

  it('goes over every page', async () => {
    const { disk } = await aDay();
    const database = await new Dexie('desk-ada', dexieOptions(disk.idb)).open();
    const numbers = Array.from({ length: 1_100 }, (_, number) => number);
    const draft = (number: number) => ({
      key: `journal:${number}#tab`,
      value: `sentinel of ${number}`,
      updatedAt: 1,
    });
    await database.table('drafts').bulkPut(numbers.map(draft));
    const piece = (index: number) => ({
      id: 'voice',
      index,
      bytes: new TextEncoder().encode('sentinel'),
    });
    await database.table('recordingChunks').bulkPut(numbers.slice(0, 100).map(piece));
    database.close();
    await sealRows('ada', sealing(disk, SEAL));
    expect((await rawRows(disk.idb, 'desk-ada', 'drafts')).every((row) => 'sealed' in row)).toBe(
      true,
    );
    expect(await everythingStored(disk.idb)).not.toContain('sentinel');
  });

  it('I6 killed at any moment, both lose nothing and go on when they are called again', {
    timeout: 120_000,
  }, async () => {
    for (const [from, seal, rewrite] of [
      [undefined, SEAL, sealRows],
      [SEAL, OPENING, unsealRows],
    ] as const) {
      const sample = new FaultyDisk((await aDay(from, 1)).disk, 'refused');
      await rewrite('ada', sealing(sample, seal));
      expect(sample.calls).toBeGreaterThan(8);
      for (let call = 1; call <= sample.calls; call += 1) {
        const { disk, day } = await aDay(from, 1);
        const dying = new FaultyDisk(disk, 'refused');
        dying.isFaulty = (number) => number >= call;
        await rewrite('ada', sealing(dying, seal)).catch(() => undefined);
        expect(await readBack(disk, seal), `call ${call}`).toEqual(day);
        if ((await everythingStored(disk.idb)).includes('"sealed":')) {
          await expect(openAs(disk, undefined), `I6 call ${call}`).rejects.toThrow(LocalStoreError);
        }
        await rewrite('ada', sealing(disk, seal));
        expect(await sentinelsOn(disk), `call ${call}`).toBe(seal.isSealing ? 0 : 5);
        expect(await readBack(disk, seal.isSealing ? SEAL : undefined)).toEqual(day);
      }
    }
  });

  it('what another tab with the key writes meanwhile is kept', async () => {
    const { disk } = await aDay();
    const tab = await openAs(disk, SEAL, 'other');
    const rewriting = sealRows('ada', sealing(disk, SEAL));
    const items = await tab.outboxReplica.waiting();
    for (const { key } of items) {
      await tab.outboxReplica.hold(key, 'CODE');
      await tab.drafts.write('journal:new', `written meanwhile ${key}`);
    }
    await rewriting;
    expect(await tab.outboxReplica.waiting()).toEqual([]);
    expect(await tab.drafts.read('journal:new')).toBe(`written meanwhile ${items.at(-1)?.key}`);
    await tab.close();
    expect(await everythingStored(disk.idb)).not.toContain('written meanwhile');
  });
});

describe('I3 without the key', () => {
  const others: readonly [string, RowSeal | undefined][] = [
    ['none', undefined],
    ['another', OTHER],
    ['another that only opens', rowSeal(new Uint8Array(32).fill(2), false)],
  ];

  it.each(others)('a page with %s opens nothing and changes nothing', async (_name, seal) => {
    const { disk, day } = await aDay(SEAL);
    const before = await everythingStored(disk.idb);
    await expect(openAs(disk, seal)).rejects.toMatchObject({ code: 'LOCKED' });
    const idb = { ...disk.idb, seal: seal ?? OTHER };
    await expect(sealRows('ada', idb)).rejects.toThrow('sealed with another key');
    await expect(unsealRows('ada', idb)).rejects.toThrow('sealed with another key');
    expect(await everythingStored(disk.idb)).toBe(before);
    expect(await readBack(disk, SEAL)).toEqual(day);
  });

  it('I6 databases that were opened with a key that seals ask for it before a row is there', async () => {
    const disk = plainDisk();
    await (await openAs(disk, SEAL)).close();
    await expect(openAs(disk, undefined)).rejects.toMatchObject({ code: 'LOCKED' });
  });

  it('a page that was open before the lock takes no sealed row for an empty one', async () => {
    const { disk } = await aDay();
    const tab = await openAs(disk, undefined, 'earlier');
    await sealRows('ada', sealing(disk, SEAL));
    const reads = [
      () => tab.drafts.read('journal:20'),
      () => tab.drafts.all(),
      () => tab.outboxReplica.waiting(),
    ];
    for (const read of reads) await expect(read()).rejects.toMatchObject({ code: 'LOCKED' });
    await expect(tab.records.all()).rejects.toThrow();
  });

  it('a lock that is off asks for no key', async () => {
    const { disk, day } = await aDay(SEAL);
    await unsealRows('ada', sealing(disk, OPENING));
    expect(await readBack(disk, undefined)).toEqual(day);
  });
});
