import { type ComponentType, useEffect } from 'react';
import { onSessionChangedElsewhere, type Session } from '../platform/session';
import { findSession } from './find-session';
import { Late } from './late';
import { OpeningScreen } from './opening-screen';
import { ErrorBoundary } from './recovery/error-boundary';
import type { OpenPerson } from './signed-in/open-person';
import { useOutcome } from './use-outcome';

// Signing in and out loads the page anew, so that nothing of one person stays in memory for the next. One page
// therefore belongs to one session. What it needs begins to load before anything is painted.
const entrance = findSession().then(async (session) => ({
  isSignedIn: session !== null,
  Room: session ? await loadSignedIn(session) : await loadSignedOut(),
}));

export function App() {
  return (
    <ErrorBoundary>
      <Entrance />
    </ErrorBoundary>
  );
}

function Entrance() {
  const entered = useOutcome(entrance);
  const isSignedOut = entered?.isSignedIn === false;
  useEffect(
    () => (isSignedOut ? onSessionChangedElsewhere(() => location.reload()) : undefined),
    [isSignedOut],
  );
  if (!entered) return <OpeningScreen />;
  return (
    <>
      <entered.Room />
      <Late load={loadToaster} />
    </>
  );
}

/** What opens the databases and what draws the screens run one after the other, each in a piece of its own. */
async function loadSignedIn(session: Session): Promise<ComponentType> {
  const [opened, { signedInApp }] = await Promise.all([
    open(session),
    import('./signed-in/signed-in-app'),
  ]);
  return signedInApp(opened);
}

async function open(session: Session): Promise<OpenPerson> {
  return (await import('./signed-in/open-person')).openPerson(session);
}

async function loadSignedOut(): Promise<ComponentType> {
  return (await import('./signed-out/signed-out-app')).SignedOutApp;
}

/** A toast that comes before it waits in the store. */
async function loadToaster(): Promise<ComponentType> {
  return (await import('../ui/toast')).Toaster;
}
