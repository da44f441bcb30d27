import { Link } from 'react-router-dom';
import type { DailyFlag } from '../../../shared/domain/activity';
import { useToday } from '../../live/react/use-today';
import { useDayFlags } from '../../records/react/use-day-flags';
import { type Hour, hourClass } from '../../ui/hour';
import { MiniPane } from '../../ui/mini-pane';
import { useIsActive } from './use-is-active';

interface Practice {
  readonly to: string;
  readonly label: string;
  readonly hour: Hour;
  readonly flag: DailyFlag;
}

const PRACTICES: readonly Practice[] = [
  { to: '/daily-drop', label: 'Daily Drop', hour: 'drop', flag: 'dailyDrop' },
  { to: '/check-in', label: 'Wholeness Check-In', hour: 'check', flag: 'checkIn' },
  { to: '/journal', label: 'Brilliance Journal', hour: 'journal', flag: 'journal' },
  { to: '/nourish/track', label: 'Nourish', hour: 'nourish', flag: 'nourish' },
  { to: '/bible-prayer', label: 'Bible & Prayer', hour: 'prayer', flag: 'bibleAndPrayer' },
];

/** Today's five windows in miniature; a lit one is done. */
export function RailToday() {
  const done = useDayFlags(useToday());
  return (
    <nav aria-label="Today" className="grid gap-0.5">
      <span className="rail-word px-3 pb-1.5 font-serif text-ui text-ink-3 italic">Today</span>
      {PRACTICES.map((practice) => (
        <PracticeLink
          key={practice.flag}
          practice={practice}
          lit={done?.has(practice.flag) ?? false}
        />
      ))}
    </nav>
  );
}

function PracticeLink({ practice, lit }: { practice: Practice; lit: boolean }) {
  const { to, label, hour } = practice;
  const active = useIsActive(to === '/nourish/track' ? '/nourish' : to);
  return (
    <Link
      to={to}
      aria-current={active ? 'page' : undefined}
      className={`${hourClass(hour)} flex min-h-10.5 items-center gap-2.5 whitespace-nowrap rounded-pill px-3 text-rail ${active ? 'bg-(--hour-wash) font-semibold text-(--hour-ink)' : 'font-medium text-ink-2'}`}
    >
      <MiniPane hour={hour} lit={lit} />
      <span className="rail-word">{label}</span>
      {lit && <span className="sr-only">, done today</span>}
    </Link>
  );
}
