import { memo } from 'react';
import { Link } from 'react-router-dom';
import { DAILY_FLAGS, type DailyFlag } from '../../../../shared/domain/activity';
import type { Practices } from '../../../../shared/domain/practices';
import type { Goal } from '../../../../shared/records/preference';
import { Button } from '../../../ui/button';
import { DAY_WINDOWS } from '../../../ui/day-windows';
import { FiveWindows, type WindowItem } from '../../../ui/five-windows';
import { Part } from '../../../ui/screen';
import { Skeleton } from '../../../ui/skeleton';
import { type DayAtHome, nextStep } from '../model/next-step';

interface TodaysProgressProps {
  /** Undefined while it is not known; the windows lead on all the same. */
  practices: Practices | undefined;
  /** Undefined until read. */
  goals: readonly Goal[] | undefined;
  isReviewed: boolean;
  /** The ninety days are complete: the windows are those of the other four practices (J10). */
  isComplete: boolean | undefined;
  time: DayAtHome['time'];
}

/** The day's five windows, and the one thing to do next. */
export const TodaysProgress = memo(function TodaysProgress(props: TodaysProgressProps) {
  const { practices, goals, isReviewed, isComplete, time } = props;
  const done = practices?.done;
  const isDropShown = !isComplete || done?.has('dailyDrop');
  const shown = DAILY_FLAGS.filter((flag) => flag !== 'dailyDrop' || isDropShown);
  const step = practices && goals && nextStep({ ...practices, isReviewed, time, goals });
  return (
    <Part
      title="Today’s Progress"
      aside={practices && `${practices.done.size} of ${practices.open.length}`}
      className="home-progress"
    >
      <FiveWindows items={shown.map((flag) => windowOf(flag, done, step?.flag))} />
      {!step && <Skeleton rows={1} className="home-prompt-ahead" />}
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
});

function windowOf(
  flag: DailyFlag,
  done: ReadonlySet<DailyFlag> | undefined,
  next: DailyFlag | undefined,
): WindowItem {
  const waiting = flag === next ? 'next' : 'unlit';
  return {
    key: flag,
    ...DAY_WINDOWS[flag],
    state: done?.has(flag) ? 'lit' : waiting,
  };
}
