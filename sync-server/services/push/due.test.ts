import { describe, expect, it } from 'vitest';
import { dayDue, isKeptBack, MOST_LATE_MS, nextDueAt } from './due';
import { momentOf } from './local-moment';

const at = (text: string) => Date.parse(text);
const EVERY_DAY = 127;
const WEEKEND = 0b1000001;
const SEVEN = 7 * 60;

describe('the moment of a minute of a local day', () => {
  it.each([
    ['2026-03-10', SEVEN, 'UTC', '2026-03-10T07:00:00Z'],
    ['2026-01-15', SEVEN, 'America/New_York', '2026-01-15T12:00:00Z'],
    ['2026-07-15', SEVEN, 'America/New_York', '2026-07-15T11:00:00Z'],
    ['2026-03-10', 0, 'Asia/Kathmandu', '2026-03-09T18:15:00Z'],
    ['2026-03-10', 23 * 60 + 59, 'Pacific/Kiritimati', '2026-03-10T09:59:00Z'],
    ['2026-03-10', SEVEN, 'Pacific/Niue', '2026-03-10T18:00:00Z'],
    // The clock goes from 2:00 to 3:00.
    ['2026-03-08', 119, 'America/New_York', '2026-03-08T06:59:00Z'],
    ['2026-03-08', 150, 'America/New_York', '2026-03-08T07:30:00Z'],
    ['2026-03-08', 180, 'America/New_York', '2026-03-08T07:00:00Z'],
    // The hour from 1:00 to 2:00 comes twice.
    ['2026-11-01', 90, 'America/New_York', '2026-11-01T05:30:00Z'],
    ['2026-11-01', 120, 'America/New_York', '2026-11-01T07:00:00Z'],
    // By half an hour.
    ['2026-10-04', 135, 'Australia/Lord_Howe', '2026-10-03T15:45:00Z'],
    // At midnight.
    ['2026-04-24', 30, 'Africa/Cairo', '2026-04-23T22:30:00Z'],
  ])('H2 %s, minute %d, in %s is %s', (day, minute, zone, moment) => {
    expect(momentOf(day, minute, zone)).toBe(at(moment));
  });

  it('H2 is none on a day that the zone skips', () => {
    expect(momentOf('2011-12-30', SEVEN, 'Pacific/Apia')).toBeUndefined();
    expect(momentOf('2011-12-29', SEVEN, 'Pacific/Apia')).toBe(at('2011-12-29T17:00:00Z'));
    expect(momentOf('2011-12-31', SEVEN, 'Pacific/Apia')).toBe(at('2011-12-30T17:00:00Z'));
  });
});

describe('what is due', () => {
  const daily = { minute: SEVEN, weekdays: EVERY_DAY, zone: 'America/New_York' };
  const moment = at('2026-07-15T11:00:00Z');

  it('H4 is so from its moment on, for less than fifteen minutes', () => {
    expect(dayDue(daily, moment - 1)).toBeUndefined();
    expect(dayDue(daily, moment)).toBe('2026-07-15');
    expect(dayDue(daily, moment + MOST_LATE_MS - 1)).toBe('2026-07-15');
    expect(dayDue(daily, moment + MOST_LATE_MS)).toBeUndefined();
    expect(MOST_LATE_MS).toBe(900_000);
  });

  it('H4 is so over midnight, for the day before', () => {
    const late = { ...daily, minute: 23 * 60 + 55 };
    expect(dayDue(late, at('2026-07-16T04:05:00Z'))).toBe('2026-07-15');
  });

  it('H2 comes on its days of the week alone, by the local calendar', () => {
    const weekend = { ...daily, weekdays: WEEKEND, zone: 'Pacific/Kiritimati' };
    // Friday in Greenwich, Saturday there.
    expect(dayDue(weekend, at('2026-07-17T17:00:00Z'))).toBe('2026-07-18');
    expect(dayDue(weekend, at('2026-07-18T17:00:00Z'))).toBe('2026-07-19');
    expect(dayDue(weekend, at('2026-07-19T17:00:00Z'))).toBeUndefined();
  });

  it('H2 comes next at the same hour of the clock, also where the clock changes between', () => {
    expect(nextDueAt(daily, at('2026-03-07T12:00:00Z'))).toBe(at('2026-03-08T11:00:00Z'));
    expect(nextDueAt(daily, at('2026-10-31T11:00:00Z'))).toBe(at('2026-11-01T12:00:00Z'));
    const sundays = { ...daily, weekdays: 1 };
    expect(nextDueAt(sundays, at('2026-07-12T11:00:00Z'))).toBe(at('2026-07-19T11:00:00Z'));
    expect(nextDueAt(sundays, at('2026-07-12T10:59:59Z'))).toBe(at('2026-07-12T11:00:00Z'));
  });

  it('H2 comes once a day through a year in a zone whose clock changes, with no day left out', () => {
    let now = at('2026-01-01T00:00:00Z');
    const days: string[] = [];
    for (let count = 0; count < 365; count += 1) {
      now = nextDueAt({ ...daily, minute: 150 }, now);
      days.push(dayDue({ ...daily, minute: 150 }, now) ?? 'none');
    }
    expect(new Set(days).size).toBe(365);
    expect([days[0], days.at(-1)]).toEqual(['2026-01-01', '2026-12-31']);
  });
});

describe('what is kept back', () => {
  const day = '2026-07-15';
  const none = { quietFrom: null, quietUntil: null, notOn: null };
  const isQuietAt = (minute: number, quietFrom: number, quietUntil: number, nowMinute = minute) =>
    isKeptBack({ ...none, quietFrom, quietUntil }, { day, minute, nowMinute });

  it('H5 is what falls into quiet hours, also over midnight', () => {
    const [ten, six] = [22 * 60, 6 * 60];
    expect([ten - 1, ten, 1_439, 0, six - 1, six].map((each) => isQuietAt(each, ten, six))).toEqual(
      [false, true, true, true, true, false],
    );
    const [noon, two] = [12 * 60, 14 * 60];
    expect([noon - 1, noon, two - 1, two].map((each) => isQuietAt(each, noon, two))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isQuietAt(noon, noon, noon)).toBe(false);
  });

  it('H5 is what would come late, when the quiet hours have begun', () => {
    expect(isQuietAt(22 * 60 - 5, 22 * 60, 6 * 60, 22 * 60 + 3)).toBe(true);
  });

  it('H5 is all of a day on which the person wants none, and of no other', () => {
    const when = { day, minute: SEVEN, nowMinute: SEVEN };
    expect(isKeptBack({ ...none, notOn: day }, when)).toBe(true);
    expect(isKeptBack({ ...none, notOn: '2026-07-14' }, when)).toBe(false);
    expect(isKeptBack(none, when)).toBe(false);
  });
});
