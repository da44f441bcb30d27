/** The five hours of a day, each with its own hue. */
export type Hour = 'drop' | 'check' | 'journal' | 'nourish' | 'prayer';

/** The order in which the hours stand everywhere: windows, ring, fan, rail. */
export const HOURS: readonly Hour[] = ['drop', 'check', 'journal', 'nourish', 'prayer'];

/** The class that lends everything inside an element the hue of an hour. */
export function hourClass(hour: Hour): string {
  return `h-${hour}`;
}
