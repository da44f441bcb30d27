import { isOnboardingDue } from '../../account/account-facts';
import { hasInvite } from '../../account/circle-invite';
import { online } from '../../platform/online';
import { readSession } from '../../platform/session';

/**
 * Leads whoever has a new account from Home to the onboarding, which needs the server at its end, and whoever followed an
 * invite before they signed in on to the circles. Asks no network.
 */
export function leadNewcomer(): string | null {
  const session = readSession();
  const isLed = session !== null && isOnboardingDue(session.userId) && online.get();
  if (isLed) return '/onboarding';
  return hasInvite() ? '/prayer-groups' : null;
}
