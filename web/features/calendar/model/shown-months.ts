import { JOURNEY_DAYS } from '../../../../shared/domain/challenge-day';
import { addDays } from '../../../../shared/domain/local-day';
import { addMonths } from '../../../../shared/domain/local-month';
import { monthOf } from './month-grid';

/** What the calendar shows, both `YYYY-MM`, inclusive. */
export interface ShownMonths {
  readonly from: string;
  readonly to: string;
}

interface Journey {
  /** The day of the journey a person stands on, 1 to 90. */
  readonly challengeDay: number;
  /** The local day of the first Daily Drop; undefined before it. */
  readonly begunOn: string | undefined;
}

/**
 * The ninety days around today: back to the beginning of the journey, but no further than ninety days, and on to the day
 * on which the ninetieth can be reached.
 */
export function ninetyDays(today: string, { challengeDay, begunOn = today }: Journey): ShownMonths {
  const furthestBack = addDays(today, 1 - JOURNEY_DAYS);
  const first = begunOn < furthestBack ? furthestBack : begunOn;
  const last = addDays(today, JOURNEY_DAYS - challengeDay);
  return { from: monthOf(first < today ? first : today), to: monthOf(last) };
}

const YEAR = 12;
/** No earlier month is asked for. */
const EARLIEST = '1900-01';

/** The first month to show so that `month` is among them, a year more at least; undefined where it lies too far back. */
export function reachBack(from: string, month: string): string | undefined {
  if (month < EARLIEST) return undefined;
  const yearBefore = addMonths(from, -YEAR);
  const wanted = month < yearBefore ? month : yearBefore;
  return wanted < EARLIEST ? EARLIEST : wanted;
}

/** The first month that an address asks for (`?from=2025-03`), where it names one before those shown anyway. */
export function fromAsked(search: URLSearchParams, shown: string): string {
  const asked = search.get('from') ?? '';
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) && asked >= EARLIEST && asked < shown
    ? asked
    : shown;
}
