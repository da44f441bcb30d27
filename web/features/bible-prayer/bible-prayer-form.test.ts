import { describe, expect, it } from 'vitest';
import { type BiblePrayerDayBody, biblePrayerDay } from '../../../shared/records/bible-prayer-day';
import { biblePrayerOf, togglePrayerType, withPassage } from './bible-prayer-form';

const { id, toForm, toBody } = biblePrayerOf('2026-03-01');

const saved: BiblePrayerDayBody = {
  bibleReading: true,
  biblePassage: 'Psalm 27',
  readingDuration: 15,
  prayer: true,
  prayerDuration: 10,
  prayerTypes: ['worship', 'thanksgiving'],
  reflection: 'Wait.',
};

describe('Bible & Prayer form', () => {
  it('is one a day', () => {
    expect(id).toBe('bible-prayer-day:2026-03-01');
  });

  it('starts unset and saves nothing but nulls', () => {
    expect(toBody(toForm(undefined), undefined)).toEqual({
      bibleReading: null,
      biblePassage: null,
      readingDuration: null,
      prayer: null,
      prayerDuration: null,
      prayerTypes: null,
      reflection: null,
    });
  });

  it('shows a saved day and gives it back unchanged', () => {
    expect(toBody(toForm(saved), saved)).toEqual(saved);
    expect(biblePrayerDay.schema.safeParse(toBody(toForm(saved), saved)).success).toBe(true);
  });

  it('saves no passage and no minutes of a reading that did not happen', () => {
    const form = { ...toForm(undefined), reading: false, passage: 'Psalm 1', readingMinutes: 20 };
    expect(toBody(form, undefined)).toMatchObject({ biblePassage: null, readingDuration: null });
    expect(toBody({ ...form, reading: null }, undefined)).toMatchObject({ biblePassage: null });
  });

  it('saves no minutes and no types of a prayer that did not happen', () => {
    const form = { ...toForm(saved), prayer: false };
    expect(toBody(form, saved)).toMatchObject({ prayerDuration: null, prayerTypes: null });
  });

  it('keeps a passage that was saved before when the answer turns to no', () => {
    const form = { ...toForm(saved), reading: false };
    expect(toBody(form, saved).biblePassage).toBe('Psalm 27');
    expect(toBody({ ...toForm(saved), passage: ' ' }, saved).biblePassage).toBeNull();
  });

  it('takes no minutes for none', () => {
    const form = { ...toForm(saved), readingMinutes: 0, prayerMinutes: 0, prayerTypes: [] };
    expect(toBody(form, saved)).toMatchObject({
      readingDuration: null,
      prayerDuration: null,
      prayerTypes: null,
    });
  });

  it('carries along what the form does not show', () => {
    expect(toBody(toForm(saved), { ...saved, weather: 'rain' })).toMatchObject({ weather: 'rain' });
  });

  it('adds a type of prayer and takes it away', () => {
    expect(togglePrayerType(['worship'], 'petition')).toEqual(['worship', 'petition']);
    expect(togglePrayerType(['worship', 'petition'], 'worship')).toEqual(['petition']);
  });

  it('S15 takes a passage from the Bible after what was typed, once', () => {
    expect(withPassage({ passage: '' }, 'Psalm 23:4')).toEqual({
      reading: true,
      passage: 'Psalm 23:4',
    });
    expect(withPassage({ passage: 'Psalm 27' }, 'Psalm 23:4')).toEqual({
      reading: true,
      passage: 'Psalm 27; Psalm 23:4',
    });
    expect(withPassage({ passage: 'Psalm 27; Psalm 23:4' }, 'Psalm 23:4')).toEqual({
      reading: true,
      passage: 'Psalm 27; Psalm 23:4',
    });
  });
});
