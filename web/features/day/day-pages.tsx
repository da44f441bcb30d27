import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DAILY_FLAGS, type DailyFlag } from '../../../shared/domain/activity';
import { sayJourneyDay } from '../../../shared/domain/journey-words';
import { checkIn } from '../../../shared/records/check-in';
import { dropCompletion } from '../../../shared/records/drop-completion';
import type { DeviceRecord } from '../../../shared/records/record';
import { useToday } from '../../live/react/use-today';
import { useInitialPullDone } from '../../person/react/use-sync-state';
import { useHere } from '../../ui/came-from';
import { DAY_WINDOWS } from '../../ui/day-windows';
import { EmptyState } from '../../ui/empty-state';
import { Fan } from '../../ui/fan';
import { formatWeekdayAndDay } from '../../ui/format/days';
import type { Hour } from '../../ui/hour';
import { Skeleton } from '../../ui/skeleton';
import { DayParts } from './day-parts';
import { doneOn, ofKind, useDayRecords } from './queries';
import { sayWhole } from './say-day';

interface HeadProps {
  /** 'Day 21', or the date on a day without a Daily Drop. */
  readonly title: string;
  /** 'Wednesday, November 18. A complete day.' */
  readonly line: string;
  /** The day's fan, as wide as it is told. */
  readonly fan: (size: number) => ReactNode;
}

interface DayPagesProps {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** How the day is headed. */
  readonly head: (parts: HeadProps) => ReactNode;
}

/** A day as it was written: its head, and everything in the order of a day. All of it from this device. */
export function DayPages({ day, head }: DayPagesProps) {
  const today = useToday();
  const records = useDayRecords(day);
  const settled = useInitialPullDone() === true;
  const done = records ? doneOn(records) : NOTHING;
  const isWritten = records !== undefined && records.length > 0;
  const isKnown = records !== undefined && (settled || isWritten);
  const date = formatWeekdayAndDay(day, today);
  const [drop] = ofKind(records ?? [], dropCompletion);
  const whole = isKnown ? sayWhole({ day, today, done: done.size, isWritten }) : '';
  return (
    <>
      {head({
        title: drop ? sayJourneyDay(drop.body) : date,
        line: drop ? `${date}. ${whole}` : whole,
        fan: (size) => (
          <Fan done={raysOf(done)} upcoming={!isKnown || (day > today && !isWritten)} size={size} />
        ),
      })}
      {isKnown ? <DayContent day={day} today={today} records={records} /> : <Skeleton />}
    </>
  );
}

interface DayContentProps {
  readonly day: string;
  readonly today: string;
  readonly records: readonly DeviceRecord[];
}

function DayContent({ day, today, records }: DayContentProps) {
  if (records.length > 0) {
    const lacksCheckIn = ofKind(records, checkIn).length === 0 && day < today;
    return (
      <>
        <DayParts day={day} records={records} />
        {lacksCheckIn && (
          <p className="mt-4 print:hidden">
            <AddCheckIn day={day} />
          </p>
        )}
      </>
    );
  }
  const { title, text } = emptyWords(day, today);
  return (
    <EmptyState title={title} action={day < today && <AddCheckIn day={day} />}>
      {text}
    </EmptyState>
  );
}

/** For a day that has none yet; what is still to come can't be checked in on. */
function AddCheckIn({ day }: { readonly day: string }) {
  const here = useHere();
  return (
    <Link
      to={`/check-in?day=${day}`}
      state={here}
      className="text-link inline-flex min-h-12 items-center text-ui-sm"
    >
      Add a check-in for this day
    </Link>
  );
}

function emptyWords(day: string, today: string) {
  if (day > today) {
    return { title: 'Still to Come', text: 'What you write on this day will appear here.' };
  }
  if (day === today) {
    return { title: 'Nothing Written Yet', text: 'What you write today will appear here.' };
  }
  return { title: 'A Quiet Day', text: 'Nothing was written, and nothing is owed.' };
}

const NOTHING: ReadonlySet<DailyFlag> = new Set();

function raysOf(done: ReadonlySet<DailyFlag>): Record<Hour, boolean> {
  const rays = { drop: false, check: false, journal: false, nourish: false, prayer: false };
  for (const flag of DAILY_FLAGS) rays[DAY_WINDOWS[flag].hour] = done.has(flag);
  return rays;
}
