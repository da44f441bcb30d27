import { afterEach, describe, expect, it } from 'vitest';
import { toState } from '../../shared/domain/merge/states';
import { rebindAccount } from '../../shared/domain/rebind-account';
import { journalEntry } from '../../shared/records/journal-entry';
import { nourishDay } from '../../shared/records/nourish-day';
import { type RecordState, SYNC } from '../../shared/records/record';
import { createIndexedDbDisk } from './testing/disk';
import { FaultyDisk } from './testing/faulty-disk';
import { closeTabs, openTab, type Tab } from './testing/open-tab';

const DAY = '2026-03-01';

afterEach(closeTabs);

function entry(tab: Tab, id: string, content: string) {
  const body = { content, audioUrl: null };
  return tab.records.save({ kind: journalEntry, id, day: DAY, body, opened: undefined });
}

async function states(tab: Tab): Promise<RecordState[]> {
  return (await tab.records.all()).map(toState).sort((a, b) => (a.id < b.id ? -1 : 1));
}

async function filledFile(): Promise<RecordState[]> {
  const tab = await openTab(createIndexedDbDisk(), { name: 'old' });
  await entry(tab, 'first', 'one');
  await entry(tab, 'second', 'two');
  const body = {
    waterIntake: { shown: 3 },
    balancedMeals: {},
    mindfulEating: null,
    gratefulForFood: true,
    emotionalEating: null,
    energyLevel: null,
    reflection: 'Slowly.',
  };
  const id = `nourish-day:${DAY}`;
  await tab.records.save({ kind: nourishDay, id, day: DAY, body, opened: undefined });
  return states(tab);
}

const counts = (outcomes: ReadonlyMap<string, string>) => [...outcomes.values()].sort();

describe('importStates', () => {
  it('F5 brings records back to a wiped device exactly as they were, waiting to be sent', async () => {
    const file = await filledFile();
    const tab = await openTab(createIndexedDbDisk(), { name: 'new' });
    let writes = 0;
    tab.replica.onLocalWrite(() => {
      writes += 1;
    });
    expect(counts(await tab.records.importStates(file))).toEqual(['added', 'added', 'added']);
    expect(await states(tab)).toEqual(file);
    expect(writes).toBe(1);
    expect(await tab.replica.pendingRows(9, 9e9)).toHaveLength(3);
  });

  it('A48 P1 leaves words as they are under their version, also with half a character in them', async () => {
    const [state] = await filledFile();
    const half = { ...state!, body: { ...state!.body, truthStatement: 'half \ud83d' } };
    const tab = await openTab(createIndexedDbDisk(), { name: 'new' });
    expect(counts(await tab.records.importStates([half]))).toEqual(['added']);
    expect(await states(tab)).toEqual([half]);
  });

  it('does nothing the second time, also to what was edited or deleted since', async () => {
    const file = await filledFile();
    const tab = await openTab(createIndexedDbDisk(), { name: 'new' });
    await tab.records.importStates(file);
    const opened = await tab.records.find(journalEntry, 'first');
    await tab.records.save({
      kind: journalEntry,
      id: 'first',
      day: DAY,
      body: { content: 'one, and more', audioUrl: null },
      opened,
    });
    const second = await tab.records.find(journalEntry, 'second');
    await tab.records.remove('second', second?.version ?? {});
    const before = await states(tab);
    const outcomes = await tab.records.importStates(file);
    expect(outcomes.get('second')).toBe('deleted');
    expect(counts(outcomes)).toEqual(['deleted', 'known', 'known']);
    expect(await states(tab)).toEqual(before);
  });

  it('joins a day of another account with the person’s own, once', async () => {
    const file = (await filledFile()).map((state) => rebindAccount(state, 'other'));
    // One browser that wrote for both accounts: its device id stands in both.
    const tab = await openTab(createIndexedDbDisk(), { name: 'old' });
    await entry(tab, 'unrelated', 'mine');
    await entry(tab, 'first', 'another one');
    expect((await tab.records.importStates(file)).get('first')).toBe('merged');
    const joined = await tab.records.find(journalEntry, 'first');
    expect(joined).toMatchObject({ sync: SYNC.pending });
    expect(JSON.stringify(joined?.body)).toContain('"one"');
    expect(JSON.stringify(joined?.body)).toContain('another one');
    const before = await states(tab);
    expect(counts(await tab.records.importStates(file))).toEqual(['known', 'known', 'known']);
    expect(await states(tab)).toEqual(before);
  });

  it('F1 survives a disk that fails once, and still says what it added', async () => {
    const file = await filledFile();
    for (let failing = 1; failing <= 6; failing += 1) {
      const disk = new FaultyDisk(createIndexedDbDisk(), 'aborted');
      const tab = await openTab(disk, { name: 'new' });
      const start = disk.calls;
      disk.isFaulty = (call) => call === start + failing;
      expect(counts(await tab.records.importStates(file))).toEqual(['added', 'added', 'added']);
      expect(await states(tab)).toEqual(file);
      await tab.close();
    }
  });
});

describe('drafts from a file', () => {
  it('stand beside what is being typed, and go behind it', async () => {
    const tab = await openTab(createIndexedDbDisk());
    await tab.drafts.write('journal:new', { form: 'typed here' });
    expect(await tab.drafts.restore('journal:new', { form: 'from the file' })).toBe(true);
    expect(await tab.drafts.restore('journal:new', { form: 'from the file' })).toBe(false);
    expect(await tab.drafts.read('journal:new')).toEqual({ form: 'typed here' });
    await tab.drafts.discard('journal:new');
    expect(await tab.drafts.read('journal:new')).toEqual({ form: 'from the file' });
    await tab.drafts.discard('journal:new');
    expect(await tab.drafts.all()).toEqual([]);
  });
});
