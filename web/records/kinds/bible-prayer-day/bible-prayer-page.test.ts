import { expect, test } from 'vitest';
import type { BiblePrayerDayBody } from '../../../../shared/records/bible-prayer-day';
import { toBiblePrayerPage } from './bible-prayer-page';

const nothing: BiblePrayerDayBody = {
  bibleReading: null,
  biblePassage: null,
  readingDuration: null,
  prayer: null,
  prayerDuration: null,
  prayerTypes: null,
  reflection: null,
};

test('a day of reading and prayer names passage, minutes and types in their order', () => {
  const page = toBiblePrayerPage({
    bibleReading: true,
    biblePassage: 'Psalm 62',
    readingDuration: 15,
    prayer: true,
    prayerDuration: 10,
    prayerTypes: ['thanksgiving', 'petition'],
    reflection: 'He was here before I was.',
  });
  expect(page).toEqual({
    quiet: false,
    title: 'Psalm 62',
    minutes: 'Read 15 min, prayed 10 min',
    prayerTypes: ['petition', 'thanksgiving'],
    reflection: 'He was here before I was.',
  });
});

test('a day with neither is quiet', () => {
  expect(toBiblePrayerPage(nothing).quiet).toBe(true);
  expect(toBiblePrayerPage({ ...nothing, bibleReading: false, prayer: false }).quiet).toBe(true);
});

test('prayer alone is titled Prayer, a reading without a passage Bible reading', () => {
  const prayed = toBiblePrayerPage({ ...nothing, prayer: true, prayerDuration: 5 });
  expect(prayed).toMatchObject({ title: 'Prayer', minutes: 'Prayed 5 min', quiet: false });
  const read = toBiblePrayerPage({ ...nothing, bibleReading: true });
  expect(read).toMatchObject({ title: 'Bible reading', minutes: null });
});

test('a passage kept from before is not told of a day without reading', () => {
  const page = toBiblePrayerPage({
    ...nothing,
    bibleReading: false,
    biblePassage: 'Psalm 27',
    prayer: true,
  });
  expect(page.title).toBe('Prayer');
});
