import type { PreferenceBody } from '../../records/preference';
import { type Activity, flagOf } from '../activity';
import { addDays, isLocalDay } from '../local-day';

/** How far back an earlier day lies, as it is said. */
export type Distance =
  | { readonly unit: 'year'; readonly count: number }
  | { readonly unit: 'day'; readonly count: 100 }
  | { readonly unit: 'month'; readonly count: 1 };

export interface EarlierDay {
  readonly day: string;
  readonly distance: Distance;
}

const YEARS = 10;
const HUNDRED = 100;

/** The days that may be brought up today, in the order in which they are (L8). Ten years are looked back. */
export function earlierDays(today: string): EarlierDay[] {
  const years = Array.from({ length: YEARS }, (_, index) => index + 1).map((count) => ({
    day: `${yearBefore(today, count)}${today.slice(4)}`,
    distance: { unit: 'year', count } as const,
  }));
  const month = { day: monthBefore(today), distance: { unit: 'month', count: 1 } as const };
  const hundred = {
    day: addDays(today, -HUNDRED),
    distance: { unit: 'day', count: HUNDRED } as const,
  };
  return [...years, hundred, month].filter(({ day }) => isLocalDay(day));
}

function yearBefore(day: string, count: number): string {
  return String(Number(day.slice(0, 4)) - count).padStart(4, '0');
}

/** The same date of the month before; no day where that month has no such date. */
function monthBefore(day: string): string {
  const lastOfMonthBefore = addDays(`${day.slice(0, 7)}-01`, -1);
  return `${lastOfMonthBefore.slice(0, 7)}${day.slice(7)}`;
}

/** Whether a person returns after two or more days without any of the five activities (L10). */
export function isReturn(activities: Iterable<Activity>, today: string): boolean {
  const before = [addDays(today, -1), addDays(today, -2)];
  for (const activity of activities) {
    if (flagOf(activity) !== undefined && before.includes(activity.day)) return false;
  }
  return true;
}

/** Whether these preferences allow an earlier day to be brought up; undefined preferences do (L11). */
export function wantsEarlierDays(body: PreferenceBody | undefined): boolean {
  return body?.bringsUpEarlierDays !== false;
}
