import { addDays } from '../../../../shared/domain/local-day';
import { addMonths, monthsBetween } from '../../../../shared/domain/local-month';

/** The days of a week from Sunday to Saturday; undefined where one belongs to another month. */
export type Week = readonly (string | undefined)[];

const WEEK_DAYS = 7;
const MONTHS = 12;

/** The month of a day, `YYYY-MM`. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** The months from one to another (`YYYY-MM`, inclusive), earliest first. */
export function monthsFromTo(from: string, to: string): string[] {
  const count = monthsBetween(from, to) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => addMonths(from, index));
}

/** First and last day of a month (`YYYY-MM`). */
export function rangeOf(month: string): readonly [fromDay: string, toDay: string] {
  return [`${month}-01`, addDays(`${addMonths(month, 1)}-01`, -1)];
}

/** The weeks of a month (`YYYY-MM`), of calendar days alone: no clock and no zone takes part. */
export function weeksOf(month: string): Week[] {
  const [first, last] = rangeOf(month);
  const weeks: Week[] = [];
  for (let sunday = startOfWeek(first); sunday <= last; sunday = addDays(sunday, WEEK_DAYS)) {
    const days = Array.from({ length: WEEK_DAYS }, (_, index) => addDays(sunday, index));
    weeks.push(days.map((day) => (day.startsWith(month) ? day : undefined)));
  }
  return weeks;
}

const STEPS: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -WEEK_DAYS),
  ArrowDown: (day) => addDays(day, WEEK_DAYS),
  Home: startOfWeek,
  End: (day) => addDays(startOfWeek(day), WEEK_DAYS - 1),
  PageUp: (day) => sameDayOf(day, -1),
  PageDown: (day) => sameDayOf(day, 1),
  'Shift+PageUp': (day) => sameDayOf(day, -MONTHS),
  'Shift+PageDown': (day) => sameDayOf(day, MONTHS),
};

/** The day a key leads to in a grid of dates (WAI-ARIA date grid); undefined for a key that leads nowhere. */
export function stepTo(day: string, key: string, shift: boolean): string | undefined {
  return STEPS[shift ? `Shift+${key}` : key]?.(day);
}

/** The same day some months on, or that month's last where it is shorter. */
function sameDayOf(day: string, months: number): string {
  const month = addMonths(monthOf(day), months);
  const [, last] = rangeOf(month);
  const sameDay = `${month}${day.slice(7)}`;
  return sameDay < last ? sameDay : last;
}

function startOfWeek(day: string): string {
  return addDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay());
}
