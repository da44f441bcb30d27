import { memo, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { JourneyWeek } from '../../../../shared/content/weeks';
import { useHere } from '../../../ui/came-from';
import { Fan } from '../../../ui/fan';
import { useWasSeen } from '../model/use-was-seen';
import { useDoneByDay, type Way } from '../queries';
import { DayLink } from './day-link';

const NOTHING: ReadonlySet<never> = new Set();
const NO_RAYS = { drop: false, check: false, journal: false, nourish: false, prayer: false };

interface CalendarWeekProps {
  readonly week: JourneyWeek;
  readonly way: Way;
  readonly today: string;
  /** Everything written elsewhere has come. */
  readonly settled: boolean;
  /** Days open beside the calendar, not as a screen of their own. */
  readonly beside: boolean;
  /** The day that stands open there. */
  readonly open: string | undefined;
}

/** A week of the journey by its name: each of its days with what was done on the date on which it was walked. */
export const CalendarWeek = memo(function CalendarWeek(props: CalendarWeekProps) {
  const { week, way, today, settled, beside, open } = props;
  const section = useRef<HTMLElement>(null);
  const days = daysOf(week).map((number) => ({ number, date: dateOf(number, way, today) }));
  const dates = days.flatMap(({ date }) => date ?? []).sort();
  const wasSeen = useWasSeen(section);
  const done = useDoneByDay(dates[0] ?? today, dates.at(-1) ?? today, wasSeen && dates.length > 0);
  const name = useId();
  const here = useHere();
  const { state } = useLocation();
  const isThisWeek = way.challengeDay >= week.first && way.challengeDay <= week.last;
  return (
    <section
      ref={section}
      className="border-t border-rule pt-3 pb-2 lg:grid lg:grid-cols-month lg:py-2"
      aria-labelledby={name}
    >
      <div className="flex items-baseline justify-between gap-4 lg:block">
        <h2 id={name} className="running mb-0.5 text-ui leading-line">
          {week.name}
        </h2>
        {isThisWeek && <span className="note">This week</span>}
      </div>
      <ol className="grid grid-cols-7">
        {days.map(({ number, date }) => (
          <li key={number}>
            {date === undefined ? (
              <DayToCome number={number} />
            ) : (
              <DayLink
                day={date}
                today={today}
                challengeDay={number}
                facts={{ done: done && (done.get(date) ?? NOTHING), settled }}
                link={
                  beside
                    ? { to: `?day=${date}`, state, replace: true, preventScrollReset: true }
                    : { to: `/day/${date}`, state: here }
                }
                isTabStop
                isOpen={date === open}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
});

function DayToCome({ number }: { readonly number: number }) {
  return (
    <span className="calendar-day text-ink-3">
      <Fan done={NO_RAYS} upcoming size={34} />
      <span className="sr-only">Day </span>
      <span className="numerals">{number}</span>
      <span className="sr-only">, still to come</span>
    </span>
  );
}

function daysOf({ first, last }: JourneyWeek): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** The date on which a day of the journey was walked; today for the one a person stands on, undefined for those to come. */
function dateOf(number: number, { dayOf, challengeDay }: Way, today: string): string | undefined {
  return dayOf.get(number) ?? (number === challengeDay ? today : undefined);
}
