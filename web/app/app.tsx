import { lazy, Suspense, use, useEffect } from 'react';
import { onSessionChangedElsewhere } from '../platform/session';
import { Toaster } from '../ui/toast';
import { findSession } from './find-session';
import { LoadingScreen } from './loading-screen';
import { ErrorBoundary } from './recovery/error-boundary';

// Signing in and out loads the page anew, so that nothing of one person stays in memory for the next. One page
// therefore belongs to one session, and each kind of page is one lazy boundary.
const SignedInApp = lazy(async () => ({
  default: (await import('./signed-in/signed-in-app')).SignedInApp,
}));
const SignedOutApp = lazy(async () => ({
  default: (await import('./signed-out/signed-out-app')).SignedOutApp,
}));

const found = findSession();

export function App() {
  return (
    <ErrorBoundary>
      <Suspense fallback={<LoadingScreen />}>
        <Entrance />
      </Suspense>
      <Toaster />
    </ErrorBoundary>
  );
}

function Entrance() {
  const session = use(found);
  useEffect(
    () => (session ? undefined : onSessionChangedElsewhere(() => location.reload())),
    [session],
  );
  return session ? <SignedInApp session={session} /> : <SignedOutApp />;
}
