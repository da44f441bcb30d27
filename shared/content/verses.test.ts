import { describe, expect, it } from 'vitest';
import { verseOfDay } from './verses';

describe('the verse of a day', () => {
  it('is the same whenever it is asked', () => {
    expect(verseOfDay('2026-11-21')).toBe(verseOfDay('2026-11-21'));
  });

  it('is another one the next day, also across a change of month and year', () => {
    expect(verseOfDay('2027-01-01')).not.toBe(verseOfDay('2026-12-31'));
  });

  it('exists for days before the first', () => {
    expect(verseOfDay('1999-05-05').text).not.toBe('');
  });
});
