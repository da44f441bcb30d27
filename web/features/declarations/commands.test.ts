import { afterEach, expect, test, vi } from 'vitest';
import { toState } from '../../../shared/domain/merge/states';
import { biblePrayerDay } from '../../../shared/records/bible-prayer-day';
import { declaration } from '../../../shared/records/declaration';
import { PREFERENCE_ID, preference } from '../../../shared/records/preference';
import { LocalStoreError } from '../../records/contract';
import { createIndexedDbDisk } from '../../records/testing/disk';
import { closeTabs, openTab, type Tab } from '../../records/testing/open-tab';
import { beginSitting, deleteOwn, keepFavorite } from './commands';

const DAY = '2026-03-01';
const EPOCH = 'epoch-1';

afterEach(closeTabs);

async function device(name: string): Promise<Tab> {
  const tab = await openTab(createIndexedDbDisk(), { name });
  await tab.replica.enterEpoch(EPOCH);
  return tab;
}

async function favoritesOf({ records }: Tab) {
  return (await records.find(preference, PREFERENCE_ID))?.body.favoriteDeclarations;
}

/** What one device has of the preferences comes to the other. */
async function carry(from: Tab, to: Tab): Promise<void> {
  const kept = await from.records.find(preference, PREFERENCE_ID);
  if (!kept) throw new Error('Nothing is kept');
  await to.replica.mergeIn(EPOCH, [toState(kept)]);
}

test('Q4 what two devices star apart stays, both of it, and what is taken out stays out', async () => {
  const [phone, tablet] = [await device('phone'), await device('tablet')];
  await keepFavorite(phone.records, 'abba', true);
  await keepFavorite(tablet.records, 'anchor', true);
  await carry(phone, tablet);
  await carry(tablet, phone);
  for (const each of [phone, tablet])
    expect(new Set(await favoritesOf(each))).toEqual(new Set(['abba', 'anchor']));
  await keepFavorite(phone.records, 'anchor', false);
  await carry(phone, tablet);
  expect(await favoritesOf(tablet)).toEqual(['abba']);
});

test('Q4 two stars pressed at once are both kept, beside what else a person chose', async () => {
  const phone = await device('phone');
  const body = { showsStreaks: false };
  const { records } = phone;
  await records.save({ kind: preference, id: PREFERENCE_ID, day: DAY, body, opened: undefined });
  await Promise.all([
    keepFavorite(records, 'abba', true),
    keepFavorite(records, 'anchor', true),
    keepFavorite(records, 'abba', true),
  ]);
  const kept = await records.find(preference, PREFERENCE_ID);
  expect(kept?.body.showsStreaks).toBe(false);
  expect(kept?.body.favoriteDeclarations?.toSorted()).toEqual(['abba', 'anchor']);
});

test('Q6 an own one that is deleted leaves the favorites; one that was changed elsewhere stays', async () => {
  const phone = await device('phone');
  const { records } = phone;
  const body = { words: 'I am his.', passage: 'Psalms 100:3' };
  const opened = await records.save({
    kind: declaration,
    id: 'own-1',
    day: DAY,
    body,
    opened: undefined,
  });
  await keepFavorite(records, 'own-1', true);
  await keepFavorite(records, 'abba', true);
  const changed = { ...body, words: 'I am his own.' };
  const newer = await records.save({
    kind: declaration,
    id: 'own-1',
    day: DAY,
    body: changed,
    opened,
  });
  expect(await deleteOwn(records, opened)).toMatchObject({ ok: false });
  expect(await favoritesOf(phone)).toEqual(['own-1', 'abba']);
  expect(await deleteOwn(records, newer)).toMatchObject({ ok: true });
  expect(await records.find(declaration, 'own-1')).toBeUndefined();
  expect(await favoritesOf(phone)).toEqual(['abba']);
});

test('Q4 a star that is there already, and one that is not there to be taken out, write nothing', async () => {
  const phone = await device('phone');
  await keepFavorite(phone.records, 'abba', false);
  expect(await phone.records.find(preference, PREFERENCE_ID)).toBeUndefined();
  await keepFavorite(phone.records, 'abba', true);
  const kept = await phone.records.find(preference, PREFERENCE_ID);
  await keepFavorite(phone.records, 'abba', true);
  expect((await phone.records.find(preference, PREFERENCE_ID))?.version).toEqual(kept?.version);
});

test.each([
  [30_000, null],
  [30_001, 1],
])(
  'Q7 what is said for %i ms is worship of %s minutes, once however often it is told',
  async (ms, minutes) => {
    const { records } = await device('phone');
    const sitting = beginSitting(records);
    await Promise.all([sitting.add(DAY, ms), sitting.add(DAY, ms)]);
    expect(await sitting.add(DAY, ms)).toBe(true);
    const kept = await records.find(biblePrayerDay, biblePrayerDay.idFor(DAY));
    expect(kept?.body).toMatchObject({
      prayer: true,
      prayerDuration: minutes,
      prayerTypes: ['worship'],
    });
  },
);

test('Q7 where the device can’t save, it can be told again', async () => {
  const { records } = await device('phone');
  const refusal = new LocalStoreError('STORE_FAILED', undefined);
  vi.spyOn(records, 'save').mockRejectedValueOnce(refusal);
  const sitting = beginSitting(records);
  expect(await sitting.add(DAY, 60_000)).toBe(false);
  expect(await sitting.add(DAY, 60_000)).toBe(true);
  const kept = await records.find(biblePrayerDay, biblePrayerDay.idFor(DAY));
  expect(kept?.body.prayerDuration).toBe(1);
});
