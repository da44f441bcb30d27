import { memo } from 'react';
import { addMonths } from '../../../../shared/domain/local-month';
import type { MoodDay } from '../../../../shared/domain/look-back/day-facts';
import { byMonth, countMoodDays } from '../../../../shared/domain/look-back/mood-counts';
import { formatMonth } from '../../../ui/format/days';
import { symbolOf } from '../../../ui/mood-symbols';
import { Part } from '../../../ui/screen';
import { useStepwise } from '../../../ui/use-stepwise';
import type { SpanState } from '../model/open-span';
import { sayCounts } from '../model/say-moods';
import {
  dayOf,
  daysIn,
  sayTwelveMonths,
  startsOn,
  type TwelveMonths,
} from '../model/twelve-months';
import { MonthLink } from './month-link';
import { MoodTable } from './mood-table';

/** A cell of the drawing, and the glyph within it. */
const CELL = 32;
const GLYPH = 27;
const WEEK_DAYS = 7;
const MOST_WEEKS = 6;
const MONTHS = 12;
/** Months drawn in one frame: each has up to three hundred strokes. */
const AT_ONCE = 2;

interface MoodYearProps {
  readonly month: string;
  readonly span: TwelveMonths;
  /** Those of them that are shown. */
  readonly months: readonly string[];
  readonly today: string;
  readonly state: Pick<SpanState, 'days' | 'hasEarlier'>;
}

/** Twelve months at a glance, and the same as a table. */
export function MoodYear(props: MoodYearProps) {
  const {
    month,
    span,
    months,
    today,
    state: { days, hasEarlier },
  } = props;
  const inMonths = byMonth(days);
  const drawn = useStepwise(months.length, AT_ONCE);
  const last = span.months.at(-1) ?? month;
  const hasLater = last < today.slice(0, 7);
  return (
    <Part title="Twelve months at a glance" className="mt-10">
      <p className="running mb-4">{sayTwelveMonths(span, today)}</p>
      <ul className="look-back-year">
        {months.map((each, at) => (
          <li key={each}>
            <GlanceMonth
              month={each}
              today={today}
              days={inMonths.get(each) ?? NO_DAYS}
              current={each === month}
              isDrawn={at >= months.length - drawn}
            />
          </li>
        ))}
      </ul>
      <p className="mt-2 flex flex-wrap justify-between gap-x-6">
        {hasEarlier && (
          <MonthLink
            month={addMonths(last, -MONTHS)}
            className="text-link inline-flex min-h-11 items-center"
          >
            Earlier twelve months
          </MonthLink>
        )}
        {hasLater && (
          <MonthLink
            month={addMonths(last, MONTHS)}
            className="text-link ml-auto inline-flex min-h-11 items-center"
          >
            Later twelve months
          </MonthLink>
        )}
      </p>
      <MoodTable months={months} today={today} days={days} />
    </Part>
  );
}

const NO_DAYS: readonly MoodDay[] = [];

interface GlanceMonthProps {
  readonly month: string;
  readonly today: string;
  readonly days: readonly MoodDay[];
  readonly current: boolean;
  /** Its drawing is there; else only the room for it. */
  readonly isDrawn: boolean;
}

const GlanceMonth = memo(function GlanceMonth(props: GlanceMonthProps) {
  const { month, today, days, current, isDrawn } = props;
  const name = formatMonth(month, today);
  const moods = new Map(days.map(({ day, mood }) => [day, mood]));
  const first = startsOn(month);
  return (
    <MonthLink
      month={month}
      label={`${name}: ${sayCounts(countMoodDays(days))}`}
      current={current}
      className="look-back-glance"
    >
      <span className="running">{name}</span>
      <svg
        viewBox={`0 0 ${WEEK_DAYS * CELL} ${MOST_WEEKS * CELL}`}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {Array.from({ length: isDrawn ? daysIn(month) : 0 }, (_, index) => {
          const day = dayOf(month, index + 1);
          const mood = moods.get(day);
          const at = first + index;
          const [x, y] = [(at % WEEK_DAYS) * CELL, Math.floor(at / WEEK_DAYS) * CELL];
          if (mood === undefined)
            return (
              <circle
                key={day}
                cx={x + CELL / 2}
                cy={y + CELL / 2}
                r={1.6}
                className={day > today ? 'look-back-speck-to-come' : 'look-back-speck'}
              />
            );
          const inset = (CELL - GLYPH) / 2;
          return (
            <use
              key={day}
              href={`#${symbolOf(mood)}`}
              x={x + inset}
              y={y + inset}
              width={GLYPH}
              height={GLYPH}
            />
          );
        })}
      </svg>
    </MonthLink>
  );
}, isSameMonth);

/** What is read later leaves most months as they are, and a month is three hundred strokes. */
function isSameMonth(before: GlanceMonthProps, after: GlanceMonthProps): boolean {
  return (
    before.month === after.month &&
    before.today === after.today &&
    before.current === after.current &&
    before.isDrawn === after.isDrawn &&
    before.days.length === after.days.length &&
    before.days.every(({ day, mood }, at) => {
      const other = after.days[at];
      return day === other?.day && mood === other.mood;
    })
  );
}
