import { Flame } from 'lucide-react';
import { joinClasses } from './join-classes';

interface StreakPillProps {
  readonly days: number;
  readonly className?: string | undefined;
}

/** '6-day streak', in gold. */
export function StreakPill({ days, className }: StreakPillProps) {
  return (
    <span className={joinClasses('streak-pill', className)}>
      <Flame size={16} strokeWidth={1.6} aria-hidden />
      <span>
        <b>{days}</b>-day streak
      </span>
    </span>
  );
}
