import { useState } from 'react';
import { endServerSession } from '../../account/pending-logout';
import { clearSession, type Session } from '../../platform/session';
import { Button } from '../../ui/button';
import { beginLeaving } from '../sign-out/prepare-databases';

/** Ends the session. What lies here sealed can't be put away without its key, and stays as it is (I14). */
export function SignOutLocked(props: { readonly session: Session; readonly onBack: () => void }) {
  const { session, onBack } = props;
  const [pending, setPending] = useState(false);
  const signOut = async () => {
    setPending(true);
    await beginLeaving(session.userId).catch(() => undefined);
    const ended = endServerSession(session.userId);
    clearSession();
    await ended;
    location.replace('/auth');
  };
  return (
    <div className="grid w-full gap-4">
      <h1 className="text-center text-h2">Sign out?</h1>
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
