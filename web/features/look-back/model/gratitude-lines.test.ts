import { expect, it } from 'vitest';
import type { CheckInBody } from '../../../../shared/records/check-in';
import type { DayReviewBody } from '../../../../shared/records/day-review';
import type { RecordOf } from '../../../records/contract';
import { gratitudeLines } from './gratitude-lines';

const base = (id: string, order: number) => ({
  id,
  kind: '',
  day: `2026-03-${10 + order}`,
  order,
  version: {},
  deleted: false,
  createdAt: 0,
  updatedAt: 0,
  utcOffsetMinutes: 0,
  sync: 0 as const,
});
const checkIn = (order: number, ...texts: (string | null)[]): RecordOf<CheckInBody> => ({
  ...base(`c${order}`, order),
  body: {
    mood: null,
    truthStatement: '',
    gratitude1: texts[0] ?? null,
    gratitude2: texts[1] ?? null,
    gratitude3: texts[2] ?? null,
  },
});
const review = (order: number, grateful: string): RecordOf<DayReviewBody> => ({
  ...base(`r${order}`, order),
  body: { challengeDay: 1, grateful, truth: '', tomorrowStep: '' },
});
const texts = (given: Parameters<typeof gratitudeLines>[0]) =>
  gratitudeLines(given).lines.map(({ text }) => text);

it('lines of check-ins and reviews stand together, newest first, without what is blank', () => {
  const given = {
    checkIns: [checkIn(1, ' Soup ', null, 'Rain'), checkIn(4, ' ')],
    reviews: [review(0, 'Bread'), review(3, 'Sleep')],
    limit: 9,
  };
  expect(texts(given)).toEqual(['Bread', 'Soup', 'Rain', 'Sleep']);
  expect(gratitudeLines(given).more).toBe(false);
});

it('what a list may still have in between is not skipped', () => {
  const given = {
    checkIns: [checkIn(1, 'One'), checkIn(2, 'Two')],
    reviews: [review(5, 'Five')],
    limit: 2,
  };
  expect(texts(given)).toEqual(['One', 'Two']);
  expect(gratitudeLines(given).more).toBe(true);
});
