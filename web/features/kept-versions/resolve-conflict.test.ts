import { afterEach, describe, expect, test } from 'vitest';
import { keepVersion, keptVersionsOf } from '../../../shared/domain/merge/kept-versions';
import { stateOf } from '../../../shared/domain/merge/testing/records';
import { LIMITS } from '../../../shared/protocol/limits';
import { keptVersionsPage } from '../../../shared/records/kept-versions-page';
import { type RecordBody, type RecordState, SYNC } from '../../../shared/records/record';
import { findKind } from '../../../shared/records/registry';
import { keptVersionsOfRecord, pagesByRecord } from '../../records/kept-versions-of-record';
import { createIndexedDbDisk } from '../../records/testing/disk';
import { closeTabs, openTab, type Tab } from '../../records/testing/open-tab';
import { whenLive } from '../../records/testing/when-live';
import { choicesFor, type Kept, resolveConflict } from './resolve-conflict';

afterEach(closeTabs);

const EPOCH = 'epoch';
const DAY = '2026-03-01';

/** A device that holds one record as the server has it. */
async function withRecord(kind: string, body: RecordBody) {
  const tab = await openTab(createIndexedDbDisk());
  await tab.replica.enterEpoch(EPOCH);
  await tab.replica.mergeIn(EPOCH, [stateOf({ other: 1 }, body, { id: 'id', kind, day: DAY })]);
  return tab;
}

/** What is kept beside the record, as the screen finds it. */
async function keptIn(tab: Tab, kindName: string): Promise<Kept[]> {
  const kind = findKind(kindName);
  const record = kind && (await tab.records.find(kind, 'id'));
  if (!kind || !record) throw new Error('There is no such record');
  const all = await whenLive(tab.records.liveDays(keptVersionsPage, DAY, DAY));
  const pages = pagesByRecord(all).get('id');
  return keptVersionsOfRecord(record, pages).map((version) => {
    const isIn = ({ body }: { body: RecordBody }) =>
      keptVersionsOf(body).some(({ hash }) => hash === version.hash);
    return { kind, record, version, page: pages?.find(isIn) };
  });
}

async function only(tab: Tab, kind: string): Promise<Kept> {
  const kept = await keptIn(tab, kind);
  const [first] = kept;
  if (!first || kept.length > 1) throw new Error(`${kept.length} are kept`);
  return first;
}

const bodyOf = async (tab: Tab) => (await tab.records.all()).find(({ id }) => id === 'id')?.body;
const textsKept = async (tab: Tab, kind: string) =>
  (await keptIn(tab, kind)).map(({ version }) => version.value);

const entry = {
  content: 'Told on the phone.',
  audioUrl: null,
  keptVersions: [keepVersion('content', 'Told on the tablet.', 5)],
};

describe('what a person decides about two tellings', () => {
  test('keeping both puts one after the other, keeps no third copy, and waits to be sent', async () => {
    const tab = await withRecord('journal-entry', entry);
    await resolveConflict(tab.records, await only(tab, 'journal-entry'), 'both');
    expect(await bodyOf(tab)).toEqual({
      content: 'Told on the phone.\n\nTold on the tablet.',
      audioUrl: null,
      keptVersions: [],
    });
    expect((await tab.records.all())[0]?.sync).toBe(SYNC.pending);
  });

  test('using the other keeps what stood', async () => {
    const tab = await withRecord('journal-entry', entry);
    const done = await resolveConflict(tab.records, await only(tab, 'journal-entry'), 'other');
    expect((await bodyOf(tab))?.content).toBe('Told on the tablet.');
    const [kept] = await keptIn(tab, 'journal-entry');
    expect(kept?.version).toMatchObject({ value: 'Told on the phone.', hash: done.keptInstead });
  });

  test('M13 leaving it as it is lets the other go for good, also where another device still has it', async () => {
    const tab = await withRecord('journal-entry', entry);
    await resolveConflict(tab.records, await only(tab, 'journal-entry'), 'leave');
    const elsewhere = { ...entry, audioUrl: '/api/media/1234567890123456' };
    const theirs = stateOf({ other: 2 }, elsewhere, { id: 'id', kind: 'journal-entry', day: DAY });
    await tab.replica.mergeIn(EPOCH, [theirs]);
    expect(await bodyOf(tab)).toEqual({ ...elsewhere, keptVersions: [] });
  });

  test.each(['both', 'other', 'leave'] as const)('%s is taken back whole', async (choice) => {
    const tab = await withRecord('journal-entry', entry);
    const { undo } = await resolveConflict(tab.records, await only(tab, 'journal-entry'), choice);
    await undo();
    expect(await bodyOf(tab)).toEqual(entry);
  });

  test('what came meanwhile from another device stays', async () => {
    const tab = await withRecord('journal-entry', entry);
    const shown = await only(tab, 'journal-entry');
    const newer = { ...entry, content: 'Told on the phone. And more.' };
    const theirs: RecordState = { ...shown.record, version: { other: 2 }, body: newer };
    await tab.replica.mergeIn(EPOCH, [theirs]);
    await resolveConflict(tab.records, shown, 'both');
    const body = (await bodyOf(tab)) ?? {};
    const words = [body.content, ...keptVersionsOf(body).map(({ value }) => value)].join(' ');
    for (const text of ['Told on the tablet.', 'And more.']) expect(words).toContain(text);
  });
});

