import { Link } from 'react-router-dom';
import { DAILY_FLAGS, type DailyFlag } from '../../../shared/domain/activity';
import type { TimeOfDay } from '../../../shared/domain/time-of-day';
import { Button } from '../../ui/button';
import { FiveWindows, type WindowItem } from '../../ui/five-windows';
import type { Hour } from '../../ui/hour';
import { Part } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import { nextStep, OPEN } from './next-step';

const WINDOWS: Record<DailyFlag, { readonly hour: Hour; readonly label: string }> = {
  dailyDrop: { hour: 'drop', label: 'Daily Drop' },
  checkIn: { hour: 'check', label: 'Check-In' },
  journal: { hour: 'journal', label: 'Journal' },
  nourish: { hour: 'nourish', label: 'Nourish' },
  bibleAndPrayer: { hour: 'prayer', label: 'Bible & Prayer' },
};

interface TodaysProgressProps {
  /** Undefined while it is not known; the windows lead on all the same. */
  done: ReadonlySet<DailyFlag> | undefined;
  time: TimeOfDay;
}

/** The day's five windows, and the one thing to do next. */
export function TodaysProgress({ done, time }: TodaysProgressProps) {
  const step = done && nextStep(done, time);
  return (
    <Part
      title="Today’s Progress"
      aside={done && `${done.size} of ${DAILY_FLAGS.length}`}
      className="home-progress"
    >
      <FiveWindows items={DAILY_FLAGS.map((flag) => windowOf(flag, done, step?.flag))} />
      {!step && <Skeleton rows={1} className="mt-6" />}
      {step && (
        <div className="home-prompt">
          <p>{step.sentence}</p>
          <Button asChild>
            <Link to={step.to}>{step.action}</Link>
          </Button>
        </div>
      )}
    </Part>
  );
}

function windowOf(
  flag: DailyFlag,
  done: ReadonlySet<DailyFlag> | undefined,
  next: DailyFlag | undefined,
): WindowItem {
  const waiting = flag === next ? 'next' : 'unlit';
  return {
    key: flag,
    ...WINDOWS[flag],
    to: OPEN[flag].to,
    state: done?.has(flag) ? 'lit' : waiting,
  };
}
