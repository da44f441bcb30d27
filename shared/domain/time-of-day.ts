export type TimeOfDay = 'morning' | 'afternoon' | 'evening';

/** Hours at which afternoon and evening begin (spec section 9). */
export const AFTERNOON_HOUR = 12;
export const EVENING_HOUR = 17;

/** Morning before 12:00, afternoon before 17:00, otherwise evening. `hour` is the local hour, 0 to 23. */
export function timeOfDay(hour: number): TimeOfDay {
  if (hour < AFTERNOON_HOUR) return 'morning';
  return hour < EVENING_HOUR ? 'afternoon' : 'evening';
}

const NIGHT_HOUR = 22;
const MORNING_HOUR = 5;

/** As {@link timeOfDay}, but from midnight to 5 a.m. it is night. */
export function timeOrNight(hour: number): TimeOfDay | 'night' {
  return hour < MORNING_HOUR ? 'night' : timeOfDay(hour);
}

/** 'Good morning' and its sisters; at night, when nobody says good night to somebody who comes, 'A quiet night'. */
export function greeting(hour: number): string {
  const isNight = hour >= NIGHT_HOUR || hour < MORNING_HOUR;
  return isNight ? 'A quiet night' : `Good ${timeOfDay(hour)}`;
}

/** The part of its day that an hour is in, as one says it beside a date; the hours after midnight have none. */
export function partOfDay(hour: number): TimeOfDay | 'night' | undefined {
  if (hour < MORNING_HOUR) return undefined;
  return hour >= NIGHT_HOUR ? 'night' : timeOfDay(hour);
}

const PARTS_BEGIN = [0, MORNING_HOUR, AFTERNOON_HOUR, EVENING_HOUR, NIGHT_HOUR];

/** The hour at which the part of the day began that an hour is in. Whatever is said of the time is the same at both. */
export function partBegan(hour: number): number {
  return Math.max(...PARTS_BEGIN.filter((begin) => begin <= hour));
}

/** The hour at which the part of the day ends that an hour is in, 24 for the last. */
export function partEnds(hour: number): number {
  return Math.min(24, ...PARTS_BEGIN.filter((begin) => begin > hour));
}
