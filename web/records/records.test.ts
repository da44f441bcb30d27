import { afterEach, describe, expect, it, vi } from 'vitest';
import { type CheckInBody, checkIn } from '../../shared/records/check-in';
import { counterValue, withCounter } from '../../shared/records/fields';
import { journalEntry } from '../../shared/records/journal-entry';
import { type NourishDayBody, nourishDay } from '../../shared/records/nourish-day';
import { SYNC } from '../../shared/records/record';
import { createIndexedDbDisk, createMemoryDisk } from './testing/disk';
import { closeTabs, openTab, type Tab } from './testing/open-tab';
import { whenLive } from './testing/when-live';

const DAY = '2026-03-01';
const ID = `check-in:${DAY}`;

afterEach(closeTabs);

function words(truthStatement: string): CheckInBody {
  return { mood: 'hopeful', truthStatement, gratitude1: null, gratitude2: null, gratitude3: null };
}

function checkInOn(tab: Tab, day: string, truth = 'I am loved') {
  const id = `check-in:${day}`;
  return tab.records.save({ kind: checkIn, id, day, body: words(truth), opened: undefined });
}

function entry(tab: Tab, id: string, content: string, day = DAY) {
  const body = { content, audioUrl: null };
  return tab.records.save({ kind: journalEntry, id, day, body, opened: undefined });
}

describe.each([
  ['memory', createMemoryDisk],
  ['IndexedDB', createIndexedDbDisk],
])('records on %s', { timeout: 30_000 }, (_name, createDisk) => {
  it('are saved as waiting and found again after a restart', async () => {
    const disk = createDisk();
    const tab = await openTab(disk);
    const saved = await checkInOn(tab, DAY);
    expect(saved).toMatchObject({
      id: ID,
      day: DAY,
      sync: SYNC.pending,
      body: words('I am loved'),
    });
    await tab.close();
    const again = await openTab(disk);
    expect(await again.records.find(checkIn, ID)).toEqual(saved);
    expect(await again.records.find(nourishDay, ID)).toBeUndefined();
    expect(await again.replica.pendingRows(9, 9e9)).toMatchObject([{ version: saved.version }]);
  });

  it('are one person’s only', async () => {
    const disk = createDisk();
    await checkInOn(await openTab(disk), DAY);
    const other = await openTab(disk, { personId: 'other' });
    expect(await other.records.all()).toEqual([]);
  });

  it('A48 are saved in whole characters, also where half of one was typed', async () => {
    const tab = await openTab(createDisk());
    const saved = await checkInOn(tab, DAY, 'I am loved \ud83d');
    expect(saved.body.truthStatement).toBe('I am loved \ufffd');
    const again = { kind: checkIn, id: ID, day: DAY, body: words('I am loved \ud83d') };
    expect(await tab.records.save({ ...again, opened: saved })).toEqual(saved);
  });

  it('write nothing and take no dot where a save changes nothing', async () => {
    const tab = await openTab(createDisk());
    const saved = await checkInOn(tab, DAY);
    let writes = 0;
    tab.replica.onLocalWrite(() => {
      writes += 1;
    });
    const { dot } = await tab.device.takeDots(1);
    const same = { kind: checkIn, id: ID, day: DAY, body: words('I am loved'), opened: saved };
    expect(await tab.records.save(same)).toEqual(saved);
    expect((await tab.device.takeDots(1)).dot).toBe(dot + 1);
    expect(writes).toBe(0);
  });

  it('tell the loop of each save and each deletion after it is stored', async () => {
    const tab = await openTab(createDisk());
    let writes = 0;
    const end = tab.replica.onLocalWrite(() => {
      writes += 1;
    });
    const saved = await checkInOn(tab, DAY);
    expect(writes).toBe(1);
    await tab.records.remove(ID, saved.version);
    expect(writes).toBe(2);
    end();
    await checkInOn(tab, DAY);
    expect(writes).toBe(2);
  });

  it('carry every field and device name as they were written', async () => {
    const disk = createDisk();
    const tab = await openTab(disk, { name: '__|device' });
    const odd = JSON.parse(
      '{"__a":1,"|b":{"__c":2,"__proto__":3},"deleted":true,"_deleted":true,"_rev":"x"}',
    );
    const saved = await tab.records.save({
      kind: checkIn,
      id: ID,
      day: DAY,
      body: { ...words('x'), ...odd },
      opened: undefined,
    });
    await tab.close();
    const found = await (await openTab(disk)).records.find(checkIn, ID);
    expect(Object.keys(found?.version ?? {})).toEqual(['__|device-2']);
    expect(JSON.stringify(found?.body)).toBe(JSON.stringify(saved.body));
    expect(found?.body).toMatchObject({ deleted: true, _deleted: true, _rev: 'x', __a: 1 });
  });

  it('P8 are deleted only as they were seen', async () => {
    const tab = await openTab(createDisk());
    const first = await checkInOn(tab, DAY, 'first');
    const second = await tab.records.save({
      kind: checkIn,
      id: ID,
      day: DAY,
      body: words('second'),
      opened: first,
    });
    expect(await tab.records.remove(ID, first.version)).toEqual({ ok: false, problem: second });
    expect(await tab.records.find(checkIn, ID)).toEqual(second);
    expect(await tab.records.remove(ID, second.version)).toEqual({ ok: true, value: undefined });
    expect(await tab.records.find(checkIn, ID)).toBeUndefined();
    expect(await tab.records.remove(ID, second.version)).toEqual({ ok: true, value: undefined });
    expect(await tab.records.remove('check-in:none', {})).toEqual({ ok: true, value: undefined });
    expect(await tab.replica.pendingRows(9, 9e9)).toMatchObject([
      { id: ID, deleted: true, body: {} },
    ]);
  });

  it('count up exactly from two forms opened on the same day', async () => {
    const tab = await openTab(createDisk());
    const id = `nourish-day:${DAY}`;
    const body = (water: number): NourishDayBody => ({
      waterIntake: withCounter(water),
      balancedMeals: withCounter(0),
      mindfulEating: null,
      gratefulForFood: false,
      emotionalEating: null,
      energyLevel: null,
      reflection: null,
    });
    const save = (
      water: number,
      opened: Awaited<ReturnType<typeof tab.records.save<NourishDayBody>>> | undefined,
    ) => tab.records.save({ kind: nourishDay, id, day: DAY, body: body(water), opened });
    const opened = await save(2, undefined);
    await Promise.all([save(3, opened), save(4, opened)]);
    const found = await tab.records.find(nourishDay, id);
    expect(counterValue(found?.body.waterIntake)).toBe(5);
  });

  it('keep all words of many saves at once, each with a dot of its own', async () => {
    const disk = createDisk();
    const [one, two] = [await openTab(disk), await openTab(disk)];
    const saves = Array.from({ length: 20 }, (_, index) =>
      checkInOn(index % 2 ? one : two, DAY, `words ${index}.`),
    );
    await Promise.all(saves);
    const found = await one.records.find(checkIn, ID);
    const everything = JSON.stringify(found?.body);
    for (let index = 0; index < 20; index += 1) expect(everything).toContain(`words ${index}.`);
    expect(await two.records.find(checkIn, ID)).toEqual(found);
  });
});

