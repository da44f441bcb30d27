import { Pencil, Trash2 } from 'lucide-react';
import type { CirclePlanView } from '../../../../shared/api/circle-guidance';
import type { CircleView } from '../../../../shared/api/prayer-circles';
import { useToday } from '../../../live/react/use-today';
import { SharedPlanChoice } from '../../../records/react/shared-plan-choice';
import { useSharedPlan } from '../../../records/react/use-shared-plan';
import { MoreMenu } from '../../../ui/more-menu';
import { useOpenDialog } from '../model/circle-dialog';
import { toEndPlan } from '../model/end-plan';

interface Props {
  readonly plan: CirclePlanView;
  readonly circle: CircleView;
}

/** The reading plan that the circle reads together. */
export function CirclePlan({ plan, circle }: Props) {
  const today = useToday();
  const open = useOpenDialog();
  const shared = useSharedPlan(plan);
  if (shared === undefined) return null;
  return (
    <article className="circle-given" aria-label="Reading together">
      <div className="flex items-center justify-between gap-3">
        <p className="running">Reading together</p>
        {circle.role === 'leader' && (
          <MoreMenu
            label="More about the shared plan"
            className="-my-3 -mr-3"
            items={[
              {
                label: 'Choose another',
                icon: Pencil,
                onSelect: () => open({ kind: 'guide', circle, first: 'plan' }),
              },
              {
                label: 'End the plan',
                icon: Trash2,
                danger: true,
                onSelect: () => open({ kind: 'decide', decision: toEndPlan(circle) }),
              },
            ]}
          />
        )}
      </div>
      {shared ? (
        <>
          <h4 className="circle-given-title">{shared.plan.title}</h4>
          <SharedPlanChoice shared={shared} today={today} />
        </>
      ) : (
        <p className="note mt-1">Update the app to see the plan that is shared here.</p>
      )}
    </article>
  );
}
