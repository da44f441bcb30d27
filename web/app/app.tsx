import { lazy, Suspense, useEffect } from 'react';
import { onSessionChangedElsewhere, readSession } from '../platform/session';
import { Toaster } from '../ui/toast';
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

const session = readSession();

export function App() {
  useEffect(() => (session ? undefined : onSessionChangedElsewhere(() => location.reload())), []);
  return (
    <ErrorBoundary>
      <Suspense fallback={<LoadingScreen />}>
        {session ? <SignedInApp session={session} /> : <SignedOutApp />}
      </Suspense>
      <Toaster />
    </ErrorBoundary>
  );
}
