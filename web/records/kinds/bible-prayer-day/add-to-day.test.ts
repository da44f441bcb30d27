import { afterEach, expect, test } from 'vitest';
import { biblePrayerDay } from '../../../../shared/records/bible-prayer-day';
import { createIndexedDbDisk } from '../../testing/disk';
import { closeTabs, openTab } from '../../testing/open-tab';
import { addToDay, joinPassage } from './add-to-day';

const DAY = '2026-03-01';

afterEach(closeTabs);

async function dayAfter(...kept: Parameters<typeof addToDay>[2][]) {
  const { records } = await openTab(createIndexedDbDisk(), { name: 'phone' });
  for (const each of kept) await addToDay(records, DAY, each);
  return (await records.find(biblePrayerDay, biblePrayerDay.idFor(DAY)))?.body;
}

test('O1 a prayer makes the day’s record where there is none, and says nothing of reading', async () => {
  expect(await dayAfter({ prayed: { minutes: 4, types: ['worship'] } })).toEqual({
    bibleReading: null,
    biblePassage: null,
    readingDuration: null,
    prayer: true,
    prayerDuration: 4,
    prayerTypes: ['worship'],
    reflection: null,
  });
});

test('O1 minutes are added to minutes, kinds to kinds, and a passage comes after the others, once', async () => {
  const first = {
    read: { minutes: 10, passage: 'Psalm 23' },
    prayed: { minutes: 5, types: ['thanksgiving'] },
  } as const;
  const second = {
    read: { minutes: 3, passage: 'John 1:1-5' },
    prayed: { minutes: 2, types: ['worship', 'thanksgiving'] },
  } as const;
  expect(
    await dayAfter(first, second, { read: { minutes: 1, passage: 'Psalm 23' } }),
  ).toMatchObject({
    bibleReading: true,
    biblePassage: 'Psalm 23; John 1:1-5',
    readingDuration: 14,
    prayer: true,
    prayerDuration: 7,
    prayerTypes: ['worship', 'thanksgiving'],
  });
});

test('O1 a prayer under a minute is a prayer without minutes, and a day has no more than its own', async () => {
  expect(await dayAfter({ prayed: { minutes: 0, types: [] } })).toMatchObject({
    prayer: true,
    prayerDuration: null,
    prayerTypes: null,
  });
  const most = { prayed: { minutes: 1440, types: [] } };
  expect(await dayAfter(most, most)).toMatchObject({ prayerDuration: 1440 });
});

test('O1 what was typed as a passage stays as it was typed', () => {
  expect(joinPassage('  ps 23 ;', 'Psalm 23')).toBe('ps 23; Psalm 23');
  expect(joinPassage('ps 23;  Psalm 23', 'Psalm 23')).toBe('ps 23;  Psalm 23');
});

test('O1 several passages come after the others one by one, each once, as long as there is room', async () => {
  const psalms = { read: { minutes: 0, passage: 'Psalm 1; Psalm 2' } };
  const more = { read: { minutes: 0, passage: 'Psalm 2; Psalm 3' } };
  const long = { read: { minutes: 0, passage: 'a'.repeat(1_990) } };
  expect(await dayAfter(psalms, more, long)).toMatchObject({
    bibleReading: true,
    biblePassage: 'Psalm 1; Psalm 2; Psalm 3',
    readingDuration: null,
  });
});