describe.each([
  ['memory', createMemoryDisk],
  ['IndexedDB', createIndexedDbDisk],
])('live values on %s', { timeout: 30_000 }, (_name, createDisk) => {
  it('are undefined until first read, then the record, null for none', async () => {
    const tab = await openTab(createDisk());
    const live = tab.records.liveOne(checkIn, ID);
    expect(live.get()).toBeUndefined();
    expect(await whenLive(live)).toBeNull();
    const saved = await checkInOn(tab, DAY);
    expect(await whenLive(live, (record) => record !== null)).toEqual(saved);
    expect(await whenLive(tab.records.liveOne(nourishDay, ID))).toBeNull();
    await tab.records.remove(ID, saved.version);
    expect(await whenLive(live, (record) => record === null)).toBeNull();
  });

  it('list days newest first, both ends included, without tombstones', async () => {
    const tab = await openTab(createDisk());
    for (const day of ['2026-02-28', '2026-03-01', '2026-03-02', '2026-03-03'])
      await checkInOn(tab, day);
    await entry(tab, 'e1', 'not a check-in', '2026-03-01');
    const gone = await checkInOn(tab, '2026-03-02', 'gone');
    await tab.records.remove(gone.id, gone.version);
    const live = tab.records.liveDays(checkIn, '2026-02-28', '2026-03-02');
    const days = (await whenLive(live)).map(({ day }) => day);
    expect(days).toEqual(['2026-03-01', '2026-02-28']);
  });

  it('list the newest first, up to a limit, and move on when one is added or deleted', async () => {
    const tab = await openTab(createDisk());
    const saved = [];
    for (const [index, content] of ['one', 'two', 'three'].entries()) {
      tab.surroundings.time += 1_000;
      saved.push(await entry(tab, `e${index}`, content));
    }
    const live = tab.records.liveNewest(journalEntry, 2);
    const contents = (records: readonly { body: { content: string } }[]) =>
      records.map(({ body }) => body.content).join();
    expect(contents(await whenLive(live))).toBe('three,two');
    const subscription = live.subscribe(() => undefined);
    await tab.records.remove('e2', saved[2]?.version ?? {});
    await whenLive(live, (records) => contents(records) === 'two,one');
    subscription();
  });

  it('keep their identity, and that of each record, while nothing changed', async () => {
    const tab = await openTab(createDisk());
    await entry(tab, 'e1', 'one');
    const live = tab.records.liveNewest(journalEntry, 9);
    const end = live.subscribe(() => undefined);
    const before = await whenLive(live);
    await checkInOn(tab, DAY);
    expect(live.get()).toBe(before);
    tab.surroundings.time += 1_000;
    await entry(tab, 'e2', 'two');
    const after = await whenLive(live, (records) => records.length === 2);
    expect(after[1]).toBe(before[0]);
    end();
  });

  it('count live records of a kind', async () => {
    const tab = await openTab(createDisk());
    const saved = await entry(tab, 'e1', 'one');
    await entry(tab, 'e2', 'two');
    await checkInOn(tab, DAY);
    const live = tab.records.liveCount(journalEntry);
    expect(await whenLive(live)).toBe(2);
    const end = live.subscribe(() => undefined);
    await tab.records.remove('e1', saved.version);
    expect(await whenLive(live, (count) => count === 1)).toBe(1);
    end();
  });

  it('are read in pages, newest first, without tombstones', async () => {
    const tab = await openTab(createDisk());
    for (const content of ['one', 'two', 'three', 'four']) {
      tab.surroundings.time += 1_000;
      await entry(tab, content, content);
    }
    const gone = await tab.records.find(journalEntry, 'two');
    await tab.records.remove('two', gone?.version ?? {});
    const first = await tab.records.readNewest(journalEntry, 0, 2);
    expect(first.map(({ id }) => id)).toEqual(['four', 'three']);
    const next = await tab.records.readNewest(journalEntry, first[1]?.order ?? 0, 9);
    expect(next.map(({ id }) => id)).toEqual(['three', 'one']);
  });

  it('are read by their days, the earliest first, without what is deleted or of another kind', async () => {
    const tab = await openTab(createDisk());
    for (const day of ['2026-03-03', '2026-03-01', '2026-03-02', '2026-03-05'])
      await entry(tab, day, 'words', day);
    await checkInOn(tab, '2026-03-02');
    const gone = await tab.records.find(journalEntry, '2026-03-03');
    await tab.records.remove('2026-03-03', gone?.version ?? {});
    const days = async (from: string, to: string, limit?: number) =>
      (await tab.records.readDays(journalEntry, from, to, limit)).map(({ day }) => day);
    expect(await days('2026-03-01', '2026-03-04')).toEqual(['2026-03-01', '2026-03-02']);
    expect(await days('0000-01-01', '2026-03-09', 1)).toEqual(['2026-03-01']);
    expect(await days('2026-04-01', '2026-04-30')).toEqual([]);
  });

  it('tell of each change, deletions and those of another tab too, until nobody asks', async () => {
    const disk = createDisk();
    const here = await openTab(disk, { hearsOthers: true });
    const there = await openTab(disk, { name: 'b', hearsOthers: true });
    const told: (string | undefined)[] = [];
    const end = here.records.onChange((changed) => {
      told.push(changed && `${changed.id} ${changed.deleted ? 'deleted' : changed.body.content}`);
    });
    await vi.waitFor(() => expect(told).toEqual([undefined]));
    const saved = await entry(here, 'e1', 'one');
    await here.records.remove('e1', saved.version);
    await entry(there, 'e2', 'two');
    await vi.waitFor(() => expect(told).toEqual([undefined, 'e1 one', 'e1 deleted', 'e2 two']));
    end();
    await entry(here, 'e3', 'three');
    expect(told).toHaveLength(4);
  });

  it('show what waits and what is held, newest first, deletions too', async () => {
    const tab = await openTab(createDisk());
    const saved = await entry(tab, 'e1', 'one');
    tab.surroundings.time += 1_000;
    await entry(tab, 'e2', 'two');
    tab.surroundings.time += 1_000;
    await tab.records.remove('e1', saved.version);
    const unsynced = await whenLive(tab.records.liveUnsynced());
    expect(unsynced.map(({ id, deleted }) => [id, deleted])).toEqual([
      ['e1', true],
      ['e2', false],
    ]);
  });

  it('show what another tab saved', async () => {
    const disk = createDisk();
    const here = await openTab(disk, { hearsOthers: true });
    const there = await openTab(disk, { hearsOthers: true });
    const live = here.records.liveOne(checkIn, ID);
    const end = live.subscribe(() => undefined);
    await whenLive(live);
    const saved = await checkInOn(there, DAY);
    expect(await whenLive(live, (record) => record !== null)).toEqual(saved);
    end();
  });

  it('export everything but tombstones, by kind and order', async () => {
    const tab = await openTab(createDisk());
    const gone = await entry(tab, 'e0', 'gone');
    await entry(tab, 'e1', 'one');
    tab.surroundings.time += 1_000;
    await entry(tab, 'e2', 'two');
    await checkInOn(tab, DAY);
    await tab.records.remove('e0', gone.version);
    expect((await tab.records.all()).map(({ id }) => id)).toEqual([ID, 'e2', 'e1']);
  });
});
