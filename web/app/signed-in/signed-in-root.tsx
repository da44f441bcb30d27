import { lazy, Suspense, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { isGuest } from '../../account/guest';
import { useEndOfEarlyPage } from '../../content/react/use-early-page';
import { usePerson } from '../../person/react/person-context';
import { followKeyboard } from '../../platform/keyboard/follow-keyboard';
import {
  hasSignedOut,
  onSessionChangedElsewhere,
  readSession,
  storeSession,
} from '../../platform/session';
import { SyncContext } from '../../sync/react/sync-facts';
import { LazyMount } from '../lazy-mount';
import { LoadingScreen } from '../loading-screen';
import { useRouteHandle } from '../shell/route-handle';
import { Shell } from '../shell/shell';
import { ShellContext } from '../shell/shell-context';
import { useErased } from '../sign-out/use-erased';
import { useSignOut } from '../sign-out/use-sign-out';
import { useSyncControl } from '../sync/use-sync-control';
import { registerWorker } from '../update/register-worker';
import { useUpdateWhenOutdated } from '../update/use-update-when-outdated';
import { useOpened } from './opened-context';

const PersonDialogs = lazy(async () => ({
  default: (await import('./person-dialogs')).PersonDialogs,
}));

const loadOverlays = async () => (await import('../../features/overlays/overlays')).Overlays;
const loadConsentBanner = async () =>
  (await import('../../features/consent/consent-banner')).ConsentBanner;
const loadCircleCopies = async () =>
  (await import('../../features/prayer-circles/circle-copies')).CircleCopies;
const loadSaveKey = async () => (await import('../shell/save-key')).SaveKey;
const loadOfflineWindow = async () =>
  (await import('../offline-window/offline-window')).OfflineWindow;
const loadLateParts = async () => (await import('./late-parts')).LateParts;
const loadBadge = async () => (await import('../../journey/react/app-badge')).AppBadge;

/** Their screens take the place of what is painted ahead themselves. */
const PAINTED_AHEAD = ['/daily-drop', '/home', '/'];

/** The shell, with what every screen may ask of it. */
export function SignedInRoot() {
  const { session } = useOpened();
  const signOut = useSignOut();
  const sync = useSyncControl();
  useEffect(registerWorker, []);
  useEffect(followKeyboard, []);
  useUpdateWhenOutdated();
  useFollowOtherTabs();
  const erased = useErased();
  const { logOut, eraseHere } = signOut;
  const shell = useMemo(
    () => ({ username: session.username, logOut, eraseHere }),
    [session, logOut, eraseHere],
  );
  const { pathname } = useLocation();
  const { chrome } = useRouteHandle();
  const isGoing = erased || signOut.phase === 'leaving';
  useEndOfEarlyPage(isGoing || !PAINTED_AHEAD.includes(pathname));
  if (erased) return <LoadingScreen>This account was deleted</LoadingScreen>;
  if (signOut.phase === 'leaving') {
    const words = isGuest(session.userId) ? 'Deleting everything here' : 'Signing out';
    return <LoadingScreen>{words}</LoadingScreen>;
  }
  const hasDialog = sync.signingIn || signOut.phase === 'asking';
  return (
    <SyncContext value={sync.control}>
      <ShellContext value={shell}>
        {/* Not where a person writes, and not over the policy it speaks of. */}
        {chrome !== 'none' && <LazyMount load={loadConsentBanner} />}
        <Shell />
        <LazyMount load={loadOfflineWindow} />
        <LazyMount load={loadOverlays} />
        <LazyMount load={loadSaveKey} />
        <LazyMount load={loadBadge} />
        <LazyMount load={loadLateParts} />
        <LazyMount load={loadCircleCopies} />
        {hasDialog && (
          <Suspense>
            <PersonDialogs signOut={signOut} sync={sync} />
          </Suspense>
        )}
      </ShellContext>
    </SyncContext>
  );
}

/**
 * A sign-out or another person's sign-in in another tab ends this page too, its words written down first. A session
 * that merely went, because the site's data was cleared, is no sign-out: this page holds words, and stays (F1).
 */
function useFollowOtherTabs(): void {
  const { session } = useOpened();
  const { keeper } = usePerson();
  useEffect(() => {
    const go = () => location.replace(readSession() ? '/home' : '/auth');
    const follow = () => {
      if (readSession() === null && !hasSignedOut()) storeSession(session);
      else void keeper.flush().finally(go);
    };
    // A page may also come back from the browser's history as it was left (A22).
    const returned = () => {
      if (readSession()?.userId !== session.userId) go();
    };
    addEventListener('pageshow', returned);
    const end = onSessionChangedElsewhere(follow);
    // It may have changed while the databases opened.
    if (readSession()?.userId !== session.userId) follow();
    return () => {
      removeEventListener('pageshow', returned);
      end();
    };
  }, [keeper, session]);
}
