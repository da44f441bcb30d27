import { DAILY_FLAGS } from '../../../shared/domain/activity';
import { useDayFlags } from '../../live/use-day-flags';
import { useToday } from '../../live/use-today';
import { Celebration } from '../../ui/celebration';
import { DAY_WINDOWS } from '../../ui/day-windows';
import { FiveWindows } from '../../ui/five-windows';

interface DropCelebrationProps {
  readonly day: number;
  /** Challenge days whose drop is complete. */
  readonly lit: ReadonlySet<number>;
  readonly onDone: () => void;
}

/** One ray more, and today's windows. */
export function DropCelebration({ day, lit, onDone }: DropCelebrationProps) {
  const done = useDayFlags(useToday());
  const items = DAILY_FLAGS.map((flag) => {
    const { hour, label } = DAY_WINDOWS[flag];
    const state = done?.has(flag) ? ('lit' as const) : ('unlit' as const);
    return { key: flag, hour, label, state, lighting: flag === 'dailyDrop' };
  });
  return (
    <Celebration
      title="Daily Drop Completed!"
      day={day}
      lit={new Set([...lit, day])}
      onDone={onDone}
    >
      <p>Your reflection has been saved.</p>
      <FiveWindows items={items} labelsHidden className="mx-auto mt-8 max-w-68" />
    </Celebration>
  );
}
