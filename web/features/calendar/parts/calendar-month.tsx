import { memo, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useHere } from '../../../ui/came-from';
import { formatMonth } from '../../../ui/format/days';
import { rangeOf, weeksOf } from '../model/month-grid';
import { useWasSeen } from '../model/use-was-seen';
import { useDoneByDay } from '../queries';
import { DayLink } from './day-link';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const NOTHING: ReadonlySet<never> = new Set();
/** Opening a day beside the calendar leaves no step behind for Back, and the page where it is. */
const IN_PLACE = { replace: true, preventScrollReset: true } as const;

interface CalendarMonthProps {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly today: string;
  /** Everything written elsewhere has come. */
  readonly settled: boolean;
  /** The first day on which anything was done, today where nothing was; undefined while that is not known. */
  readonly firstDay: string | undefined;
  /** The first month that is shown. */
  readonly from: string;
  /** The day that Tab leads to, if it is one of this month. */
  readonly tabStop: string | undefined;
  /** Days open beside the calendar, not as a screen of their own. */
  readonly beside: boolean;
  /** The day that stands open there, if it is one of this month. */
  readonly open: string | undefined;
}

/** A month as a grid of days; what was done in it is read once it comes near the view. */
export const CalendarMonth = memo(function CalendarMonth(props: CalendarMonthProps) {
  const { month, today, settled, firstDay, from, tabStop, beside, open } = props;
  const section = useRef<HTMLElement>(null);
  const done = useDoneByDay(...rangeOf(month), useWasSeen(section));
  const name = useId();
  const here = useHere();
  const { state } = useLocation();
  return (
    <section
      ref={section}
      className="border-t border-rule pt-3 pb-2 lg:grid lg:grid-cols-month lg:py-2"
    >
      <h2 id={name} className="running mb-0.5 text-ui leading-line">
        {formatMonth(month, today)}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: WAI-ARIA has a grid of dates made of a table */}
      <table role="grid" aria-labelledby={name} className="calendar-grid">
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col" abbr={weekday}>
                <span aria-hidden>{weekday.charAt(0)}</span>
                <span className="sr-only">{weekday}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find((day) => day !== undefined)}>
              {week.map((day, index) =>
                day === undefined ? (
                  <td key={WEEKDAYS[index]} />
                ) : (
                  <td key={day}>
                    <DayLink
                      day={day}
                      today={today}
                      facts={{
                        done: done && (done.get(day) ?? NOTHING),
                        settled,
                        isBefore: firstDay !== undefined && day < firstDay,
                      }}
                      link={
                        beside
                          ? { to: `?from=${from}&day=${day}`, state, ...IN_PLACE }
                          : { to: `/day/${day}`, state: here }
                      }
                      isTabStop={day === tabStop}
                      isOpen={day === open}
                    />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});
