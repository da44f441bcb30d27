import { Search } from 'lucide-react';
import { type ComponentType, useRef } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { sayWeek, weekOfDay } from '../../../shared/content/weeks';
import { isLocalDay } from '../../../shared/domain/local-day';
import { useCameFrom, useHere } from '../../live/came-from';
import { useChallenge } from '../../live/use-challenge';
import { useInitialPullDone } from '../../live/use-sync-state';
import { useToday } from '../../live/use-today';
import { useWide } from '../../live/use-wide';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { IconButton } from '../../ui/icon-button';
import { FocusScreen } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import { CalendarMonth } from './calendar-month';
import { Legend } from './legend';
import { addMonths, monthOf, monthsBetween, rangeOf } from './month-grid';
import { useNinetyDays, useNothingDone } from './queries';
import { fromAsked, reachBack, type ShownMonths } from './shown-months';
import { useDayFocus } from './use-day-focus';
import './calendar.css';

interface CalendarScreenProps {
  /** A day as it stands beside the calendar where there is room. */
  readonly OpenDay: ComponentType<{ readonly day: string }>;
}

/** The ninety days and whatever lies before them: five rays to a day, by months. All of it from this device. */
export function CalendarScreen({ OpenDay }: CalendarScreenProps) {
  const today = useToday();
  const [search] = useSearchParams();
  const isWide = useWide();
  const ninety = useNinetyDays(today);
  const challenge = useChallenge(today);
  const settled = useInitialPullDone() === true;
  const asked = search.get('day') ?? '';
  const open = isWide ? (isLocalDay(asked) ? asked : today) : undefined;
  return (
    <FocusScreen
      className="calendar-screen"
      title="Growth Journey"
      backTo={useCameFrom('/growth-journey')}
      side={open && <OpenDay day={open} />}
      aside={<SearchLink />}
    >
      {challenge && <p className="running mb-1">{sayWeek(weekOfDay(challenge.day))}</p>}
      <h1>The ninety days</h1>
      <p className="lead mt-1.5 mb-4">
        Each day has five rays. A gold heart means you did all five.
      </p>
      <Legend />
      <Arriving settled={settled} />
      {ninety ? (
        <Months ninety={ninety} today={today} settled={settled} open={open} />
      ) : (
        <Skeleton className="mt-10" />
      )}
    </FocusScreen>
  );
}

function SearchLink() {
  const here = useHere();
  return (
    <IconButton label="Search what you wrote" asChild>
      <Link to="/search" state={here}>
        <Search size={20} strokeWidth={1.6} aria-hidden />
      </Link>
    </IconButton>
  );
}

/** What there is to say before the months: that nothing was done yet, or that it is not all here. */
function Arriving({ settled }: { settled: boolean }) {
  const isEmpty = useNothingDone();
  if (!settled) {
    return (
      <p role="status" className="note mt-4">
        What you wrote on other devices may not be here yet.
      </p>
    );
  }
  if (!isEmpty) return null;
  return (
    <EmptyState
      className="mt-8"
      title="No Days Lit Yet"
      action={
        <Button variant="secondary" asChild>
          <Link to="/daily-drop">Begin with today’s Drop</Link>
        </Button>
      }
    >
      The first thing you write lights the first ray.
    </EmptyState>
  );
}

interface MonthsProps {
  readonly ninety: ShownMonths;
  readonly today: string;
  readonly settled: boolean;
  readonly open: string | undefined;
}

function Months({ ninety, today, settled, open }: MonthsProps) {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const around = useRef<HTMLDivElement>(null);
  const from = fromAsked(search, ninety.from);
  const reach = (day: string) => {
    const month = monthOf(day);
    if (month >= from) return month <= ninety.to;
    const earlier = reachBack(from, month);
    if (earlier === undefined) return false;
    const next = new URLSearchParams(search);
    next.set('from', earlier);
    setSearch(next, { replace: true, preventScrollReset: true, state });
    return true;
  };
  const { tabStop, moveTo, onKeyDown } = useDayFocus(around, today, reach);
  return (
    <>
      <p className="mt-4 flex flex-wrap justify-between gap-x-6">
        <Button
          variant="text"
          size="sm"
          className="px-0"
          onClick={() => moveTo(rangeOf(addMonths(from, -1))[1])}
        >
          Show earlier months
        </Button>
        <Button variant="text" size="sm" className="px-0" onClick={() => moveTo(today)}>
          Today
        </Button>
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the days inside */}
      <div ref={around} onKeyDown={onKeyDown}>
        {monthsBetween(from, ninety.to).map((month) => (
          <CalendarMonth
            key={month}
            month={month}
            today={today}
            settled={settled}
            from={from}
            tabStop={monthOf(tabStop) === month ? tabStop : undefined}
            beside={open !== undefined}
            open={open && monthOf(open) === month ? open : undefined}
          />
        ))}
      </div>
    </>
  );
}
