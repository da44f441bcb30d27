import { describe, expect, it } from 'vitest';
import { ownWords, type WrittenRecords } from './own-words';

const week = { first: 36, last: 42 };
const NONE: WrittenRecords = { drops: [], checkIns: [], entries: [], reviews: [] };
const base = (id: string, day: string) => ({ id, day, createdAt: 1, deleted: false });
const entry = (id: string, day: string, content: string) => ({
  ...base(id, day),
  body: { content, audioUrl: null },
});
const completion = (challengeDay: number, reflection: string | null) => ({
  ...base(`drop:${challengeDay}`, '2026-03-04'),
  body: { challengeDay, reflection, audioUrl: null },
});
const review = (challengeDay: number) => ({
  ...base(`day-review:${challengeDay}`, '2026-03-05'),
  body: { challengeDay, grateful: 'Rain', truth: 'It held', tomorrowStep: 'Call her' },
});
const checkIn = {
  ...base('check-in:2026-03-05', '2026-03-05'),
  body: {
    mood: null,
    truthStatement: 'I am kept',
    gratitude1: 'Soup',
    gratitude2: ' ',
    gratitude3: null,
  },
};

describe('a person’s own words', () => {
  it('come from drops, check-ins, the journal and reviews, oldest first', () => {
    const words = ownWords(
      {
        drops: [completion(37, 'I said yes.')],
        checkIns: [checkIn],
        entries: [entry('b', '2026-03-06', 'Late.'), entry('a', '2026-03-03', 'Early.')],
        reviews: [review(38)],
      },
      week,
    );
    expect(words.map(({ sort, name, text }) => [sort, name, text])).toEqual([
      ['entry', 'Journal', 'Early.'],
      ['entry', 'Daily Drop, day 37', 'I said yes.'],
      ['truth', 'A truth to hold', 'I am kept'],
      ['gratitude', 'Grateful for', 'Soup'],
      ['gratitude', 'Grateful for', 'Rain'],
      ['truth', 'True that day', 'It held'],
      ['entry', 'Journal', 'Late.'],
    ]);
    expect(new Set(words.map(({ key }) => key)).size).toBe(words.length);
  });

  it('leave out what was deleted, what is empty and what is of another week', () => {
    const gone = { ...entry('gone', '2026-03-03', 'Gone.'), deleted: true };
    const records = {
      ...NONE,
      drops: [completion(35, 'Before.'), completion(43, 'After.'), completion(36, null)],
      entries: [gone, entry('blank', '2026-03-03', ' \n ')],
      reviews: [review(44)],
    };
    expect(ownWords(records, week)).toEqual([]);
  });
});
