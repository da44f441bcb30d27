import { getDay, getDaysInMonth, parseISO } from 'date-fns';
import { addMonths, monthsBetween } from '../../../../shared/domain/local-month';
import { formatMonthAndYear } from '../../../ui/format/days';

const MONTHS = 12;

/** Twelve months that are looked at together. */
export interface TwelveMonths {
  /** `YYYY-MM`, earliest first. */
  readonly months: readonly string[];
  /** The first and the last local day. */
  readonly from: string;
  readonly to: string;
}

/** A month that the address may ask for (`YYYY-MM`), else the one of `today`; none lies ahead. */
export function monthAsked(asked: string | null, today: string): string {
  const here = today.slice(0, 7);
  return asked !== null && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(asked) && asked < here ? asked : here;
}

/** The twelve months around a month: counted back from the month of `today`, so that they are whole on any day of a year. */
export function twelveMonthsWith(month: string, today: string): TwelveMonths {
  const newest = today.slice(0, 7);
  const ago = monthsBetween(month, newest);
  const last = addMonths(newest, -MONTHS * Math.floor(ago / MONTHS));
  const months = Array.from({ length: MONTHS }, (_, index) => addMonths(last, index + 1 - MONTHS));
  return { months, from: `${months[0]}-01`, to: `${last}-${daysIn(last)}` };
}

/** Of the twelve those since the first mood, and since the month that is asked for; all where something was written before. */
export function shownMonths(
  { months }: Pick<TwelveMonths, 'months'>,
  {
    days,
    hasEarlier,
  }: { readonly days: readonly { readonly day: string }[]; readonly hasEarlier: boolean },
  asked: string,
): readonly string[] {
  if (hasEarlier) return months;
  const first = days[0]?.day.slice(0, 7) ?? asked;
  return months.filter((month) => month >= first || month >= asked);
}

export function daysIn(month: string): number {
  return getDaysInMonth(firstOf(month));
}

/** The weekday of a month's first day, from 0, Sunday. */
export function startsOn(month: string): number {
  return getDay(firstOf(month));
}

/** `YYYY-MM-DD` of a month's day. */
export function dayOf(month: string, number: number): string {
  return `${month}-${String(number).padStart(2, '0')}`;
}

/** 'December 2025 to November 2026', or 'The last twelve months'. */
export function sayTwelveMonths({ months }: TwelveMonths, today: string): string {
  const last = months.at(-1) ?? '';
  if (last === today.slice(0, 7)) return 'The last twelve months';
  return `${formatMonthAndYear(months[0] ?? '')} to ${formatMonthAndYear(last)}`;
}

function firstOf(month: string): Date {
  return parseISO(`${month}-01`);
}
