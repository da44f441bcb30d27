import { afterEach, expect, test } from 'vitest';
import { versesHere } from '../../../shared/content/prayer/verses-here';
import { biblePrayerDay } from '../../../shared/records/bible-prayer-day';
import { journalEntry } from '../../../shared/records/journal-entry';
import { LocalStoreError } from '../../records/contract';
import { createDraftKeeper } from '../../records/draft-keeper';
import { createRecordForm } from '../../records/record-form';
import { createIndexedDbDisk, type Disk } from '../../records/testing/disk';
import { closeTabs, openTab } from '../../records/testing/open-tab';
import { endSitting } from './commands';
import { type ActsForm, actsSitting, beginActs, PRAY_ACTS } from './model/acts-sitting';
import {
  beginScripture,
  PRAY_SCRIPTURE,
  scriptureSitting,
  withPrayer,
} from './model/scripture-sitting';

const DAY = '2026-03-01';
const SECRET = 'I lied to Ruth';

afterEach(closeTabs);

/** The app on a device, with the sitting of each way. Each call is another start of it. */
async function start(disk: Disk, { id = 'entry-1', refuses = false } = {}) {
  const tab = await openTab(disk, { name: 'phone' });
  const keeper = createDraftKeeper(tab.drafts);
  const records = {
    ...tab.records,
    find: tab.records.find.bind(tab.records),
    liveOne: tab.records.liveOne.bind(tab.records),
    save: ((input) =>
      refuses && input.kind.name === journalEntry.name
        ? Promise.reject(new LocalStoreError('QUOTA_EXCEEDED', undefined))
        : tab.records.save(input)) as typeof tab.records.save,
  };
  const acts = createRecordForm({ records, keeper }, actsSitting(id, DAY));
  const scripture = createRecordForm({ records, keeper }, scriptureSitting(id, DAY));
  for (const { state } of [acts, scripture]) {
    await new Promise<void>((resolve) => {
      const look = () => state.get().ready && resolve();
      state.subscribe(look);
      look();
    });
  }
  return { tab, keeper, records, acts, scripture };
}

const writtenActs = (patch: Partial<ActsForm> = {}): ActsForm => ({
  ...beginActs(DAY),
  at: 4,
  visited: 4,
  openMs: 130_000,
  words: {
    adoration: 'You are great.',
    confession: SECRET,
    thanksgiving: '',
    supplication: '',
  },
  ...patch,
});

/** All that any database of a disk holds, as one text. */
async function everythingIn({ idb: { indexedDB } }: Disk): Promise<string> {
  const result = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const parts: string[] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await result(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const rows = await result(database.transaction(store).objectStore(store).getAll());
      parts.push(JSON.stringify(rows));
    }
    database.close();
  }
  return parts.join('\n');
}

test('O7 a confession is in a draft while it is written, and in no store once the rest was kept', async () => {
  const disk = createIndexedDbDisk();
  const { keeper, records, acts, tab } = await start(disk);
  const form = writtenActs();
  acts.change(form);
  await keeper.flush();
  expect(await everythingIn(disk)).toContain(SECRET);
  const ended = await endSitting(PRAY_ACTS, {
    records,
    keeper,
    day: DAY,
    form,
    sitting: acts,
    isKept: true,
  });
  expect(ended).toMatchObject({ ok: true, value: { id: 'entry-1' } });
  const all = await everythingIn(disk);
  expect(all).toContain('You are great.');
  expect(all).not.toContain(SECRET);
  expect(keeper.unwritten()).toEqual([]);
  const day = await tab.records.find(biblePrayerDay, biblePrayerDay.idFor(DAY));
  expect(day?.body).toMatchObject({
    prayer: true,
    prayerDuration: 2,
    prayerTypes: ['worship', 'petition', 'thanksgiving'],
    bibleReading: null,
  });
});

test('O7 O9 what is finished without being kept is in no store, and its time is in the day', async () => {
  const disk = createIndexedDbDisk();
  const { keeper, records, acts, tab } = await start(disk);
  const form = writtenActs({ keepsConfession: true });
  acts.change(form);
  await keeper.flush();
  await endSitting(PRAY_ACTS, { records, keeper, day: DAY, form, sitting: acts, isKept: false });
  await keeper.flush();
  const all = await everythingIn(disk);
  expect(all).not.toContain(SECRET);
  expect(all).not.toContain('You are great.');
  expect(await tab.records.find(journalEntry, 'entry-1')).toBeUndefined();
  const day = await tab.records.find(biblePrayerDay, biblePrayerDay.idFor(DAY));
  expect(day?.body.prayerDuration).toBe(2);
});

test('O7 a confession that the person wants to keep is in the entry', async () => {
  const { keeper, records, acts, tab } = await start(createIndexedDbDisk());
  const form = writtenActs({ keepsConfession: true });
  acts.change(form);
  await endSitting(PRAY_ACTS, { records, keeper, day: DAY, form, sitting: acts, isKept: true });
  const entry = await tab.records.find(journalEntry, 'entry-1');
  expect(entry?.body.content).toContain(SECRET);
});

test('O4 a sitting that the app did not see the end of is there again, with its step, words and time', async () => {
  const disk = createIndexedDbDisk();
  const passage = 'Psalms 131:1-3';
  const begun = beginScripture({ passage, verses: versesHere(passage)! });
  const form = { ...begun, ...withPrayer(begun, 1, 'Quiet me.'), at: 1, openMs: 70_000 };
  const first = await start(disk);
  first.scripture.change(form);
  await first.keeper.flush();
  await first.tab.close();
  const second = await start(disk, { id: 'entry-2' });
  expect(second.scripture.state.get()).toMatchObject({ restored: true, form });
  const ended = await endSitting(PRAY_SCRIPTURE, {
    records: second.records,
    keeper: second.keeper,
    day: DAY,
    form,
    sitting: second.scripture,
    isKept: true,
  });
  // The id with which it began: two starts make no two entries.
  expect(ended).toMatchObject({ ok: true, value: { id: 'entry-1' } });
  expect(await second.tab.drafts.all()).toEqual([]);
});

test('O6 its time is counted once, also where the entry can’t be saved at first', async () => {
  const disk = createIndexedDbDisk();
  const full = await start(disk, { refuses: true });
  const form = writtenActs();
  full.acts.change(form);
  const { records, keeper, acts } = full;
  const refused = await endSitting(PRAY_ACTS, {
    records,
    keeper,
    day: DAY,
    form,
    sitting: acts,
    isKept: true,
  });
  expect(refused).toMatchObject({ ok: false, problem: expect.stringContaining('no space left') });
  await full.keeper.flush();
  await full.tab.close();
  const again = await start(disk);
  const kept = again.acts.state.get().form;
  expect(kept).toMatchObject({ isCounted: true, words: form.words });
  await endSitting(PRAY_ACTS, {
    records: again.records,
    keeper: again.keeper,
    day: DAY,
    form: kept,
    sitting: again.acts,
    isKept: true,
  });
  const day = await again.tab.records.find(biblePrayerDay, biblePrayerDay.idFor(DAY));
  expect(day?.body.prayerDuration).toBe(2);
  expect(await again.tab.records.find(journalEntry, 'entry-1')).toBeDefined();
});
