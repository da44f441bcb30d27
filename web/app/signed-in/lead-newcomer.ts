import { redirect } from 'react-router-dom';
import { online } from '../../platform/online';
import { readSession } from '../../platform/session';
import { isOnboardingDue } from '../../platform/standing';

/** Leads whoever has a new account from Home to the onboarding, which needs the server at its end. Asks no network. */
export function leadNewcomer(): Response | null {
  const session = readSession();
  const isLed = session !== null && isOnboardingDue(session.userId) && online.get();
  return isLed ? redirect('/onboarding') : null;
}
