import { Link, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { findPlan, type ReadingPlan } from '../../../shared/content/plans/reading-plans';
import {
  beginAgain,
  beginPlan,
  closePlan,
  countFrom,
  markDay,
  unmarkDay,
} from '../../records/kinds/reading-plan/change-plan';
import type { JoinedPlan } from '../../records/kinds/reading-plan/joined-plan';
import { useReadingPlans } from '../../records/react/use-reading-plans';
import { useRecords } from '../../records/react/use-records';
import { useCameFrom } from '../../ui/came-from';
import { FocusScreen } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import { toast } from '../../ui/toast-store';
import { planInView } from './model/plan-in-view';
import { useOneAtATime } from './model/use-one-at-a-time';
import { OpenDay } from './parts/open-day';
import { PlanAction } from './parts/plan-action';
import { PlanDays } from './parts/plan-days';
import { PlanFoot } from './parts/plan-foot';
import { PlanStanding } from './parts/plan-standing';
import '../../ui/styles/late/bible.css';
import '../../ui/styles/late/reading-plans.css';

/** A reading plan: its next day to read, and all of its days. `?day=` opens another day. */
export function PlanScreen() {
  const { plan: id = '' } = useParams();
  const plan = findPlan(id);
  const begun = useReadingPlans();
  if (plan && begun)
    return <OpenPlan plan={plan} joined={begun.find((each) => each.plan === plan)} />;
  return (
    <FocusScreen className="plan-screen" title="Reading plans" backTo="/bible/plans">
      <h1 className="mt-2">{plan ? plan.title : 'No such plan'}</h1>
      {plan ? (
        <Skeleton className="mt-6" />
      ) : (
        <p className="mt-4 text-ink-2">
          This app has no reading plan of that name.{' '}
          <Link to="/bible/plans" className="text-link">
            See all plans
          </Link>
        </p>
      )}
    </FocusScreen>
  );
}

interface OpenPlanProps {
  readonly plan: ReadingPlan;
  readonly joined: JoinedPlan | undefined;
}

function OpenPlan({ plan, joined }: OpenPlanProps) {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const records = useRecords();
  const press = useOneAtATime();
  const view = planInView(plan, joined, search.get('day'));
  const toChange = { plan, records: joined?.records ?? [] };

  /** From the top of the screen, where what is new stands. */
  const showNext = () => setSearch({}, { replace: true, state });
  const begin = () =>
    press(async () => {
      if (await beginPlan(records, plan)) showNext();
    });
  const check = (day: number, isRead: boolean) =>
    press(async () => {
      // The day stays open after it is read, instead of giving way to the next one.
      setSearch({ day: String(view.day) }, { replace: true, state, preventScrollReset: true });
      await (isRead ? markDay : unmarkDay)(records, toChange, day);
    });
  const close = (isClosed: boolean) =>
    press(async () => {
      if (!(await closePlan(records, toChange, isClosed))) return;
      showNext();
      toast({ title: isClosed ? 'Plan Closed' : 'Plan Opened Again' });
    });

  return (
    <FocusScreen
      hour="prayer"
      className="plan-screen"
      title="Reading plans"
      backTo={useCameFrom('/bible/plans')}
      action={
        <PlanAction
          view={view}
          hasOpenedLast={search.has('opened')}
          onBegin={begin}
          onCheck={() => check(view.day, true)}
          onOpenAgain={() => close(false)}
        />
      }
    >
      <h1 className="mt-2">{plan.title}</h1>
      <PlanStanding view={view} />
      {(joined || search.has('day')) && (
        <OpenDay
          view={view}
          onCheck={(isRead) => check(view.day, isRead)}
          onCountFrom={() => press(() => countFrom(records, toChange, view.day))}
        />
      )}
      <PlanDays view={view} onCheck={check} />
      <PlanFoot
        view={view}
        onClose={() => close(true)}
        onBeginAgain={async () => {
          const isKept = await beginAgain(records, toChange);
          if (isKept) showNext();
          return isKept;
        }}
      />
    </FocusScreen>
  );
}
