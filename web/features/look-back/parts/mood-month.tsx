import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { addMonths } from '../../../../shared/domain/local-month';
import type { MoodDay } from '../../../../shared/domain/look-back/day-facts';
import {
  byMonth,
  countMoodDays,
  type MoodCount,
} from '../../../../shared/domain/look-back/mood-counts';
import type { Mood } from '../../../../shared/records/check-in';
import { useHere } from '../../../ui/came-from';
import { ContentsItem, ContentsList } from '../../../ui/contents-list';
import { formatDay, formatDayOfMonth, formatMonth } from '../../../ui/format/days';
import { formatCount } from '../../../ui/format/numbers';
import { MoodGlyph } from '../../../ui/mood-glyph';
import { MoodWord } from '../../../ui/mood-word';
import { Part } from '../../../ui/screen';
import type { SpanState } from '../model/open-span';
import { moodName } from '../model/say-moods';
import { dayOf, daysIn, startsOn } from '../model/twelve-months';
import { MonthLink } from './month-link';

const WEEKDAYS = ['S', 'M', 'T', 'W', 'T', 'F', 'S'];
const SHOWN_SIZE = 30;

interface MoodMonthProps {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly today: string;
  /** The first of the months that are shown. */
  readonly first: string;
  readonly state: Pick<SpanState, 'days' | 'hasEarlier'>;
}

/** A month of moods: each day's glyph leads to the day, and beside them how often each was chosen. */
export function MoodMonth({ month, today, first, state: { days, hasEarlier } }: MoodMonthProps) {
  const inMonth = byMonth(days).get(month) ?? [];
  const earlier = hasEarlier || month > first ? addMonths(month, -1) : undefined;
  const next = addMonths(month, 1);
  const later = next <= today.slice(0, 7) ? next : undefined;
  return (
    <Part
      title="Your moods, day by day"
      className="mt-10"
      aside={<Steps earlier={earlier} later={later} />}
    >
      <h3 className="running mb-3">{formatMonth(month, today)}</h3>
      <div className="grid grid-cols-1 gap-x-10 gap-y-4 md:grid-cols-[minmax(0,1fr)_14rem] md:items-start">
        <DayGrid month={month} today={today} days={inMonth} />
        <Counts counts={countMoodDays(inMonth)} />
      </div>
    </Part>
  );
}

interface StepsProps {
  readonly earlier: string | undefined;
  readonly later: string | undefined;
}

function Steps({ earlier, later }: StepsProps) {
  return (
    <span className="-mt-3 -mr-3 -mb-3 inline-flex">
      {earlier && (
        <MonthLink month={earlier} label="Earlier month" className="icon-button">
          <ChevronLeft size={20} strokeWidth={1.6} aria-hidden />
        </MonthLink>
      )}
      {later && (
        <MonthLink month={later} label="Later month" className="icon-button">
          <ChevronRight size={20} strokeWidth={1.6} aria-hidden />
        </MonthLink>
      )}
    </span>
  );
}

interface DayGridProps {
  readonly month: string;
  readonly today: string;
  readonly days: readonly MoodDay[];
}

function DayGrid({ month, today, days }: DayGridProps) {
  const moods = new Map(days.map(({ day, mood }) => [day, mood]));
  return (
    <div>
      <div
        className="grid grid-cols-7 text-center text-(length:--type-note) text-ink-3"
        aria-hidden
      >
        {WEEKDAYS.map((weekday, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two letters come twice, and none ever moves
          <span key={index}>{weekday}</span>
        ))}
      </div>
      <ol className="look-back-days" style={{ '--first': startsOn(month) + 1 } as CSSProperties}>
        {Array.from({ length: daysIn(month) }, (_, index) => {
          const day = dayOf(month, index + 1);
          const mood = moods.get(day);
          return (
            <li
              key={day}
              aria-hidden={mood ? undefined : true}
              className={day > today ? 'look-back-to-come' : undefined}
            >
              {mood ? <Day day={day} mood={mood} /> : <Quiet number={index + 1} />}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function Day({ day, mood }: { readonly day: string; readonly mood: Mood }) {
  const here = useHere();
  return (
    <Link to={`/day/${day}`} state={here} aria-label={`${formatDay(day)}, ${moodName(mood)}`}>
      <MoodGlyph mood={mood} size={SHOWN_SIZE} />
      <span className="numerals">{formatDayOfMonth(day)}</span>
    </Link>
  );
}

function Quiet({ number }: { readonly number: number }) {
  return (
    <span className="look-back-quiet">
      <i />
      <span className="numerals">{number}</span>
    </span>
  );
}

function Counts({ counts }: { readonly counts: readonly MoodCount[] }) {
  if (counts.length === 0) return <p className="text-ink-2">No mood noted in this month.</p>;
  return (
    <ContentsList className="look-back-counts">
      {counts.map(({ mood, days }) => (
        <ContentsItem
          key={mood}
          name={
            <span className="flex items-center gap-2.5">
              <MoodGlyph mood={mood} size={24} />
              <MoodWord mood={mood} />
            </span>
          }
          value={formatCount(days, 'day', 'days')}
        />
      ))}
    </ContentsList>
  );
}
