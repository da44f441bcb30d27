import { Link, useLocation } from 'react-router-dom';
import { chapterPlace } from '../../../../shared/content/chapter-place';
import { sayReference } from '../../../../shared/content/say-reference';
import { markDay, unmarkDay } from '../../../records/kinds/reading-plan/change-plan';
import {
  type PlanDay,
  planDayPlace,
  planDayState,
  readPlanDay,
  stepAfter,
} from '../../../records/kinds/reading-plan/plan-day';
import { useReadingPlans } from '../../../records/react/use-reading-plans';
import { useRecords } from '../../../records/react/use-records';
import { Button } from '../../../ui/button';
import { PaneCheck } from '../../../ui/pane-check';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';

/** Below a chapter that was opened from a reading plan: what follows on its day, or the press that checks the day off. */
export function PlanStep() {
  const { state, pathname } = useLocation();
  const of = readPlanDay(state);
  const step = of && stepAfter(of, pathname);
  if (!of || step === undefined) return null;
  return (
    <section className="plan-step" aria-label="Your reading plan">
      <Link to={planDayPlace(of)} className="plan-step-day">
        {`Day ${of.day} of ${of.plan.title}`}
      </Link>
      {step === 'done' ? (
        <CheckOff of={of} />
      ) : (
        <Button asChild variant="secondary" size="sm">
          <Link to={chapterPlace(step)} state={planDayState(of, step)} replace>
            {`Continue with ${sayReference(step)}`}
          </Link>
        </Button>
      )}
    </section>
  );
}

function CheckOff({ of: { plan, day } }: { readonly of: PlanDay }) {
  const records = useRecords();
  const begun = useReadingPlans();
  const press = useOneAtATime();
  if (!begun) return null;
  const joined = begun.find((each) => each.plan === plan);
  const isRead = joined?.read.has(day) ?? false;
  const toChange = { plan, records: joined?.records ?? [] };
  return (
    <PaneCheck
      hour="prayer"
      isLit={isRead}
      onPress={() => press(() => (isRead ? unmarkDay : markDay)(records, toChange, day))}
    >
      I’ve read this day
    </PaneCheck>
  );
}
