import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/button';
import { useHere } from '../../ui/came-from';
import { formatWeekdayAndDay } from '../../ui/format/days';
import { toast } from '../../ui/toast-store';
import { useOneAtATime } from '../../ui/use-one-at-a-time';
import { readAlong } from '../kinds/reading-plan/change-plan';
import type { SharedPlan } from '../kinds/reading-plan/shared-plan';
import { leaveCirclePlan } from './leave-circle-plan';
import { useRecords } from './use-records';

interface SharedPlanChoiceProps {
  readonly shared: SharedPlan;
  readonly today: string;
  /** After “Not for me”, where this goes away with it. */
  readonly onLeft?: () => void;
}

/** What a plan that a circle shares is, and the two answers to it. Nobody else learns which one the person gives (W15). */
export function SharedPlanChoice({ shared, today, onLeft }: SharedPlanChoiceProps) {
  const records = useRecords();
  const press = useOneAtATime();
  const answer = useRef<HTMLDivElement>(null);
  const { id, plan, startsOn, joined, standing } = shared;
  // The button that was pressed gives way to another.
  const stayHere = () => answer.current?.focus({ preventScroll: true });
  const begin = () =>
    press(async () => {
      const isKept = await readAlong(records, { plan, records: joined?.records ?? [] }, startsOn);
      if (isKept) stayHere();
    });
  const leave = () =>
    press(async () => {
      if (!(await leaveCirclePlan(records, id))) return;
      toast({ title: 'Plan Left Out', description: 'You can still read along from the circle.' });
      if (onLeft) onLeft();
      else stayHere();
    });
  return (
    <>
      <p className="note numerals mt-0.5">{`${plan.days.length} days. ${sayFirstDay(startsOn, today)}`}</p>
      <div
        ref={answer}
        tabIndex={-1}
        className="mt-1.5 flex flex-wrap items-center gap-x-5 gap-y-1 rounded-mark"
      >
        {standing === 'offered' || standing === 'left' ? (
          <>
            <Button variant="secondary" size="sm" onClick={begin}>
              Read along
            </Button>
            {standing === 'offered' && (
              <Button variant="text" size="sm" className="px-0" onClick={leave}>
                Not for me
              </Button>
            )}
          </>
        ) : (
          <PlanLink shared={shared} />
        )}
      </div>
      <p className="note mt-1.5">Only you see whether you read along.</p>
    </>
  );
}

function PlanLink({ shared: { plan, standing } }: Pick<SharedPlanChoiceProps, 'shared'>) {
  const here = useHere();
  return (
    <Link
      to={`/bible/plans/${plan.id}`}
      state={here}
      className="text-link inline-flex min-h-11 items-center"
    >
      {standing === 'read' ? 'You’ve read it' : 'You’re reading it'}
    </Link>
  );
}

/** `Begins Monday, March 2`, `Begins today`, `Began Monday, March 2`. */
function sayFirstDay(startsOn: string, today: string): string {
  if (startsOn === today) return 'Begins today';
  const day = formatWeekdayAndDay(startsOn, today);
  return startsOn > today ? `Begins ${day}` : `Began ${day}`;
}
