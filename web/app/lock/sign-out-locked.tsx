import { useState } from 'react';
import { endServerSession } from '../../account/pending-logout';
import type { AppLock } from '../../person/lock/app-lock';
import { clearSession, type Session } from '../../platform/session';
import { Button } from '../../ui/button';
import { beginLeaving } from '../sign-out/prepare-databases';
import { useOutcome } from '../use-outcome';

interface Props {
  readonly session: Session;
  readonly lock: AppLock;
  readonly onBack: () => void;
}

/** A lock that is half on or half off leaves words readable that nobody could seal once they are gone: first the PIN (I22). */
export function SignOutLocked(props: Props) {
  const [asked] = useState(() => props.lock.isWhole());
  const isWhole = useOutcome(asked);
  if (isWhole === undefined) return null;
  return isWhole ? <SignOut {...props} /> : <UnlockFirst onBack={props.onBack} />;
}

function UnlockFirst({ onBack }: Pick<Props, 'onBack'>) {
  return (
    <div className="grid w-full gap-4 text-center">
      <h1>Unlock before you sign out</h1>
      <p className="text-balance">
        The app was closed before it finished turning the lock on or off. Some of your entries could
        still be read on this device. Enter your PIN to finish, then sign out.
      </p>
      <Button full autoFocus className="mt-4" onClick={onBack}>
        Enter PIN
      </Button>
    </div>
  );
}

/** Ends the session. What lies here sealed can't be put away without its key, and stays as it is (I14). */
function SignOut({ session, lock, onBack }: Props) {
  const [pending, setPending] = useState(false);
  const signOut = async () => {
    setPending(true);
    // Another tab may have begun to turn it off.
    if (!(await lock.isWhole())) return location.reload();
    await beginLeaving(session.userId).catch(() => undefined);
    const ended = endServerSession(session.userId);
    clearSession();
    await ended;
    location.replace('/auth');
  };
  return (
    <div className="grid w-full gap-4">
      <h1 className="text-center">Sign out?</h1>
      <p className="text-center">
        Your entries stay locked on this device. To open them, sign in here again and enter your
        PIN. To take them off this device, unlock first, then sign out.
      </p>
      <Button full autoFocus disabled={pending} onClick={onBack}>
        Stay signed in
      </Button>
      <Button
        full
        variant="secondary"
        pending={pending}
        pendingLabel="Signing Out..."
        onClick={() => void signOut()}
      >
        Sign Out
      </Button>
    </div>
  );
}
