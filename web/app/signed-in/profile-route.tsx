import { ProfileScreen } from '../../features/profile/profile-screen';
import { DiagnosticsDialog } from '../sync/diagnostics-dialog';

/** The profile, with what its Debug button shows. */
export function ProfileRoute() {
  return <ProfileScreen Diagnostics={DiagnosticsDialog} />;
}
