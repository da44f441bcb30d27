import { describe, expect, it } from 'vitest';
import { mindfulSession } from '../../../../shared/records/mindful-session';
import {
  aBiblePrayerDay,
  aCheckIn,
  aDrop,
  aNourishDay,
  anEntry,
  aPhoto,
  aReview,
  dropWords,
} from '../testing/records';
import type { Book } from './book';
import { type Span, TAKEN, type Taken } from './choices';
import { type BookOrder, countTaken, makeBook } from './make-book';
import type { SourceRecord } from './source';

const march = (day: number) => `2026-03-${String(day).padStart(2, '0')}`;
const DAYS: Span = { kind: 'days', from: march(1), to: march(31) };
const JOURNEY: Span = { kind: 'journey', journey: 1, from: march(1), to: march(31) };

function bookOf(records: readonly SourceRecord[], order: Partial<BookOrder> = {}): Book {
  const words = new Map(Array.from({ length: 90 }, (_, at) => [at + 1, dropWords(at + 1)]));
  return makeBook(records, words, {
    span: DAYS,
    taken: new Set(TAKEN),
    name: 'Miriam',
    today: march(31),
    missingPhotos: new Set(),
    ...order,
  });
}

const daysOf = (book: Book) => book.chapters.flatMap(({ days }) => days);
const labelsOf = (book: Book) => daysOf(book).map(({ parts }) => parts.map(({ label }) => label));
const textOf = (book: Book) => JSON.stringify(book.chapters);

describe('what a book holds', () => {
  it('B2 leaves deleted records, other versions and kinds without words out', () => {
    const kept = { keptVersions: [{ hash: 'h', field: 'content', value: 'Lost', updatedAt: 0 }] };
    const session = { ...anEntry(march(2), 'x'), kind: mindfulSession.name };
    const deleted = { ...anEntry(march(2), 'Gone'), deleted: true };
    const book = bookOf([deleted, session, anEntry(march(2), 'Here', kept)]);
    expect(labelsOf(book)).toEqual([['Journal']]);
    expect(textOf(book)).not.toMatch(/Lost|Gone/);
  });

  it('B3 has a day in its order, the entries as they were written, and no empty day', () => {
    const book = bookOf([
      aReview(march(2), 'The rain'),
      aBiblePrayerDay(march(2), 'Light'),
      aNourishDay(march(2), 'Soup'),
      anEntry(march(2), 'Morning'),
      anEntry(march(2), 'Evening'),
      aCheckIn(march(2), 'I am led.'),
      aDrop(march(2), 2),
      aDrop(march(2), 1),
      anEntry(march(4), '  '),
      anEntry('2026-04-01', 'Later'),
    ]);
    expect(labelsOf(book)).toEqual([
      [
        'Daily Drop',
        'Daily Drop',
        'Wholeness Check-In',
        'Journal',
        'Journal',
        'Nourish',
        'Bible & Prayer',
        'Day Review',
      ],
    ]);
    expect(textOf(book)).toMatch(/Be still 1.*Be still 2.*Morning.*Evening/);
    expect(daysOf(book)).toMatchObject([{ title: 'Monday, March 2', aside: 'Days 1 and 2' }]);
  });

  it('B3 takes in what was chosen alone', () => {
    const all = [aDrop(march(2), 1), aCheckIn(march(2), 'I am led.'), anEntry(march(3), 'Words')];
    const taken = new Set<Taken>(['entries']);
    expect(labelsOf(bookOf(all, { taken }))).toEqual([['Journal']]);
    expect(countTaken(all, DAYS)).toMatchObject({ drops: 1, checkIns: 1, entries: 1, photos: 0 });
  });
});

describe('the chapters', () => {
  it('B4 are the themed weeks, by the furthest drop so far, and hold the drops of the one journey', () => {
    const book = bookOf(
      [
        aDrop(march(1), 1),
        aDrop(march(9), 8),
        aDrop(march(9), 3),
        anEntry(march(12), 'After'),
        aDrop(march(13), 22, { journey: 2 }),
      ],
      { span: JOURNEY },
    );
    expect(book.chapters).toMatchObject([
      { label: 'Week 1', title: 'Beginning', dates: 'March 1, 2026', through: 7 },
      { label: 'Week 2', title: 'Rest', dates: 'March 9 to 12, 2026', through: 14 },
    ]);
    expect(book.lit).toEqual([1, 8, 3]);
    expect(textOf(book)).not.toContain('Be still 22');
  });

  it('B5 are calendar weeks from Sunday on where the days are no journey', () => {
    const book = bookOf([anEntry(march(7), 'Saturday'), anEntry(march(8), 'Sunday')]);
    expect(book.chapters.map(({ title }) => title)).toEqual(['March 1 to 7', 'March 8 to 14']);
    expect(book.lit).toBeUndefined();
  });
});

describe('the parts', () => {
  it('B6 give a passage its reference and translation, and its question where something was written', () => {
    const book = bookOf([aDrop(march(1), 1), aDrop(march(2), 2, { reflection: 'By the sea' })]);
    const blocks = daysOf(book).map(({ parts }) => parts[0]?.blocks);
    const passage = { reference: 'Psalm 46:10', translation: 'World English Bible' };
    expect(blocks[0]).toMatchObject([{ kind: 'title' }, { kind: 'passage', ...passage }]);
    expect(blocks[1]?.slice(2)).toEqual([
      { kind: 'question', text: 'Where is it quiet?' },
      { kind: 'words', text: 'By the sea' },
    ]);
  });

  it('B6 say that a passage was not on the device', () => {
    const records = [aDrop(march(1), 1, { reflection: 'Mine' })];
    const book = makeBook(records, new Map(), {
      span: JOURNEY,
      taken: new Set(TAKEN),
      name: 'Miriam',
      today: march(31),
      missingPhotos: new Set(),
    });
    expect(daysOf(book)[0]?.parts[0]?.blocks).toEqual([
      { kind: 'note', text: 'The passage of Day 1 wasn’t on this device.' },
      { kind: 'words', text: 'Mine' },
    ]);
  });

  it('B7 put a photo with its entry, and say of one that can’t be had', () => {
    const photos = [aPhoto('photo-that-is-here'), aPhoto('photo-that-is-not')];
    const records = [anEntry(march(1), 'The lake', { photos })];
    const book = bookOf(records, { missingPhotos: new Set(['photo-that-is-not']) });
    expect(daysOf(book)[0]?.parts[0]?.blocks).toMatchObject([
      { kind: 'words' },
      { kind: 'photos', photos: [{ id: 'photo-that-is-here', width: 800, height: 600 }] },
      { kind: 'note', text: 'A photo of this entry wasn’t on this device.' },
    ]);
    const without = new Set<Taken>(['entries']);
    expect(textOf(bookOf(records, { taken: without }))).not.toContain('photo');
  });
});
