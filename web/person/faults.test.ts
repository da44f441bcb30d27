import { afterEach, describe, expect, it } from 'vitest';
import { keepVersion, keptVersionsOf } from '../../shared/domain/merge/kept-versions';
import { stateOf } from '../../shared/domain/merge/testing/records';
import { counterValue, withCounter } from '../../shared/records/fields';
import { journalEntry } from '../../shared/records/journal-entry';
import { nourishDay } from '../../shared/records/nourish-day';
import { LocalStoreError } from '../records/contract';
import { createIndexedDbDisk, type Disk } from '../records/testing/disk';
import { type Fault, FaultyDisk } from '../records/testing/faulty-disk';
import { closeTabs, openTab, type Tab } from '../records/testing/open-tab';
import { whenLive } from '../records/testing/when-live';

const DAY = '2026-03-01';
const WATER = `nourish-day:${DAY}`;

afterEach(closeTabs);

function entry(tab: Tab, id: string, content: string) {
  const body = { content, audioUrl: null };
  return tab.records.save({ kind: journalEntry, id, day: DAY, body, opened: undefined });
}

async function drink(tab: Tab, glasses: number) {
  const opened = await tab.records.find(nourishDay, WATER);
  const body = {
    waterIntake: withCounter(counterValue(opened?.body.waterIntake) + glasses),
    balancedMeals: withCounter(0),
    mindfulEating: null,
    gratefulForFood: false,
    emotionalEating: null,
    energyLevel: null,
    reflection: null,
  };
  return tab.records.save({ kind: nourishDay, id: WATER, day: DAY, body, opened });
}

/** A day of writing and syncing, step by step. */
const DAY_OF_STEPS: readonly ((tab: Tab) => Promise<unknown>)[] = [
  (tab) => tab.drafts.write('journal:new', 'half a word'),
  (tab) => entry(tab, 'morning', 'morning words'),
  (tab) => tab.drafts.discard('journal:new'),
  (tab) => tab.outbox.add({ kind: 'feedback', path: '/api/feedback', body: { message: 'hm' } }),
  (tab) => drink(tab, 1),
  (tab) => drink(tab, 2),
  (tab) => tab.replica.enterEpoch('e'),
  async (tab) => tab.replica.acknowledge('e', await tab.replica.pendingRows(9, 9e9)),
  (tab) =>
    tab.replica.mergeIn('e', [
      stateOf(
        { z: 1 },
        { content: 'evening words', audioUrl: null },
        { id: 'evening', kind: 'journal-entry' },
      ),
    ]),
  (tab) => tab.replica.advance('e', 1, true),
  (tab) => drink(tab, 1),
  (tab) => entry(tab, 'night', 'night words'),
];

async function summary(tab: Tab) {
  const all = await tab.records.all();
  const water = all.find(({ id }) => id === WATER)?.body.waterIntake;
  return {
    words: all
      .flatMap(({ body }) => (typeof body.content === 'string' ? [body.content] : []))
      .sort(),
    water: counterValue(water as Record<string, number> | undefined),
    waiting: (await tab.replica.pendingRows(9, 9e9)).map(({ id }) => id).sort(),
    checkpoint: (await tab.replica.readState()).checkpoint,
    drafts: (await tab.drafts.all()).length,
    outbox: (await tab.outboxReplica.waiting()).length,
  };
}

const GOOD_DAY = {
  words: ['evening words', 'morning words', 'night words'],
  water: 4,
  waiting: ['night', WATER],
  checkpoint: 1,
  drafts: 0,
  outbox: 1,
};

async function countCalls(fault: Fault): Promise<number> {
  const disk = new FaultyDisk(createIndexedDbDisk(), fault);
  const tab = await openTab(disk);
  for (const step of DAY_OF_STEPS) await step(tab);
  expect(await summary(tab)).toEqual(GOOD_DAY);
  await tab.close();
  return disk.calls;
}

describe.each<Fault>(['refused', 'aborted'])('F1 a call to IndexedDB that is %s', (fault) => {
  it('at any one point of a day is not even noticed', { timeout: 120_000 }, async () => {
    const calls = await countCalls(fault);
    expect(calls).toBeGreaterThan(30);
    for (let failing = 1; failing <= calls; failing += 1) {
      const disk = new FaultyDisk(createIndexedDbDisk(), fault);
      disk.isFaulty = (call) => call === failing;
      const tab = await openTab(disk);
      for (const step of DAY_OF_STEPS) await step(tab);
      expect(await summary(tab), `call ${failing}`).toEqual(GOOD_DAY);
      await tab.close();
    }
  });

  it('from any point on is told for what it is, and loses nothing that was saved', {
    timeout: 120_000,
  }, async () => {
    const calls = await countCalls(fault);
    for (let failing = 1; failing <= calls; failing += 3) {
      const real = createIndexedDbDisk();
      const disk = new FaultyDisk(real, fault);
      disk.isFaulty = (call) => call >= failing;
      const saved: string[] = [];
      const errors: unknown[] = [];
      const tab = await openTab(disk).catch((error: unknown) => void errors.push(error));
      for (const id of tab ? ['one', 'two', 'three', 'four'] : []) {
        await entry(tab as Tab, id, `${id} words`).then(
          () => saved.push(`${id} words`),
          (error: unknown) => errors.push(error),
        );
      }
      for (const error of errors) expect(error).toBeInstanceOf(LocalStoreError);
      expect(errors.map((error) => (error as LocalStoreError).code)).toEqual(
        errors.map(() => 'STORE_FAILED'),
      );
      if (tab) {
        // Repaired: the same tab goes on.
        disk.isFaulty = () => false;
        await entry(tab, 'after', 'after words');
        saved.push('after words');
        await tab.close();
      }
      const found = (await summary(await openTab(real))).words;
      expect(found, `from call ${failing}`).toEqual(expect.arrayContaining(saved));
      await closeTabs();
    }
  });
});

