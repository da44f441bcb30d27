import { describe, expect, it } from 'vitest';
import type { Activity } from '../activity';
import { earlierDays, isReturn, wantsEarlierDays } from './earlier-day';
import { mayBringUp } from './may-bring-up';

const checkIn = (body: Record<string, unknown>) => ({
  kind: 'check-in',
  body: {
    mood: 'peaceful',
    truthStatement: 'I am kept',
    gratitude1: null,
    gratitude2: null,
    gratitude3: null,
    ...body,
  },
});
const entry = (content: string, more = {}) => ({
  kind: 'journal-entry',
  body: { content, audioUrl: null, ...more },
});

describe('an earlier day', () => {
  const daysOf = (today: string) => earlierDays(today).map(({ day }) => day);

  it('L8 is the same date of an earlier year, a hundred days ago, or of the month before', () => {
    expect(daysOf('2026-11-25')).toEqual([
      ...Array.from({ length: 10 }, (_, back) => `${2025 - back}-11-25`),
      '2026-08-17',
      '2026-10-25',
    ]);
    expect(earlierDays('2026-11-25')[1]?.distance).toEqual({ unit: 'year', count: 2 });
  });

  it('L8 is no day where the other month has no such date', () => {
    expect(daysOf('2026-03-31')).not.toContain('2026-02-31');
    expect(daysOf('2026-03-31').at(-1)).toBe('2025-12-21');
    expect(daysOf('2028-02-29')).toEqual(['2024-02-29', '2020-02-29', '2027-11-21', '2028-01-29']);
    expect(daysOf('2026-01-15').at(-1)).toBe('2025-12-15');
  });

  it('L8 is brought up where something was written on it', () => {
    expect(mayBringUp([])).toBeUndefined();
    expect(mayBringUp([entry(' ')])).toBeUndefined();
    expect(mayBringUp([{ kind: 'nourish-day', body: { reflection: 'Soup' } }])).toBeUndefined();
    expect(mayBringUp([checkIn({}), entry('Rain all day.')])).toEqual({
      kind: 'journal-entry',
      gratitude: undefined,
    });
    expect(mayBringUp([checkIn({ gratitude2: ' The window ' })])).toEqual({
      kind: 'check-in',
      gratitude: 'The window',
    });
  });

  it.each(['anxious', 'triggered', 'sad', 'exhausted'])(
    'L9 is left alone where somebody was %s',
    (mood) => {
      expect(mayBringUp([checkIn({ mood }), entry('Rain all day.')])).toBeUndefined();
      expect(mayBringUp([checkIn({}), entry('Rain all day.', { mood })])).toBeUndefined();
    },
  );

  it('L9 is left alone where the care rules hear anything in any of its words', () => {
    const heard = 'I do not want to be alive.';
    expect(mayBringUp([checkIn({}), entry(heard)])).toBeUndefined();
    expect(mayBringUp([checkIn({ gratitude3: heard }), entry('Rain all day.')])).toBeUndefined();
    const nourish = { kind: 'nourish-day', body: { emotionalEating: heard } };
    expect(mayBringUp([nourish, entry('Rain all day.')])).toBeUndefined();
  });
});

describe('somebody comes back', () => {
  const today = '2026-03-10';
  const on = (day: string, done = true): Activity => ({
    kind: 'check-in',
    day,
    utcOffsetMinutes: 0,
    deleted: false,
    done,
  });

  it('L10 who did none of the five on the two days before, whatever is done today', () => {
    expect(isReturn([], today)).toBe(true);
    expect(isReturn([on('2026-03-07'), on(today)], today)).toBe(true);
    expect(isReturn([on('2026-03-09', false)], today)).toBe(true);
    expect(isReturn([on('2026-03-08')], today)).toBe(false);
    expect(isReturn([on('2026-03-09')], today)).toBe(false);
  });
});

it('L11 earlier days are brought up until that is switched off', () => {
  expect(wantsEarlierDays(undefined)).toBe(true);
  expect(wantsEarlierDays({ showsStreaks: false })).toBe(true);
  expect(wantsEarlierDays({ bringsUpEarlierDays: false })).toBe(false);
});
