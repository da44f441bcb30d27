import type { QuietHours, ReminderSchedule } from '../../../../shared/api/reminders';
import { DAILY_FLAGS, type DailyFlag } from '../../../../shared/domain/activity';
import { isTime } from './reminder-time';

export const EVERY_DAY = 127;
const WEEKEND = 0b1000001;

/** A time of a practice as fields hold it. */
export interface TimeFields {
  /** `HH:MM`, or whatever the field holds. */
  readonly time: string;
  /** One bit for each day of the week, 1 for Sunday. */
  readonly weekdays: number;
}

/** When a person is reminded, as the screen's fields hold it. A practice without times is off. */
export interface ScheduleForm {
  readonly times: Readonly<Record<DailyFlag, readonly TimeFields[]>>;
  readonly hasQuietHours: boolean;
  readonly quietFrom: string;
  readonly quietUntil: string;
  readonly showsPractice: boolean;
  readonly circleNews: boolean;
}

/** What a practice begins with. */
const USUAL_TIMES: Readonly<Record<DailyFlag, string>> = {
  dailyDrop: '07:00',
  checkIn: '08:00',
  journal: '21:00',
  nourish: '12:30',
  bibleAndPrayer: '06:30',
};
const USUAL_QUIET: QuietHours = { from: 22 * 60, until: 6 * 60 };

export function toForm({
  times,
  quiet,
  showsPractice,
  circleNews = false,
}: ReminderSchedule): ScheduleForm {
  const of = (practice: DailyFlag) =>
    times
      .filter((time) => time.practice === practice)
      .map(({ minute, weekdays }) => ({ time: toTime(minute), weekdays }));
  const { from, until } = quiet ?? USUAL_QUIET;
  return {
    times: {
      dailyDrop: of('dailyDrop'),
      checkIn: of('checkIn'),
      journal: of('journal'),
      nourish: of('nourish'),
      bibleAndPrayer: of('bibleAndPrayer'),
    },
    hasQuietHours: quiet !== null,
    quietFrom: toTime(from),
    quietUntil: toTime(until),
    showsPractice,
    circleNews,
  };
}

export const NO_REMINDERS = toForm({
  times: [],
  quiet: null,
  showsPractice: false,
  circleNews: false,
});

/** What the server keeps of it; a sentence where something is missing. */
export function toSchedule(
  form: ScheduleForm,
):
  | { readonly ok: true; readonly value: ReminderSchedule }
  | { readonly ok: false; readonly problem: string } {
  const rows = DAILY_FLAGS.flatMap((practice) =>
    form.times[practice].map((row) => ({ practice, ...row })),
  );
  const quietTimes = form.hasQuietHours ? [form.quietFrom, form.quietUntil] : [];
  if (![...rows.map(({ time }) => time), ...quietTimes].every(isTime))
    return { ok: false, problem: 'Set a time for each reminder.' };
  if (rows.some(({ weekdays }) => weekdays === 0))
    return { ok: false, problem: 'Choose at least one day for each time.' };
  const times = rows.map(({ practice, time, weekdays }) => ({
    practice,
    minute: toMinute(time),
    weekdays,
  }));
  const [from, until] = quietTimes.map(toMinute);
  const quiet = from === undefined || until === undefined ? null : { from, until };
  const { showsPractice, circleNews } = form;
  return { ok: true, value: { times: joinSame(times), quiet, showsPractice, circleNews } };
}

/** Turns the reminders of a practice on, at its usual time every day, or off. */
export function switchPractice(
  form: ScheduleForm,
  practice: DailyFlag,
  isOn: boolean,
): ScheduleForm {
  const usual = { time: USUAL_TIMES[practice], weekdays: EVERY_DAY };
  return withTimes(form, practice, isOn ? [usual] : []);
}

/** Another time for the days that have none, or for the weekend where each has one. */
export function addTime(form: ScheduleForm, practice: DailyFlag): ScheduleForm {
  const rows = form.times[practice];
  const free = EVERY_DAY & ~rows.reduce((taken, { weekdays }) => taken | weekdays, 0);
  const weekdays = free === 0 ? WEEKEND : free;
  const added = { time: rows.some(({ time }) => time === '09:00') ? '18:00' : '09:00', weekdays };
  return withTimes(form, practice, [...rows.map((row) => without(row, weekdays)), added]);
}

/** Changes one time. A day that it takes leaves the other times of the practice. */
export function changeTime(
  form: ScheduleForm,
  practice: DailyFlag,
  at: number,
  change: Partial<TimeFields>,
): ScheduleForm {
  const { weekdays = 0 } = change;
  const rows = form.times[practice].map((row, index) =>
    index === at ? { ...row, ...change } : without(row, weekdays),
  );
  return withTimes(form, practice, rows);
}

export function removeTime(form: ScheduleForm, practice: DailyFlag, at: number): ScheduleForm {
  return withTimes(
    form,
    practice,
    form.times[practice].filter((_, index) => index !== at),
  );
}

/** Whether a time falls into the quiet hours, so that nothing would be sent. */
export function isInQuietHours(
  { hasQuietHours, quietFrom, quietUntil }: ScheduleForm,
  time: string,
): boolean {
  if (!hasQuietHours) return false;
  return quietFrom <= quietUntil
    ? quietFrom <= time && time < quietUntil
    : time >= quietFrom || time < quietUntil;
}

/** Two times of one practice at the same minute are one. */
function joinSame(times: ReminderSchedule['times']): ReminderSchedule['times'] {
  const joined = new Map<string, ReminderSchedule['times'][number]>();
  for (const time of times) {
    const key = `${time.practice} ${time.minute}`;
    const weekdays = time.weekdays | (joined.get(key)?.weekdays ?? 0);
    joined.set(key, { ...time, weekdays });
  }
  return [...joined.values()];
}

function withTimes(
  form: ScheduleForm,
  practice: DailyFlag,
  rows: readonly TimeFields[],
): ScheduleForm {
  return { ...form, times: { ...form.times, [practice]: rows } };
}

function without(row: TimeFields, weekdays: number): TimeFields {
  return { ...row, weekdays: row.weekdays & ~weekdays };
}

function toTime(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

function toMinute(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
