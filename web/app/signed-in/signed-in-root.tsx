import { useEffect, useMemo } from 'react';
import { usePerson } from '../../live/person-context';
import { SyncContext } from '../../live/sync-facts';
import { onSessionChangedElsewhere, readSession } from '../../platform/session';
import { LoadingScreen } from '../loading-screen';
import { Shell } from '../shell/shell';
import { ShellContext } from '../shell/shell-context';
import { SignOutDialog } from '../sign-out/sign-out-dialog';
import { useSignOut } from '../sign-out/use-sign-out';
import { SignInAgain } from '../sync/sign-in-again';
import { SyncDialog } from '../sync/sync-dialog';
import { useSyncControl } from '../sync/use-sync-control';
import { registerWorker } from '../update/register-worker';
import { useOpened } from './opened-context';

/** The shell with what every screen may ask of it, and the dialogs that can open over any screen. */
export function SignedInRoot() {
  const { session, replication } = useOpened();
  const signOut = useSignOut();
  const sync = useSyncControl();
  useEffect(registerWorker, []);
  useFollowOtherTabs();
  const { logOut } = signOut;
  const shell = useMemo(() => ({ username: session.username, logOut }), [session, logOut]);
  if (signOut.phase === 'leaving') return <LoadingScreen>Logging out</LoadingScreen>;
  return (
    <SyncContext value={sync.control}>
      <ShellContext value={shell}>
        <Shell />
        <SyncDialog open={sync.dialog === 'details'} onClose={sync.close} />
        <SignInAgain
          open={sync.dialog === 'sign-in'}
          session={session}
          onClose={sync.close}
          onSignedIn={() => {
            sync.close();
            replication.resume();
          }}
        />
        <SignOutDialog
          unsent={signOut.unsent}
          online={signOut.online}
          onStay={signOut.stay}
          onLeave={signOut.leaveAnyway}
        />
      </ShellContext>
    </SyncContext>
  );
}

/** A sign-out or another person's sign-in in another tab ends this page too, its words written down first. */
function useFollowOtherTabs(): void {
  const { session } = useOpened();
  const { keeper } = usePerson();
  useEffect(() => {
    const go = () => location.replace(readSession() ? '/home' : '/auth');
    // Not awaited longer than a moment: a page that shows a person who signed out must go.
    const follow = () => void keeper.flush().finally(go);
    // A page may also come back from the browser's history as it was left.
    const returned = () => {
      if (readSession()?.userId !== session.userId) go();
    };
    addEventListener('pageshow', returned);
    const end = onSessionChangedElsewhere(follow);
    return () => {
      removeEventListener('pageshow', returned);
      end();
    };
  }, [keeper, session]);
}
