import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  passagesOfDay,
  READING_PLANS,
  type ReadingPlan,
} from '../../../shared/content/plans/reading-plans';
import { sayPassages } from '../../../shared/content/plans/say-passages';
import {
  type JoinedPlan,
  nextDay,
  plansInReading,
} from '../../records/kinds/reading-plan/joined-plan';
import { useReadingPlans } from '../../records/react/use-reading-plans';
import { useCameFrom } from '../../ui/came-from';
import { Row, Rows } from '../../ui/rows';
import { FocusScreen, Part } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import { sayProgress } from './model/say-plan';
import { PlanRuler } from './parts/plan-ruler';
import '../../ui/styles/late/bible.css';
import '../../ui/styles/late/reading-plans.css';

/** The reading plans: those that the person reads, then all others. */
export function PlansScreen() {
  const begun = useReadingPlans();
  return (
    <FocusScreen
      hour="prayer"
      className="plan-screen"
      title="The Bible"
      backTo={useCameFrom('/bible')}
    >
      <h1 className="mt-2">Reading plans</h1>
      <p className="mt-1.5 text-ink-2">
        A way through Scripture, a day at a time. Read at your pace.
      </p>
      {begun ? <Plans begun={begun} /> : <Skeleton className="mt-6" />}
    </FocusScreen>
  );
}

function Plans({ begun }: { readonly begun: readonly JoinedPlan[] }) {
  const reading = plansInReading(begun);
  const others = READING_PLANS.filter((plan) => !reading.some((each) => each.plan === plan));
  return (
    <>
      {reading.length > 0 && (
        <Part title="You’re reading">
          <Rows>
            {reading.map((each) => (
              <ReadingRow key={each.plan.id} joined={each} />
            ))}
          </Rows>
        </Part>
      )}
      <Others
        title={reading.length > 0 ? 'More plans' : undefined}
        plans={others.filter(({ isThemed }) => !isThemed)}
        begun={begun}
      />
      <Others title="Themes" plans={others.filter(({ isThemed }) => isThemed)} begun={begun} />
    </>
  );
}

interface OthersProps {
  readonly title: string | undefined;
  readonly plans: readonly ReadingPlan[];
  readonly begun: readonly JoinedPlan[];
}

function Others({ title, plans, begun }: OthersProps) {
  if (plans.length === 0) return null;
  return (
    <Part title={title}>
      <Rows>
        {plans.map((plan) => (
          <OtherRow key={plan.id} plan={plan} joined={begun.find((each) => each.plan === plan)} />
        ))}
      </Rows>
    </Part>
  );
}

function ReadingRow({ joined }: { readonly joined: JoinedPlan }) {
  const { plan, read } = joined;
  const next = nextDay(joined) ?? 1;
  return (
    <PlanRow plan={plan}>
      <PlanRuler days={plan.days.length} read={read} next={next} />
      <span className="plan-row-facts">
        <span>{`Day ${next}: ${sayPassages(passagesOfDay(plan, next))}`}</span>
        <span className="note numerals">{sayProgress(joined)}</span>
      </span>
    </PlanRow>
  );
}

interface OtherRowProps {
  readonly plan: ReadingPlan;
  readonly joined: JoinedPlan | undefined;
}

function OtherRow({ plan, joined }: OtherRowProps) {
  const progress = joined ? sayProgress(joined) : `${plan.days.length} days`;
  return (
    <PlanRow plan={plan}>
      <span className="plan-row-about">{plan.about}</span>
      <span className="note numerals">{joined?.closedOn ? `Closed. ${progress}` : progress}</span>
    </PlanRow>
  );
}

interface PlanRowProps {
  readonly plan: ReadingPlan;
  readonly children: ReactNode;
}

function PlanRow({ plan, children }: PlanRowProps) {
  return (
    <Row className="bible-row">
      <Link to={`/bible/plans/${plan.id}`} className="plan-row">
        <span className="plan-row-title">
          {plan.title}
          <ChevronRight size={20} strokeWidth={1.6} aria-hidden />
        </span>
        {children}
      </Link>
    </Row>
  );
}
