import { describe, expect, it } from 'vitest';
import type { AccountActivity } from '../../store/store';
import { earliestDue, whatIsDue } from './inactivity';

const seenAt = Date.parse('2026-01-15T12:00:00Z');
const anna: AccountActivity = { accountId: 'anna', seenAt, warnedAt: null, retentionOptOut: false };
const due = (day: string, change: Partial<AccountActivity> = {}) =>
  whatIsDue({ ...anna, ...change }, Date.parse(`${day}T13:00:00Z`)).what;
const warnedAt = Date.parse('2027-12-16T13:00:00Z');

describe('an account nobody uses', () => {
  it.each([
    ['2026-01-15', {}, 'nothing'],
    ['2027-12-15', {}, 'nothing'],
    ['2027-12-16', {}, 'warning'],
    ['2027-12-17', { warnedAt }, 'nothing'],
    ['2028-01-14', { warnedAt }, 'nothing'],
    ['2028-01-15', { warnedAt }, 'erasure'],
    // The server was off, or no letter could be sent: the 30 days are still theirs.
    ['2030-01-01', {}, 'warning'],
    ['2030-01-30', { warnedAt: Date.parse('2030-01-01T13:00:00Z') }, 'nothing'],
    ['2030-01-31', { warnedAt: Date.parse('2030-01-01T13:00:00Z') }, 'erasure'],
    ['2026-12-15', { retentionOptOut: true }, 'nothing'],
    ['2026-12-16', { retentionOptOut: true }, 'warning'],
  ])('on %s, %j: %s', (day, change, what) => {
    expect(due(day, change)).toBe(what);
  });

  it('is never looked for later than something is due', () => {
    const optedOut = { ...anna, retentionOptOut: true };
    for (let days = 300; days < 400; days += 1) {
      const now = seenAt + days * 86_400_000;
      if (whatIsDue(optedOut, now).what === 'nothing') continue;
      expect(seenAt).toBeLessThanOrEqual(earliestDue(now));
    }
  });
});
