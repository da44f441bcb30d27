export type TimeOfDay = 'morning' | 'afternoon' | 'evening';

/** Hours at which afternoon and evening begin (spec section 9). */
export const AFTERNOON_HOUR = 12;
export const EVENING_HOUR = 17;

/** Morning before 12:00, afternoon before 17:00, otherwise evening. `hour` is the local hour, 0 to 23. */
export function timeOfDay(hour: number): TimeOfDay {
  if (hour < AFTERNOON_HOUR) return 'morning';
  return hour < EVENING_HOUR ? 'afternoon' : 'evening';
}

/** 'Good morning' and its sisters. */
export function greeting(hour: number): string {
  return `Good ${timeOfDay(hour)}`;
}
