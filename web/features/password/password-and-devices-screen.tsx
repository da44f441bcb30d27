import { ConnectionNote } from '../../answers/react/connection-note';
import { useCameFrom } from '../../ui/came-from';
import { FocusScreen } from '../../ui/screen';
import { ChangePassword } from './change-password';
import { SignedInDevices } from './signed-in-devices';
import { useDevices } from './use-devices';

/** The password, and where one is signed in with it. */
export function PasswordAndDevicesScreen() {
  const devices = useDevices();
  return (
    <FocusScreen title="Password and devices" backTo={useCameFrom('/home')}>
      <h1>Your password</h1>
      <p className="lead mt-2">
        Changing it signs you out on your other devices. Unsynced entries stay there and sync when
        you sign in again.
      </p>
      <ConnectionNote className="mt-5 empty:hidden" />
      <ChangePassword onChanged={devices.readAgain} />
      <SignedInDevices devices={devices} />
    </FocusScreen>
  );
}
