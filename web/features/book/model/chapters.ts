import { WEEK_NAMES, weekOfDay } from '../../../../shared/content/weeks';
import { addDays } from '../../../../shared/domain/local-day';
import type { BookDay, Chapter } from './book';
import { sayStretch } from './say-dates';

/** A day with what stands on it, before it has a chapter. */
export interface DatedDay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** The furthest challenge day completed on it or before, in a book of a journey. */
  readonly reached: number;
  readonly content: BookDay;
}

/** The days, oldest first, by the weeks of the journey, each under its name (B4). */
export function journeyChapters(days: readonly DatedDay[]): Chapter[] {
  return WEEK_NAMES.flatMap((title, index) => {
    const number = index + 1;
    const inWeek = days.filter(({ reached }) => weekOfDay(Math.max(1, reached)).number === number);
    const dates = datesOf(inWeek, true);
    if (dates === undefined) return [];
    const { last: through } = weekOfDay(index * 7 + 1);
    return [
      {
        label: `Week ${number}`,
        title,
        dates,
        through,
        days: inWeek.map(({ content }) => content),
      },
    ];
  });
}

/** The days, oldest first, by calendar weeks that begin on Sunday (B5). */
export function calendarChapters(days: readonly DatedDay[]): Chapter[] {
  const weeks = new Map<string, DatedDay[]>();
  for (const dated of days) {
    const sunday = addDays(dated.day, -new Date(`${dated.day}T00:00:00Z`).getUTCDay());
    weeks.set(sunday, [...(weeks.get(sunday) ?? []), dated]);
  }
  const years = new Set(days.map(({ day }) => day.slice(0, 4)));
  return [...weeks].map(([sunday, inWeek]) => ({
    label: '',
    title: sayStretch(sunday, addDays(sunday, 6), years.size > 1),
    dates: '',
    days: inWeek.map(({ content }) => content),
  }));
}

function datesOf(days: readonly DatedDay[], withYear: boolean): string | undefined {
  const [first] = days;
  const last = days.at(-1);
  return first && last ? sayStretch(first.day, last.day, withYear) : undefined;
}
