import { Search } from 'lucide-react';
import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { sayWeekOf } from '../../../shared/content/weeks';
import { isLocalDay } from '../../../shared/domain/local-day';
import { useToday } from '../../live/react/use-today';
import { useInitialPullDone } from '../../person/react/use-sync-state';
import { keepPreference, readPreference } from '../../platform/preference';
import { Button } from '../../ui/button';
import { useCameFrom, useHere } from '../../ui/came-from';
import { EmptyState } from '../../ui/empty-state';
import { type Hour, hourClass } from '../../ui/hour';
import { IconButton } from '../../ui/icon-button';
import { FocusScreen } from '../../ui/screen';
import { Segments } from '../../ui/segments';
import { Skeleton } from '../../ui/skeleton';
import { useWide } from '../../ui/use-wide';
import type { ShownDays } from './model/shown-days';
import { Months } from './parts/months';
import { Weeks } from './parts/weeks';
import { useFirstDay, useWay } from './queries';
import '../../ui/styles/late/calendar.css';

const VIEWS = [
  { value: 'weeks', label: 'Weeks' },
  { value: 'months', label: 'Months' },
] as const;

interface CalendarScreenProps {
  /** A day as it stands beside the calendar where there is room. */
  readonly OpenDay: ComponentType<{ readonly day: string }>;
}

/** The ninety days and whatever lies before them: five rays to a day, by weeks or by months. All of it from this device. */
export function CalendarScreen({ OpenDay }: CalendarScreenProps) {
  const today = useToday();
  const [search] = useSearchParams();
  const isWide = useWide();
  const way = useWay(today);
  const firstDay = useFirstDay();
  const [view, choose] = useCalendarView();
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
      {way && <p className="running mb-1">{sayWeekOf(way.journey, way.challengeDay)}</p>}
      <h1>The ninety days</h1>
      <p className="lead mt-1.5 mb-4">
        Each day has five rays. A gold heart means you did all five.
      </p>
      <Legend />
      <Arriving settled={settled} isEmpty={firstDay === null} />
      <Segments
        label="Show the days by"
        options={VIEWS}
        value={view}
        onChange={choose}
        className="mt-5"
      />
      {way ? (
        <Days
          key={view}
          view={view}
          shown={{ way, today, settled, open, firstDay: firstDay === null ? today : firstDay }}
        />
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
function Arriving({ settled, isEmpty }: { settled: boolean; isEmpty: boolean }) {
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

function Days({ view, shown }: { view: CalendarView; shown: ShownDays }) {
  const around = useRef<HTMLDivElement>(null);
  useOpenAtToday(around);
  return <div ref={around}>{view === 'weeks' ? <Weeks {...shown} /> : <Months {...shown} />}</div>;
}

const RAYS: readonly { readonly hour: Hour; readonly name: string }[] = [
  { hour: 'drop', name: 'Drop' },
  { hour: 'check', name: 'Check-In' },
  { hour: 'journal', name: 'Journal' },
  { hour: 'nourish', name: 'Nourish' },
  { hour: 'prayer', name: 'Prayer' },
];

/** Which ray is which, in the order of the fan from left to right. */
function Legend() {
  return (
    <ul className="calendar-legend">
      {RAYS.map(({ hour, name }) => (
        <li key={hour} className={hourClass(hour)}>
          {name}
        </li>
      ))}
    </ul>
  );
}

/** By the thirteen weeks of the journey, or by the months of the year. */
type CalendarView = 'weeks' | 'months';

const NAME = 'calendarView';

/** How the calendar is laid out, remembered on this device. An address that names a month asks for months. */
function useCalendarView(): [view: CalendarView, choose: (view: CalendarView) => void] {
  const [search] = useSearchParams();
  const [view, setView] = useState<CalendarView>(() =>
    search.has('from') || readPreference(NAME) === 'months' ? 'months' : 'weeks',
  );
  return [
    view,
    (next) => {
      setView(next);
      keepPreference(NAME, next);
    },
  ];
}

/** Brings today into view once, where the page was opened at its top and today stands below. */
function useOpenAtToday(around: RefObject<HTMLElement | null>): void {
  const hasOpened = useRef(false);
  useEffect(() => {
    const today = around.current?.querySelector('[aria-current="date"]');
    if (hasOpened.current || !today) return;
    hasOpened.current = true;
    const isBelow = today.getBoundingClientRect().bottom > innerHeight;
    if (scrollY === 0 && isBelow) today.scrollIntoView({ block: 'center' });
  });
}
