import { describe, expect, it } from 'vitest';
import type { ReminderSchedule } from '../../../../shared/api/reminders';
import {
  addTime,
  changeTime,
  EVERY_DAY,
  isInQuietHours,
  NO_REMINDERS,
  removeTime,
  switchPractice,
  toForm,
  toSchedule,
} from './schedule-form';

const WORKDAYS = 0b0111110;
const WEEKEND = 0b1000001;

const SCHEDULE: ReminderSchedule = {
  times: [
    { practice: 'journal', minute: 420, weekdays: WORKDAYS },
    { practice: 'journal', minute: 545, weekdays: WEEKEND },
    { practice: 'nourish', minute: 0, weekdays: 1 },
  ],
  quiet: { from: 1_320, until: 360 },
  showsPractice: true,
};
const journal = switchPractice(NO_REMINDERS, 'journal', true);
const problemOf = (form: Parameters<typeof toSchedule>[0]) => {
  const made = toSchedule(form);
  return made.ok ? undefined : made.problem;
};

describe('the form of reminders', () => {
  it('is made of what the server keeps, and the same comes back', () => {
    const made = toSchedule(toForm(SCHEDULE));
    const value = made.ok ? made.value : undefined;
    expect(value?.times).toHaveLength(3);
    expect(value?.times).toEqual(expect.arrayContaining([...SCHEDULE.times]));
    expect(value).toMatchObject({ quiet: SCHEDULE.quiet, showsPractice: true });
    expect(value?.circleNews).toBe(false);
    expect(toSchedule(toForm({ ...SCHEDULE, circleNews: true }))).toMatchObject({
      value: { circleNews: true },
    });
    expect(toSchedule(NO_REMINDERS)).toMatchObject({ value: { times: [], quiet: null } });
  });

  it('turns a practice on at its usual time, every day, and off', () => {
    expect(journal.times.journal).toEqual([{ time: '21:00', weekdays: EVERY_DAY }]);
    expect(switchPractice(journal, 'journal', false)).toEqual(NO_REMINDERS);
  });

  it('gives each day of the week one time', () => {
    const two = addTime(journal, 'journal');
    expect(two.times.journal).toEqual([
      { time: '21:00', weekdays: WORKDAYS },
      { time: '09:00', weekdays: WEEKEND },
    ]);
    const moved = changeTime(two, 'journal', 1, { weekdays: WEEKEND | 2 });
    expect(moved.times.journal.map(({ weekdays }) => weekdays)).toEqual([
      WORKDAYS & ~2,
      WEEKEND | 2,
    ]);
    expect(changeTime(moved, 'journal', 0, { time: '20:00' }).times.journal).toEqual([
      { time: '20:00', weekdays: WORKDAYS & ~2 },
      { time: '09:00', weekdays: WEEKEND | 2 },
    ]);
    const free = removeTime(two, 'journal', 1);
    expect(addTime(free, 'journal').times.journal.at(-1)?.weekdays).toBe(WEEKEND);
  });

  it('joins two times of one minute', () => {
    const two = changeTime(addTime(journal, 'journal'), 'journal', 1, { time: '21:00' });
    const made = toSchedule(two);
    expect(made.ok && made.value.times).toEqual([
      { practice: 'journal', minute: 1_260, weekdays: EVERY_DAY },
    ]);
  });

  it('says what is missing', () => {
    const time = 'Set a time for each reminder.';
    expect(problemOf(changeTime(journal, 'journal', 0, { time: '' }))).toBe(time);
    expect(problemOf({ ...NO_REMINDERS, hasQuietHours: true, quietFrom: '' })).toBe(time);
    expect(problemOf({ ...NO_REMINDERS, quietFrom: '' })).toBeUndefined();
    const noDay = changeTime(journal, 'journal', 0, { weekdays: 0 });
    expect(problemOf(noDay)).toBe('Choose at least one day for each time.');
  });

  it('knows which times are in the quiet hours, also over midnight', () => {
    const form = toForm(SCHEDULE);
    const isQuiet = (time: string) => isInQuietHours(form, time);
    expect(['21:59', '22:00', '00:00', '05:59', '06:00'].map(isQuiet)).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
    const noon = { ...form, quietFrom: '12:00', quietUntil: '14:00' };
    expect(['11:59', '12:00', '14:00'].map((time) => isInQuietHours(noon, time))).toEqual([
      false,
      true,
      false,
    ]);
    expect(isInQuietHours({ ...form, hasQuietHours: false }, '23:00')).toBe(false);
  });
});
