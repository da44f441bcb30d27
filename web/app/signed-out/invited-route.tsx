import { InvitedScreen } from '../../features/auth/invited-screen';
import { LandingScreen } from '../../features/public-site/landing-screen';

/** The circles' address: an invitation for whoever has a code, and the landing page for every other visitor. */
export function InvitedRoute() {
  return <InvitedScreen otherwise={<LandingScreen />} />;
}
