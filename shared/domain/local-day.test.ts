import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  daysBetween,
  isLocalDay,
  isTimeZone,
  lastDays,
  localDayAt,
  offsetInZone,
} from './local-day';

const anyDay = fc
  .date({
    min: new Date('1970-01-01'),
    max: new Date('2200-12-31'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString().slice(0, 10));
const at = (iso: string) => Date.parse(iso);

describe('isLocalDay', () => {
  it.each(['2026-03-01', '2024-02-29', '0001-01-01'])('takes %s', (day) => {
    expect(isLocalDay(day)).toBe(true);
  });
  it.each(['2026-02-29', '2026-13-01', '2026-3-1', '2026-03-01T00:00', '', '../../etc/passwd'])(
    'refuses %s',
    (text) => {
      expect(isLocalDay(text)).toBe(false);
    },
  );
});

describe('day arithmetic', () => {
  it('crosses months, leap days and years', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(daysBetween('2026-01-01', '2027-01-01')).toBe(365);
  });

  it('goes there and back', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -40_000, max: 40_000 }), (day, count) => {
        expect(addDays(addDays(day, count), -count)).toBe(day);
        expect(daysBetween(day, addDays(day, count))).toBe(count);
      }),
    );
  });

  it('sorts as text', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (a, b) => {
        expect(Math.sign(daysBetween(a, b))).toBe(a === b ? 0 : a < b ? 1 : -1);
      }),
    );
  });

  it('lists the last days, newest first', () => {
    expect(lastDays('2026-03-01', 3)).toEqual(['2026-03-01', '2026-02-28', '2026-02-27']);
  });
});

describe('today somewhere', () => {
  it('differs with the offset at one moment', () => {
    const moment = at('2026-03-01T10:30:00Z');
    expect(localDayAt(moment, 0)).toBe('2026-03-01');
    expect(localDayAt(moment, 14 * 60)).toBe('2026-03-02');
    expect(localDayAt(moment, -11 * 60)).toBe('2026-02-28');
  });

  it.each([
    ['Europe/Athens', '2026-01-15T12:00:00Z', 120],
    ['Europe/Athens', '2026-07-15T12:00:00Z', 180],
    ['Pacific/Honolulu', '2026-07-15T12:00:00Z', -600],
    ['Asia/Kolkata', '2026-07-15T23:59:59.999Z', 330],
    ['Pacific/Kiritimati', '2026-12-31T12:00:00Z', 840],
  ])('knows the offset of %s at %s', (zone, moment, minutes) => {
    expect(offsetInZone(at(moment), zone)).toBe(minutes);
  });

  it('knows zones from nonsense', () => {
    expect(isTimeZone('America/New_York')).toBe(true);
    expect(isTimeZone('Mars/Olympus_Mons')).toBe(false);
    expect(isTimeZone('')).toBe(false);
    expect(isTimeZone(`Europe/${'x'.repeat(10_000)}`)).toBe(false);
  });
});
