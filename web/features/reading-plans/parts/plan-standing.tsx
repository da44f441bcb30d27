import { useToday } from '../../../live/react/use-today';
import { formatDay } from '../../../ui/format/days';
import type { PlanInView } from '../model/plan-in-view';
import { sayProgress } from '../model/say-plan';
import { PlanRuler } from './plan-ruler';

/** What a plan is, and how much of it was read. */
export function PlanStanding({ view }: { readonly view: PlanInView }) {
  const { plan, joined, isOpen, next } = view;
  const today = useToday();
  return (
    <>
      {!isOpen && <p className="mt-3 max-w-(--measure) text-ink-2 text-pretty">{plan.about}</p>}
      {joined && (
        <>
          <PlanRuler days={plan.days.length} read={joined.read} next={isOpen ? next : undefined} />
          <p className="note numerals mt-2">{sayProgress(joined)}</p>
        </>
      )}
      {joined?.closedOn && (
        <p className="mt-4 text-ink-2">
          {`You closed this plan on ${formatDay(joined.closedOn, today)}. The days you read are kept.`}
        </p>
      )}
      {isOpen && next === undefined && (
        <p className="mt-4 text-ink-2">
          You’ve read all of it. Keep it here, close it, or begin again at Day 1.
        </p>
      )}
    </>
  );
}
