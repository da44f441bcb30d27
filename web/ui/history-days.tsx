import type { ReactNode } from 'react';
import { formatDayOfMonth, formatShortWeekday, formatWeekdayAndDay } from './format/days';
import { groupByMonth } from './group-by-month';

interface HistoryDaysProps<Entry> {
  /** Newest first; `day` is `YYYY-MM-DD`. */
  readonly entries: readonly Entry[];
  readonly today: string;
  readonly keyOf: (entry: Entry) => string;
  /** What stands under the day's number; its weekday unless told. */
  readonly captionOf?: ((entry: Entry) => string) | undefined;
  readonly children: (entry: Entry) => ReactNode;
}

/** A history by months: the day's number and weekday in the margin, the entry beside them. */
export function HistoryDays<Entry extends { readonly day: string }>(
  props: HistoryDaysProps<Entry>,
) {
  const { entries, today, keyOf, captionOf, children } = props;
  return groupByMonth(entries, today).map((month) => (
    <section key={month.key}>
      <h2 className="mt-8 mb-2 font-normal text-ink-2 italic">{month.label}</h2>
      <ol>
        {month.entries.map((entry) => (
          <li key={keyOf(entry)} className="grid grid-cols-[3.75rem_1fr] border-rule border-t py-5">
            <Day day={entry.day} caption={captionOf?.(entry)} />
            <div className="min-w-0 wrap-anywhere">{children(entry)}</div>
          </li>
        ))}
      </ol>
    </section>
  ));
}

interface DayProps {
  readonly day: string;
  readonly caption: string | undefined;
}

function Day({ day, caption }: DayProps) {
  return (
    <time dateTime={day}>
      <span className="sr-only">
        {formatWeekdayAndDay(day)}
        {caption && `, ${caption}`}
      </span>
      <span aria-hidden="true">
        <b className="block font-serif text-[2.5rem] leading-numeral font-numeral tracking-numeral text-(--hour-ink,var(--ink)) lining-nums tabular-nums">
          {formatDayOfMonth(day)}
        </b>
        <span className="mt-1.5 block text-(length:--type-note) text-ink-3">
          {caption ?? formatShortWeekday(day)}
        </span>
      </span>
    </time>
  );
}
