import type { IntercessionCardBody, Rhythm } from '../../../../shared/records/intercession-card';

export const RHYTHM_NAMES: Readonly<Record<Rhythm, string>> = {
  daily: 'Every day',
  weekdays: 'Monday to Friday',
  weekly: 'Once a week',
};

/** From 0, Sunday. */
export const WEEKDAY_NAMES = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** The weekday of a local day, 0 for Sunday to 6. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** The weekday of a weekly card: its own, else that of the day since which it is prayed (T1). */
export function cardWeekday({ weekday, since }: Pick<IntercessionCardBody, 'weekday' | 'since'>) {
  return weekday ?? weekdayOf(since);
}

/** `Every day`, `Monday to Friday`, `Every Tuesday` */
export function sayRhythm(
  body: Pick<IntercessionCardBody, 'rhythm' | 'weekday' | 'since'>,
): string {
  const weekday = WEEKDAY_NAMES[cardWeekday(body)];
  return body.rhythm === 'weekly' && weekday ? `Every ${weekday}` : RHYTHM_NAMES[body.rhythm];
}
