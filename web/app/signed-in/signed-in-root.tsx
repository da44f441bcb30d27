import { lazy, Suspense, useEffect, useMemo } from 'react';
import { SyncContext } from '../../live/sync-facts';
import { LoadingScreen } from '../loading-screen';
import { useOfflineWindow } from '../offline-window/use-offline-window';
import { Shell } from '../shell/shell';
import { ShellContext } from '../shell/shell-context';
import { useErased } from '../sign-out/use-erased';
import { useSignOut } from '../sign-out/use-sign-out';
import { useSyncControl } from '../sync/use-sync-control';
import { registerWorker } from '../update/register-worker';
import { useUpdateWhenOutdated } from '../update/use-update-when-outdated';
import { useOpened } from './opened-context';
import { useFollowOtherTabs } from './use-follow-other-tabs';

const PersonDialogs = lazy(async () => ({
  default: (await import('./person-dialogs')).PersonDialogs,
}));

/** The shell, with what every screen may ask of it. */
export function SignedInRoot() {
  const { session } = useOpened();
  const signOut = useSignOut();
  const sync = useSyncControl();
  useEffect(registerWorker, []);
  useUpdateWhenOutdated();
  useFollowOtherTabs();
  useOfflineWindow();
  const erased = useErased();
  const { logOut } = signOut;
  const shell = useMemo(() => ({ username: session.username, logOut }), [session, logOut]);
  if (erased) return <LoadingScreen>This account was deleted</LoadingScreen>;
  if (signOut.phase === 'leaving') return <LoadingScreen>Logging out</LoadingScreen>;
  const hasDialog = sync.signingIn || signOut.phase === 'asking';
  return (
    <SyncContext value={sync.control}>
      <ShellContext value={shell}>
        <Shell />
        {hasDialog && (
          <Suspense>
            <PersonDialogs signOut={signOut} sync={sync} />
          </Suspense>
        )}
      </ShellContext>
    </SyncContext>
  );
}
