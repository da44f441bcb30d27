import { describe, expect, it } from 'vitest';
import { type DayReviewBody, dayReview } from '../../../shared/records/day-review';
import { dayReviewOf, isComplete, saveLabel } from './day-review-form';

const { id, day, draftKey, toForm, toBody } = dayReviewOf(23, '2026-11-20');

const saved: DayReviewBody = {
  challengeDay: 23,
  grateful: 'The window',
  truth: 'I was not as far behind as I felt.',
  tomorrowStep: 'Shoes by the door',
};
const blank: DayReviewBody = { challengeDay: 23, grateful: '', truth: ' ', tomorrowStep: '\n' };

describe('day review form', () => {
  it('is one for each challenge day, with a draft of its own, on the day it is written', () => {
    expect(id).toBe('day-review:23');
    expect(draftKey).toBe('day-review:23');
    expect(day).toBe('2026-11-20');
  });

  it('J14 has a record of its own in a later journey, and on each day between two', () => {
    const second = dayReviewOf(23, '2027-03-01', { key: '2:23', journey: 2 });
    expect([second.id, second.draftKey]).toEqual(['day-review:2:23', 'day-review:2:23']);
    const body = second.toBody(second.toForm(undefined), undefined);
    expect(body).toMatchObject({ challengeDay: 23, journey: 2 });
    const between = dayReviewOf(90, '2027-02-18', { key: '2027-02-18', journey: 1 });
    expect(between.id).toBe('day-review:2027-02-18');
    expect(saveLabel(undefined, undefined)).toBe('Save Day Review');
  });

  it('starts empty', () => {
    expect(toForm(undefined)).toEqual({ grateful: '', truth: '', tomorrowStep: '' });
  });

  it('shows a saved review and gives it back unchanged, with what it does not show', () => {
    const keptVersions = [{ hash: 'h', field: 'truth', value: 'x', updatedAt: 1 }];
    const newer = { ...saved, keptVersions, weather: 'rain' };
    expect(toBody(toForm(newer), newer)).toEqual(newer);
  });

  it('makes bodies that a push accepts', () => {
    const body = toBody({ ...toForm(undefined), truth: 'So' }, undefined);
    expect(dayReview.schema.safeParse(body).success).toBe(true);
  });
});

describe('the button of the day review', () => {
  it('is enabled when all three sheets have words after trimming', () => {
    expect(isComplete(saved)).toBe(true);
    for (const sheet of ['grateful', 'truth', 'tomorrowStep'] as const)
      expect(isComplete({ ...saved, [sheet]: ' \n ' })).toBe(false);
  });

  it("reads 'Complete Day N' for a new review, and for one whose sheets are all empty", () => {
    expect(saveLabel(23, undefined)).toBe('Complete Day 23');
    expect(saveLabel(23, blank)).toBe('Complete Day 23');
  });

  it("reads 'Update Day Review' when one sheet of an existing review is filled", () => {
    for (const sheet of ['grateful', 'truth', 'tomorrowStep'] as const)
      expect(saveLabel(23, { ...blank, [sheet]: 'x' })).toBe('Update Day Review');
  });
});
