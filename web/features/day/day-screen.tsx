import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { addDays } from '../../../shared/domain/local-day';
import { useToday } from '../../live/react/use-today';
import { useCameFrom } from '../../ui/came-from';
import { formatDate, formatWeekdayAndDay } from '../../ui/format/days';
import { PrintButton } from '../../ui/print-button';
import { FocusScreen } from '../../ui/screen';
import { DayPages } from './day-pages';

/** One day (`YYYY-MM-DD`) by itself, with the way to the days before and after it. */
export function DayScreen({ day }: { readonly day: string }) {
  return (
    <FocusScreen
      title="The ninety days"
      backTo={useCameFrom('/calendar')}
      aside={<PrintButton label="Print this day" as="icon" />}
      className="printed"
    >
      <DayPages
        day={day}
        head={({ title, line, fan }) => (
          <header className="pb-6 text-center [&_.fan]:mx-auto [&_.fan]:mt-2 [&_.fan]:mb-1">
            <p className="hidden print:block">Choose Wholeness, {formatDate(day)}</p>
            {fan(132)}
            <div className="-mx-3 grid grid-cols-arrows items-center print:block">
              <DayLink day={addDays(day, -1)} icon={ChevronLeft} />
              <h1>{title}</h1>
              <DayLink day={addDays(day, 1)} icon={ChevronRight} />
            </div>
            <p className="running min-h-lh">{line}</p>
          </header>
        )}
      />
    </FocusScreen>
  );
}

interface DayLinkProps {
  readonly day: string;
  readonly icon: typeof ChevronLeft;
}

/** Leafing leaves no steps behind: Back leads to where the first day was opened. */
function DayLink({ day, icon: Icon }: DayLinkProps) {
  const { state } = useLocation();
  return (
    <Link
      to={`/day/${day}`}
      replace
      state={state}
      className="icon-button"
      aria-label={formatWeekdayAndDay(day, useToday())}
    >
      <Icon size={20} strokeWidth={1.6} aria-hidden />
    </Link>
  );
}
