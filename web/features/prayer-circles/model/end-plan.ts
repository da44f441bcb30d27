import type { CircleView } from '../../../../shared/api/prayer-circles';
import type { Decision } from '../../../ui/decide-dialog';
import { endPlan } from '../commands';

/** Asks the leader before the circle’s plan ends. */
export function toEndPlan({ id, name }: Pick<CircleView, 'id' | 'name'>): Decision {
  return {
    title: 'End the shared plan?',
    description: `${name} won’t see it anymore. Anyone who reads along keeps the plan. You need to be online to do this.`,
    keep: 'Keep it',
    act: 'End the plan',
    acting: 'Ending...',
    run: () => endPlan(id),
    done: 'Plan ended',
  };
}
