import { afterEach, expect, test } from 'vitest';
import { biblePrayerDay } from '../../../shared/records/bible-prayer-day';
import {
  type IntercessionCardBody,
  intercessionCard,
} from '../../../shared/records/intercession-card';
import { createIndexedDbDisk } from '../../records/testing/disk';
import { closeTabs, openTab, type Tab } from '../../records/testing/open-tab';
import { whenLive } from '../../records/testing/when-live';
import { addMinutes, markNotAnswered, markPrayed, undoPrayed } from './commands';

const DAY = '2026-03-01';
const NEXT_DAY = '2026-03-02';
const ID = 'card-1';
const BODY: IntercessionCardBody = { who: 'Ana', matter: 'Sleep', since: DAY, rhythm: 'daily' };
const REQUEST = { circle: 'circle-1', request: 'request-1' };

afterEach(closeTabs);

async function withCard(part: Partial<IntercessionCardBody> = {}): Promise<Tab> {
  const tab = await openTab(createIndexedDbDisk(), { name: 'phone' });
  await change(tab, { ...BODY, ...part });
  return tab;
}

async function change(tab: Tab, patch: Partial<IntercessionCardBody>): Promise<void> {
  const opened = await tab.records.find(intercessionCard, ID);
  const body = { ...BODY, ...opened?.body, ...patch };
  await tab.records.save({ kind: intercessionCard, id: ID, day: DAY, body, opened });
}

const cardOn = async (tab: Tab) => (await tab.records.find(intercessionCard, ID))?.body;
const dayOn = async (tab: Tab) =>
  (await tab.records.find(biblePrayerDay, biblePrayerDay.idFor(DAY)))?.body;
const tapsOn = async (tab: Tab) =>
  (await whenLive(tab.outbox.liveUnsent())).map(({ kind, path, body, mayBeRefused }) => ({
    kind,
    path,
    body,
    mayBeRefused,
  }));

test('T3 a day is noted once, also where two presses come at once, and undone', async () => {
  const tab = await withCard();
  await Promise.all([markPrayed(tab, ID, DAY), markPrayed(tab, ID, DAY)]);
  await markPrayed(tab, ID, DAY);
  await markPrayed(tab, ID, NEXT_DAY);
  expect((await cardOn(tab))?.prayedOn).toEqual([DAY, NEXT_DAY]);
  await undoPrayed(tab, ID, NEXT_DAY);
  expect((await cardOn(tab))?.prayedOn).toEqual([DAY]);
  await undoPrayed(tab, ID, DAY);
  expect((await cardOn(tab))?.prayedOn).toEqual([]);
});

test('T3 a card that is gone is neither brought back nor counted', async () => {
  const tab = await withCard();
  await markPrayed(tab, 'another', DAY);
  expect(await tab.records.find(intercessionCard, 'another')).toBeUndefined();
  expect(await dayOn(tab)).toBeUndefined();
});

test('T4 the day has prayer of the kind intercession, beside what it has, and keeps it', async () => {
  const tab = await withCard();
  await markPrayed(tab, ID, DAY);
  expect(await dayOn(tab)).toMatchObject({ prayer: true, prayerTypes: ['intercession'] });
  await addMinutes(tab.records, DAY, 4);
  await undoPrayed(tab, ID, DAY);
  await markPrayed(tab, ID, DAY);
  expect(await dayOn(tab)).toMatchObject({ prayer: true, prayerDuration: 4 });
});

test('T10 a card of a circle’s request counts there, may be refused, and is taken back while it waits', async () => {
  const tab = await withCard({ request: REQUEST });
  await markPrayed(tab, ID, DAY);
  await markPrayed(tab, ID, NEXT_DAY);
  await markPrayed(tab, ID, NEXT_DAY);
  const path = '/api/prayer-requests/request-1/prayed';
  const tap = (day: string) => ({ kind: 'prayed', path, body: { day }, mayBeRefused: true });
  const taps = await tapsOn(tab);
  expect(taps).toHaveLength(2);
  expect(taps).toEqual(expect.arrayContaining([tap(DAY), tap(NEXT_DAY)]));
  await undoPrayed(tab, ID, NEXT_DAY);
  expect(await tapsOn(tab)).toEqual([tap(DAY)]);
});

test('T10 any other card says nothing to anybody', async () => {
  const tab = await withCard();
  await markPrayed(tab, ID, DAY);
  expect(await tapsOn(tab)).toEqual([]);
});

test('T7 “Not answered yet” keeps the story', async () => {
  const tab = await withCard({ answeredOn: DAY, story: 'She sleeps.' });
  await markNotAnswered(tab.records, ID);
  expect(await cardOn(tab)).toEqual({ ...BODY, answeredOn: null, story: 'She sleeps.' });
});

/** Brings what waits on one device to another, as the server does. */
async function send(from: Tab, to: Tab): Promise<void> {
  const rows = await from.replica.pendingRows(99, 9e9);
  await from.replica.acknowledge('e', rows);
  await to.replica.mergeIn('e', rows);
}

/** Two devices that both have the card, and hear nothing of each other from now on. */
async function twoDevices(): Promise<readonly [Tab, Tab]> {
  const phone = await withCard();
  const tablet = await openTab(createIndexedDbDisk(), { name: 'tablet' });
  for (const tab of [phone, tablet]) await tab.replica.enterEpoch('e');
  await send(phone, tablet);
  return [phone, tablet];
}

async function meet(phone: Tab, tablet: Tab): Promise<void> {
  await send(phone, tablet);
  await send(tablet, phone);
}

test('T6 two devices that pray on different days apart keep both days', async () => {
  const [phone, tablet] = await twoDevices();
  await markPrayed(phone, ID, DAY);
  await markPrayed(tablet, ID, NEXT_DAY);
  await meet(phone, tablet);
  for (const tab of [phone, tablet])
    expect(new Set((await cardOn(tab))?.prayedOn)).toEqual(new Set([DAY, NEXT_DAY]));
});

test('T6 a card that is answered on one device and changed on another is both', async () => {
  const [phone, tablet] = await twoDevices();
  await change(phone, { answeredOn: NEXT_DAY, story: 'She sleeps.' });
  await change(tablet, { matter: 'Sleep, and rest' });
  await meet(phone, tablet);
  for (const tab of [phone, tablet])
    expect(await cardOn(tab)).toMatchObject({
      answeredOn: NEXT_DAY,
      story: 'She sleeps.',
      matter: 'Sleep, and rest',
    });
});
