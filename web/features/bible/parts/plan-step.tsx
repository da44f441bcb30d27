import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { chapterPlace } from '../../../../shared/content/chapter-place';
import { sayReference } from '../../../../shared/content/say-reference';
import { markDay } from '../../../records/kinds/reading-plan/change-plan';
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

/** Below a chapter that was opened from a reading plan: what follows on its day, or the press that checks the day off. */
export function PlanStep() {
  const { state, pathname } = useLocation();
  const of = readPlanDay(state);
  const step = of && stepAfter(of, pathname);
  if (!of || step === undefined) return null;
  return (
    <section className="plan-step" aria-label="Your reading plan">
      <p className="running">{`Day ${of.day} of ${of.plan.title}`}</p>
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
  const [isSaving, setSaving] = useState(false);
  const joined = begun?.find((each) => each.plan === plan);
  if (!begun) return null;
  if (joined?.read.has(day)) {
    return (
      <Button asChild variant="text" size="sm" className="px-0">
        <Link to={planDayPlace({ plan, day })}>This day is read. Back to the plan</Link>
      </Button>
    );
  }
  const check = async () => {
    setSaving(true);
    await markDay(records, { plan, records: joined?.records ?? [] }, day);
    setSaving(false);
  };
  return (
    <Button variant="secondary" size="sm" pending={isSaving} onClick={() => void check()}>
      Mark as read
    </Button>
  );
}
