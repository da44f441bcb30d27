import { hasFeature, type PremiumFeature } from '../../../shared/domain/plan';
import type { Plan } from '../../../shared/protocol/messages';
import { useSyncState } from '../../person/react/use-sync-state';

/** The person's plan as the server last said it; undefined until it has. */
export function usePlan(): Plan | undefined {
  return useSyncState(({ plan }) => plan) ?? undefined;
}

/** Whether a feature waits for Premium; not as long as the plan is unknown. Follows the plan as it changes. */
export function useIsGated(feature: PremiumFeature): boolean {
  const plan = usePlan();
  return plan !== undefined && !hasFeature(plan, feature);
}
