import { type ComponentType, useEffect, useState } from 'react';
import { hasAccount } from '../../account/has-account';
import { endServerSession } from '../../account/pending-logout';
import { useEndOfEarlyPage } from '../../content/react/use-early-page';
import { isKeyLost } from '../../person/lock/lost-key';
import { noteUnlocked } from '../../platform/note-lock';
import { clearSession, onSessionChangedElsewhere, type Session } from '../../platform/session';
import { Button } from '../../ui/button';
import { Brand } from '../../ui/mark';
import { beginGivingUp } from '../sign-out/prepare-databases';
import '../../ui/styles/late/lock.css';

/** What stands in the place of the app where the lock's key is lost (I23). Any other failure goes on. */
export async function whenKeyIsLost(error: unknown, session: Session): Promise<ComponentType> {
  if (!(await isKeyLost(error, session.userId))) throw error;
  return () => <LostKeyScreen session={session} />;
}

function LostKeyScreen({ session }: { readonly session: Session }) {
  const [asks, setAsks] = useState(false);
  useEndOfEarlyPage(true);
  // Another tab may have begun anew: what is here then is to stay.
  useEffect(() => onSessionChangedElsewhere(() => location.reload()), []);
  return (
    <main id="main" tabIndex={-1} className="lock-screen">
      <div className="grid w-full content-center justify-items-center gap-6">
        <Brand />
        <div className="grid w-full gap-4 text-center">
          {asks ? (
            <Confirm session={session} onBack={() => setAsks(false)} />
          ) : (
            <Told session={session} onNext={() => setAsks(true)} />
          )}
        </div>
      </div>
    </main>
  );
}

function Told({ session, onNext }: { readonly session: Session; readonly onNext: () => void }) {
  const isMember = hasAccount(session.userId);
  return (
    <>
      <h1>Your entries can’t be opened here</h1>
      <p>
        They were locked with the app lock on this device, and the lock’s key is gone. No one can
        open them here any more.
      </p>
      <p>
        {isMember
          ? 'Everything that was synced is in your account. Sign in again to bring it back.'
          : 'You’re using the app without an account, so the only other copy is one you exported.'}
      </p>
      <Button full className="mt-4" onClick={onNext}>
        {isMember ? 'Sign in again' : 'Begin again'}
      </Button>
    </>
  );
}

function Confirm({ session, onBack }: { readonly session: Session; readonly onBack: () => void }) {
  const isMember = hasAccount(session.userId);
  const [pending, setPending] = useState(false);
  const clear = async () => {
    setPending(true);
    await giveUp(session.userId);
    location.replace(isMember ? '/login' : '/auth');
  };
  return (
    <>
      <h1>Clear your entries here?</h1>
      <p>
        The locked entries are removed from this device.{' '}
        {isMember ? 'What wasn’t synced yet is lost.' : 'You can’t get them back.'}
      </p>
      <Button full autoFocus disabled={pending} className="mt-4" onClick={onBack}>
        Keep them
      </Button>
      <Button
        full
        variant="danger"
        pending={pending}
        pendingLabel="Clearing..."
        onClick={() => void clear()}
      >
        {isMember ? 'Clear and sign in' : 'Clear and begin again'}
      </Button>
    </>
  );
}

/**
 * This page has begun to open the databases: the next one takes them away. Without the note on the disk nothing goes: they sign in,
 * and meet this screen again.
 */
async function giveUp(personId: string): Promise<void> {
  await beginGivingUp(personId).catch(() => undefined);
  const ended = hasAccount(personId) ? endServerSession(personId) : undefined;
  clearSession();
  noteUnlocked();
  await ended;
}
