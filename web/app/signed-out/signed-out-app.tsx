import { useEffect } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { useEndOfEarlyPage } from '../../live/use-early-page';
import { hasDeviceDatabase } from '../../platform/device-here';
import { forgetBookmark } from '../../platform/early-page/notes';
import { endServerSession, finishPendingLogout } from '../../platform/pending-logout';
import { readSession } from '../../platform/session';
import { lazyScreen } from '../recovery/lazy-screen';
import { RouteError } from '../recovery/route-error';
import { registerWorker } from '../update/register-worker';

const TRY_AGAIN_AFTER_MS = 10_000;

const auth = { lazy: lazyScreen(loadAuthScreen) };

const router = createBrowserRouter([
  {
    ErrorBoundary: RouteError,
    HydrateFallback: Nothing,
    children: [
      { path: '/login', ...auth },
      { path: '/register', ...auth },
      { path: '/auth', ...auth },
      { path: '/share-preview', lazy: lazyScreen(loadSharePreviewScreen) },
      { path: '*', lazy: lazyScreen(loadWelcomeScreen) },
    ],
  },
]);

/** What a visitor without a session sees. */
export function SignedOutApp() {
  useEndOfEarlyPage();
  useEffect(() => {
    registerWorker();
    void forgetBookmark();
    const finish = () => void finishPendingLogout();
    finish();
    void finishSignOuts();
    addEventListener('online', finish);
    // A server that was out of reach makes no such event.
    const timer = setInterval(finish, TRY_AGAIN_AFTER_MS);
    return () => {
      removeEventListener('online', finish);
      clearInterval(timer);
    };
  }, []);
  return <RouterProvider router={router} />;
}

/** A sign-out that was cut short is ended here, its session on the server first, before anybody can sign in. */
async function finishSignOuts(): Promise<void> {
  if (!(await hasDeviceDatabase())) return;
  const { finishLeaving } = await import('../sign-out/people-here');
  await finishLeaving(() => {
    if (readSession() === null) void endServerSession();
  });
}

async function loadAuthScreen() {
  return (await import('../../features/auth/auth-screen')).AuthScreen;
}

async function loadSharePreviewScreen() {
  return (await import('../../features/share/share-preview-screen')).SharePreviewScreen;
}

async function loadWelcomeScreen() {
  return (await import('../../features/auth/welcome-screen')).WelcomeScreen;
}

function Nothing() {
  return null;
}
