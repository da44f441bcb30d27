import { format, parseISO } from 'date-fns';
import type { ReactNode } from 'react';

interface HistoryDaysProps<Item> {
  /** Newest first. */
  items: readonly Item[];
  /** The item's calendar day, `YYYY-MM-DD`. */
  dayOf: (item: Item) => string;
  keyOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
}

/** A history by months: the day's number and weekday in the margin, the item beside them. */
export function HistoryDays<Item>({ items, dayOf, keyOf, children }: HistoryDaysProps<Item>) {
  return groupByMonth(items, dayOf).map(({ month, days }) => (
    <section key={month}>
      <h2 className="mt-8 mb-2 font-normal text-ink-2 italic">{monthLabel(month, items, dayOf)}</h2>
      <ol>
        {days.map((item) => (
          <li key={keyOf(item)} className="grid grid-cols-[3.75rem_1fr] border-rule border-t py-5">
            <Day day={dayOf(item)} />
            <div className="min-w-0 [overflow-wrap:anywhere]">{children(item)}</div>
          </li>
        ))}
      </ol>
    </section>
  ));
}

function Day({ day }: { day: string }) {
  const date = parseISO(day);
  return (
    <time dateTime={day}>
      <span className="sr-only">{format(date, 'EEEE, d MMMM')}</span>
      <span aria-hidden="true">
        <b className="block font-[340] font-serif text-(--hour-ink,var(--ink)) text-[2.5rem] leading-[0.9] tracking-[-0.02em] tabular-nums lining-nums">
          {format(date, 'd')}
        </b>
        <span className="mt-1.5 block text-[0.8125rem] text-ink-3">{format(date, 'EEE')}</span>
      </span>
    </time>
  );
}

interface Month<Item> {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly days: Item[];
}

function groupByMonth<Item>(items: readonly Item[], dayOf: (item: Item) => string): Month<Item>[] {
  const months: Month<Item>[] = [];
  for (const item of items) {
    const month = dayOf(item).slice(0, 7);
    const last = months.at(-1);
    if (last?.month === month) last.days.push(item);
    else months.push({ month, days: [item] });
  }
  return months;
}

/** Names the year only where it is not that of the newest item. */
function monthLabel<Item>(
  month: string,
  items: readonly Item[],
  dayOf: (item: Item) => string,
): string {
  const newest = items[0];
  const sameYear = newest !== undefined && dayOf(newest).slice(0, 4) === month.slice(0, 4);
  return format(parseISO(`${month}-01`), sameYear ? 'MMMM' : 'MMMM yyyy');
}
