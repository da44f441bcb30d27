import { tellSignedInAgain } from '../../platform/session';
import { SignOutDialog } from '../sign-out/sign-out-dialog';
import type { useSignOut } from '../sign-out/use-sign-out';
import { SignInAgain } from '../sync/sign-in-again';
import type { useSyncControl } from '../sync/use-sync-control';
import { useOpened } from './opened-context';

interface Props {
  readonly signOut: ReturnType<typeof useSignOut>;
  readonly sync: ReturnType<typeof useSyncControl>;
}

/** The dialogs that can open over any screen. Loaded with the first that does. */
export function PersonDialogs({ signOut, sync }: Props) {
  const { session, replication } = useOpened();
  const signedInAgain = () => {
    sync.close();
    replication.resume();
    tellSignedInAgain(session.userId);
  };
  return (
    <>
      <SignInAgain
        open={sync.signingIn}
        session={session}
        onClose={sync.close}
        onSignedIn={signedInAgain}
      />
      <SignOutDialog
        question={signOut.question}
        online={signOut.online}
        onStay={signOut.stay}
        onLeave={signOut.leaveAnyway}
      />
    </>
  );
}
