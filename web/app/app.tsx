import { type ComponentType, useEffect } from 'react';
import { isLocked } from '../platform/lock-hint';
import { onSessionChangedElsewhere, type Session } from '../platform/session';
import { findSession } from './find-session';
import { LazyMount } from './lazy-mount';
import { OpeningScreen } from './opening-screen';
import { ErrorBoundary } from './recovery/error-boundary';
import { useOutcome } from './use-outcome';

// Signing in and out loads the page anew, so that nothing of one person stays in memory for the next. One page
// therefore belongs to one session. What it needs begins to load before anything is painted.
const rootLoaded = findSession().then(async (session) => ({
  isSignedIn: session !== null,
  Root: session ? await loadSignedIn(session) : await loadSignedOut(),
}));

export function App() {
  return (
    <ErrorBoundary>
      <Entrance />
    </ErrorBoundary>
  );
}

function Entrance() {
  const entered = useOutcome(rootLoaded);
  const isSignedOut = entered?.isSignedIn === false;
  useEffect(
    () => (isSignedOut ? onSessionChangedElsewhere(() => location.reload()) : undefined),
    [isSignedOut],
  );
  if (!entered) return <OpeningScreen />;
  return (
    <>
      <entered.Root />
      <LazyMount load={loadToaster} />
    </>
  );
}

async function loadSignedIn(session: Session): Promise<ComponentType> {
  const opened = isLocked(session.userId) ? undefined : await openSignedIn(session);
  return opened ?? (await import('./lock/locked-app')).lockedApp(session, openSignedIn);
}

/**
 * What draws the screens is read while the disk opens the databases, and not in one piece with what opens them. Undefined where
 * an app lock keeps them closed.
 */
async function openSignedIn(session: Session): Promise<ComponentType | undefined> {
  const { openPerson } = await import('./signed-in/open-person');
  try {
    const [opened, { signedInApp }] = await Promise.all([
      openPerson(session),
      import('./signed-in/signed-in-app'),
    ]);
    return opened === 'locked' ? undefined : signedInApp(opened);
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'LOCKED') throw error;
    return (await import('./lock/lost-key-screen')).whenKeyIsLost(error, session);
  }
}

async function loadSignedOut(): Promise<ComponentType> {
  return (await import('./signed-out/signed-out-app')).SignedOutApp;
}

/** A toast that comes before it waits in the store. */
async function loadToaster(): Promise<ComponentType> {
  return (await import('../ui/toast')).Toaster;
}