describe('other kinds and fields', () => {
  const day = {
    mood: 'hopeful',
    truthStatement: 'I am held.',
    gratitude1: 'Rain',
    gratitude2: null,
    gratitude3: null,
  };

  test('a single line takes the other in the same line', async () => {
    const keptVersions = [keepVersion('gratitude1', 'Snow', 5)];
    const tab = await withRecord('check-in', { ...day, keptVersions });
    await resolveConflict(tab.records, await only(tab, 'check-in'), 'both');
    expect(await bodyOf(tab)).toMatchObject({ gratitude1: 'Rain; Snow', mood: 'hopeful' });
  });

  test('where nothing stands any more the other stands alone', async () => {
    const keptVersions = [keepVersion('gratitude2', 'Snow', 5)];
    const tab = await withRecord('check-in', { ...day, keptVersions });
    const done = await resolveConflict(tab.records, await only(tab, 'check-in'), 'other');
    expect(await bodyOf(tab)).toMatchObject({ gratitude2: 'Snow', keptVersions: [] });
    expect(done.keptInstead).toBeUndefined();
    await done.undo();
    expect(await bodyOf(tab)).toMatchObject({ gratitude2: null, keptVersions });
  });

  test('two texts that one field has no room for are not offered together', async () => {
    const keptVersions = [keepVersion('truthStatement', 'long '.repeat(399), 5)];
    const tab = await withRecord('check-in', { ...day, keptVersions });
    expect(choicesFor(await only(tab, 'check-in'))).toEqual(['other', 'leave']);
  });

  test('M7 recordings change places, and what no rule is known for can only be let go', async () => {
    const [one, two] = ['/api/media/1111111111111111', '/api/media/2222222222222222'];
    const keptVersions = [keepVersion('audioUrl', two, 5), keepVersion('fromTheFuture', 'x', 6)];
    const tab = await withRecord('journal-entry', { ...entry, audioUrl: one, keptVersions });
    const [recording, unknown] = await keptIn(tab, 'journal-entry');
    if (!recording || !unknown) throw new Error('Two are kept');
    expect([choicesFor(recording), choicesFor(unknown)]).toEqual([['other', 'leave'], ['leave']]);
    await resolveConflict(tab.records, recording, 'other');
    expect((await bodyOf(tab))?.audioUrl).toBe(two);
    expect(await textsKept(tab, 'journal-entry')).toContain(one);
  });
});

describe('P30 what moved to a record of its own', () => {
  const long = 'A long telling. '.repeat(LIMITS.keptVersionsBytes / 8);

  async function withPage(): Promise<Tab> {
    const keptVersions = [keepVersion('content', long, 5)];
    const tab = await withRecord('journal-entry', { ...entry, content: 'Told.', keptVersions });
    const { kind, record } = await only(tab, 'journal-entry');
    const body = { content: 'Told on the phone.' };
    await tab.records.save({ kind, id: 'id', day: DAY, body, opened: record });
    await tab.replica.prepareWaiting();
    expect((await only(tab, 'journal-entry')).page).toBeDefined();
    return tab;
  }

  test('is let go with its record, and comes back with it', async () => {
    const tab = await withPage();
    const { undo } = await resolveConflict(tab.records, await only(tab, 'journal-entry'), 'leave');
    expect(await keptIn(tab, 'journal-entry')).toEqual([]);
    await undo();
    expect(await textsKept(tab, 'journal-entry')).toEqual([long]);
  });

  test('takes its place in the entry, and gives it back', async () => {
    const tab = await withPage();
    const { undo } = await resolveConflict(tab.records, await only(tab, 'journal-entry'), 'other');
    expect((await bodyOf(tab))?.content).toBe(long);
    expect(await textsKept(tab, 'journal-entry')).toEqual(['Told on the phone.']);
    await undo();
    expect((await bodyOf(tab))?.content).toBe('Told on the phone.');
    expect(await textsKept(tab, 'journal-entry')).toEqual([long]);
  });
});
