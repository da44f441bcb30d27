import type { SubscriptionStatus } from '../../../../shared/domain/plan';

/** The plan as the profile names it; a trial is premium here (spec section 4). */
export function planTitle(status: SubscriptionStatus): string {
  return status === 'inactive' ? 'Free Plan' : 'Premium Active';
}
