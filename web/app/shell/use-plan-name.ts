import { useIsGuest } from '../../account/react/use-is-guest';
import { usePlan } from '../../answers/react/use-plan';

/** The plan as it is named under the username; nothing until it is known. A guest has none (P69). */
export function usePlanName(): string {
  const plan = usePlan();
  if (useIsGuest()) return 'No account';
  if (plan === undefined) return '';
  return plan === 'free' ? 'Free plan' : 'Premium';
}
