import { useMemo } from 'react';
import { type CirclePlanView, circleGuidance } from '../../../../shared/api/circle-guidance';
import { CIRCLES, guidancePath } from '../../../answers/circle-paths';
import { useLive } from '../../../live/react/use-live';
import { usePerson } from '../../../person/react/person-context';
import { isForHome } from '../../../records/kinds/reading-plan/shared-plan';
import { SharedPlanChoice } from '../../../records/react/shared-plan-choice';
import { useSharedPlan } from '../../../records/react/use-shared-plan';
import { keptCircles } from '../model/along-words';

/** The reading plans that the leaders of the person’s circles share, from what this device keeps of the circles. */
export function CirclePlans({ today }: { readonly today: string }) {
  const { answers } = usePerson().store;
  const kept = useLive(useMemo(() => answers.live(CIRCLES), [answers]));
  const { data } = keptCircles.safeParse(kept);
  return data?.circles.map(({ id, name }) => (
    <PlanOfCircle key={id} circleId={id} name={name} today={today} />
  ));
}

interface PlanOfCircleProps {
  readonly circleId: string;
  readonly name: string;
  readonly today: string;
}

function PlanOfCircle({ circleId, ...shown }: PlanOfCircleProps) {
  const { answers } = usePerson().store;
  const kept = useLive(useMemo(() => answers.live(guidancePath(circleId)), [answers, circleId]));
  const plan = useMemo(() => circleGuidance.safeParse(kept).data?.plan, [kept]);
  return plan ? <SharedPlanCard given={plan} {...shown} /> : null;
}

interface SharedPlanCardProps extends Omit<PlanOfCircleProps, 'circleId'> {
  readonly given: CirclePlanView;
}

function SharedPlanCard({ given, name, today }: SharedPlanCardProps) {
  const shared = useSharedPlan(given);
  if (!shared || !isForHome(shared, today)) return null;
  return (
    <section
      aria-label={`Shared by ${name}`}
      className="late-part h-prayer mt-8 border-rule border-y py-4"
    >
      <p className="running wrap-anywhere">{`Shared by ${name}`}</p>
      <h3 className="mt-1 text-count">{shared.plan.title}</h3>
      <SharedPlanChoice shared={shared} today={today} onLeft={focusMain} />
    </section>
  );
}

/** The card with the button that was pressed is gone. */
function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