describe('P30 a program killed while kept versions move to records of their own', () => {
  const FORMERLY = ['a', 'b', 'c'];

  async function saveWithKeptVersions(disk: Disk): Promise<void> {
    const tab = await openTab(disk);
    const keptVersions = FORMERLY.map((letter, at) =>
      keepVersion('content', letter.repeat(40_000), at),
    );
    const body = { content: 'now', audioUrl: null, keptVersions };
    await tab.records.save({ kind: journalEntry, id: 'page', day: DAY, body, opened: undefined });
    await tab.close();
  }

  /** Moves them until the given call to the disk, from which on nothing reaches it. The number of calls made. */
  async function moveUntil(failing: number, real: Disk): Promise<number> {
    const disk = new FaultyDisk(real, 'refused');
    const tab = await openTab(disk);
    const opened = disk.calls;
    disk.isFaulty = (call) => call >= opened + failing;
    await tab.replica.prepareWaiting().catch(() => undefined);
    const calls = disk.calls - opened;
    await tab.close();
    return calls;
  }

  it('still has every one of them, wherever it was killed', { timeout: 120_000 }, async () => {
    const whole = createIndexedDbDisk();
    await saveWithKeptVersions(whole);
    const calls = await moveUntil(Number.POSITIVE_INFINITY, whole);
    expect(calls).toBeGreaterThan(5);
    for (let failing = 1; failing <= calls; failing += 1) {
      const disk = createIndexedDbDisk();
      await saveWithKeptVersions(disk);
      await moveUntil(failing, disk);
      const tab = await openTab(disk);
      const found = (await tab.records.all()).flatMap(({ body }) => keptVersionsOf(body));
      const letters = found.map(({ value }) => `${value}`.slice(0, 1));
      expect([...new Set(letters)].sort(), `killed at call ${failing}`).toEqual(FORMERLY);
      await tab.close();
    }
  });
});

describe('F1 a connection that is lost', () => {
  it('does not end a live list: it reads on through the next one', async () => {
    const disk = new FaultyDisk(createIndexedDbDisk(), 'refused');
    const tab = await openTab(disk);
    await entry(tab, 'one', 'one');
    const live = tab.records.liveNewest(journalEntry, 9);
    const end = live.subscribe(() => undefined);
    await whenLive(live);
    const from = disk.calls;
    disk.isFaulty = (call) => call === from + 1;
    await entry(tab, 'two', 'two');
    expect(await whenLive(live, (records) => records.length === 2)).toHaveLength(2);
    await entry(tab, 'three', 'three');
    expect(await whenLive(live, (records) => records.length === 3)).toHaveLength(3);
    end();
  });
});

describe('F2 a full disk', () => {
  it('is told as such, and the words that were saved stay', async () => {
    const real = createIndexedDbDisk();
    const disk = new FaultyDisk(real, 'full');
    const tab = await openTab(disk);
    await entry(tab, 'one', 'one words');
    disk.isFaulty = () => true;
    const refused = entry(tab, 'two', 'two words');
    await expect(refused).rejects.toBeInstanceOf(LocalStoreError);
    await expect(refused).rejects.toMatchObject({
      code: 'QUOTA_EXCEEDED',
      message:
        'This device has no space left. What you wrote is still on this screen. Copy or export it.',
    });
    disk.isFaulty = () => false;
    await entry(tab, 'two', 'two words');
    expect((await summary(tab)).words).toEqual(['one words', 'two words']);
  });
});

it('F1 shows what is here where RxDB can’t start, reports a save as failed, and does not try for ever', async () => {
  const disk = createIndexedDbDisk();
  const before = await openTab(disk);
  await entry(before, 'a', 'words');
  await before.close();
  const refused: string[] = [];
  const { indexedDB } = disk.idb;
  const factory: IDBFactory = {
    open(name, version) {
      if (!name.endsWith('_rxdb_internal')) return indexedDB.open(name, version);
      refused.push(name);
      throw new DOMException('Refused.', 'InvalidStateError');
    },
    deleteDatabase: (name) => indexedDB.deleteDatabase(name),
    cmp: (first, second) => indexedDB.cmp(first, second),
    databases: () => indexedDB.databases(),
  };
  const tab = await openTab({ idb: { ...disk.idb, indexedDB: factory } });
  const newest = tab.records.liveNewest(journalEntry, 9);
  const end = newest.subscribe(() => undefined);
  await expect.poll(() => newest.get()?.map(({ id }) => id)).toEqual(['a']);
  await expect.poll(() => refused.length).toBeGreaterThan(1);
  await expect(entry(tab, 'b', 'more')).rejects.toBeInstanceOf(LocalStoreError);
  expect(refused.length).toBeLessThan(10);
  expect(newest.get()).toHaveLength(1);
  end();
});
