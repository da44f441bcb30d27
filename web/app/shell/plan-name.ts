import type { Plan } from '../../../shared/protocol/messages';

/** The plan as it is named under the username; nothing until it is known. */
export function planName(plan: Plan | undefined): string {
  if (plan === undefined) return '';
  return plan === 'free' ? 'Free plan' : 'Premium';
}
