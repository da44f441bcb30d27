import { DAILY_FLAGS, type DailyFlag } from '../../../shared/domain/activity';
import { writtenHour } from '../../../shared/domain/local-minute';
import { usePractices } from '../../journey/react/use-practices';
import { useToday } from '../../live/react/use-today';
import { utcOffsetMinutes } from '../../platform/clock';
import { DAY_WINDOWS } from '../../ui/day-windows';
import { Fan } from '../../ui/fan';
import { formatDayHeading } from '../../ui/format/days';
import type { Hour } from '../../ui/hour';
import { useNow } from '../../ui/use-now';
import { dayInWords } from './day-words';

const MINUTE_MS = 60_000;

interface ReviewHeadProps {
  /** The day of its journey; undefined between two journeys. */
  dayName: number | undefined;
  /** The person stands on that day, or stood on it when the review was opened. */
  isCurrent: boolean;
  /** The local day on which the review was opened. */
  day: string;
  /** The one on which it was first saved. */
  writtenOn: string | undefined;
}

/** Which day the review is about, and for the current one how it went. */
export function ReviewHead({ dayName, isCurrent, day, writtenOn }: ReviewHeadProps) {
  if (!isCurrent) {
    return (
      <>
        {writtenOn && <p className="running">{formatDayHeading(writtenOn)}</p>}
        <h1 className="mt-1">
          {dayName === undefined ? 'Looking back on the day' : `Looking back on Day ${dayName}`}
        </h1>
      </>
    );
  }
  return (
    <>
      <DayLine day={day} />
      <h1 className="mt-1">
        {dayName === undefined ? 'Before the day closes' : `Before Day ${dayName} closes`}
      </h1>
      <DaySoFar day={day} />
    </>
  );
}

/** The date, and while it lasts the time of day. */
function DayLine({ day }: { day: string }) {
  const moment = useNow(MINUTE_MS);
  const today = useToday();
  const hour = day === today ? writtenHour(moment, utcOffsetMinutes(moment)) : undefined;
  return <p className="running">{formatDayHeading(day, hour)}</p>;
}

function DaySoFar({ day }: { day: string }) {
  const practices = usePractices(day);
  // As high as what is coming, so that nothing jumps.
  if (!practices) return <div className="mt-4 h-11" />;
  const [first, second] = dayInWords(practices);
  return (
    <div className="mt-4 flex items-center gap-3.5">
      <Fan done={raysOf(practices.done)} size={72} />
      <p className="text-ink-2 text-ui-sm">
        {first}
        <br />
        {second}
      </p>
    </div>
  );
}

function raysOf(done: ReadonlySet<DailyFlag>): Record<Hour, boolean> {
  const rays = { drop: false, check: false, journal: false, nourish: false, prayer: false };
  for (const flag of DAILY_FLAGS) rays[DAY_WINDOWS[flag].hour] = done.has(flag);
  return rays;
}
