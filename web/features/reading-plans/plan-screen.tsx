import { Link, useParams, useSearchParams } from 'react-router-dom';
import { findPlan, type ReadingPlan } from '../../../shared/content/plans/reading-plans';
import type { JoinedPlan } from '../../records/kinds/reading-plan/joined-plan';
import { useReadingPlans } from '../../records/react/use-reading-plans';
import { useCameFrom } from '../../ui/came-from';
import { FocusScreen } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import { planInView } from './model/plan-in-view';
import { focusMain, usePlanActions } from './model/use-plan-actions';
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
  const [search] = useSearchParams();
  const view = planInView(plan, joined, search.get('day'));
  const actions = usePlanActions(view);
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
          onBegin={actions.begin}
          onCheck={() => {
            actions.check(view.day, true);
            focusMain();
          }}
          onOpenAgain={() => actions.close(false)}
        />
      }
    >
      <h1 className="mt-2">{plan.title}</h1>
      <PlanStanding view={view} />
      {(view.isOpen || search.has('day')) && (
        <OpenDay
          view={view}
          onCheck={(isRead) => actions.check(view.day, isRead)}
          onCountFrom={actions.startAgain}
        />
      )}
      <PlanDays view={view} onCheck={actions.check} />
      <PlanFoot
        view={view}
        onClose={() => actions.close(true)}
        onBeginAgain={actions.beginAgain}
        onDelete={actions.delete}
      />
    </FocusScreen>
  );
}
