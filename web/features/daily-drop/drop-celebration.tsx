import { DAILY_FLAGS } from '../../../shared/domain/activity';
import type { Challenge } from '../../live/use-challenge';
import { useDayFlags } from '../../live/use-day-flags';
import { useToday } from '../../live/use-today';
import { Celebration } from '../../ui/celebration';
import { DAY_WINDOWS } from '../../ui/day-windows';
import { FiveWindows } from '../../ui/five-windows';
import { sayAhead } from './completed-words';

interface DropCelebrationProps {
  readonly day: number;
  readonly challenge: Challenge;
  readonly onDone: () => void;
}

/** One ray more, unless the day has not come, and today's windows. */
export function DropCelebration({ day, challenge, onDone }: DropCelebrationProps) {
  const done = useDayFlags(useToday());
  const ahead = sayAhead(day, challenge.pace);
  const items = DAILY_FLAGS.map((flag) => {
    const { hour, label } = DAY_WINDOWS[flag];
    const state = done?.has(flag) ? ('lit' as const) : ('unlit' as const);
    return { key: flag, hour, label, state, lighting: flag === 'dailyDrop' };
  });
  return (
    <Celebration
      title="Daily Drop Completed!"
      day={ahead ? challenge.day : day}
      lit={ahead ? challenge.lit : new Set([...challenge.lit, day])}
      onDone={onDone}
    >
      <p>Your reflection has been saved.</p>
      {ahead && <p className="mt-2">{ahead}</p>}
      <FiveWindows items={items} labelsHidden className="mx-auto mt-8 max-w-68" />
    </Celebration>
  );
}
