/** Calendar months: plain `YYYY-MM` strings, compared as text, counted without any zone. */

const MONTHS = 12;

/** The month `count` months after `month`, or before it where `count` is negative. */
export function addMonths(month: string, count: number): string {
  const months = monthsOf(month) + count;
  const year = String(Math.floor(months / MONTHS)).padStart(4, '0');
  return `${year}-${String((months % MONTHS) + 1).padStart(2, '0')}`;
}

/** How many months `to` lies after `from`; negative when before. */
export function monthsBetween(from: string, to: string): number {
  return monthsOf(to) - monthsOf(from);
}

/** How many months of the calendar lie before this one. */
function monthsOf(month: string): number {
  return Number(month.slice(0, 4)) * MONTHS + Number(month.slice(5)) - 1;
}
