import { isLocalDay } from '../../shared/domain/local-day';

/**
 * The day a daily form is about: that of `?day=` where it names a day up to today, else the day on which the form was
 * opened. Midnight doesn't change it: what was begun in the evening belongs to that evening.
 */
export function formDay(asked: string | null, openedOn: string, today: string): string {
  return asked && isLocalDay(asked) && asked <= today ? asked : openedOn;
}
