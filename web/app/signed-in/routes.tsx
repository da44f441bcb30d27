import type { ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { NotFoundScreen } from '../../features/not-found/not-found-screen';
import { LoadingScreen } from '../loading-screen';
import { lazyScreen } from '../recovery/lazy-screen';
import { RouteError } from '../recovery/route-error';
import type { RouteHandle } from '../shell/shell';
import { roomsToCome } from './rooms-to-come';
import { SignedInRoot } from './signed-in-root';

const home = hub(async () => (await import('../../features/home/home-screen')).HomeScreen);

const screens: RouteObject[] = [
  { path: '/', ...home },
  { path: '/home', ...home },
  {
    path: '/check-in',
    ...focus(async () => (await import('../../features/check-in/check-in-screen')).CheckInScreen),
  },
  {
    path: '/check-in/history',
    ...focus(
      async () =>
        (await import('../../features/check-in/check-in-history-screen')).CheckInHistoryScreen,
    ),
  },
  {
    path: '/journal',
    ...focus(async () => (await import('../../features/journal/journal-screen')).JournalScreen),
  },
  {
    path: '/journal/history',
    ...focus(
      async () =>
        (await import('../../features/journal/journal-history-screen')).JournalHistoryScreen,
    ),
  },
  {
    path: '/nourish/track',
    ...focus(
      async () => (await import('../../features/nourish/nourish-track-screen')).NourishTrackScreen,
    ),
  },
  {
    path: '/nourish/history',
    ...focus(
      async () =>
        (await import('../../features/nourish/nourish-history-screen')).NourishHistoryScreen,
    ),
  },
  {
    path: '/bible-prayer',
    ...focus(
      async () =>
        (await import('../../features/bible-prayer/bible-prayer-screen')).BiblePrayerScreen,
    ),
  },
  {
    path: '/bible-prayer/history',
    ...focus(
      async () =>
        (await import('../../features/bible-prayer/bible-prayer-history-screen'))
          .BiblePrayerHistoryScreen,
    ),
  },
  {
    path: '/data-export',
    ...focus(
      async () => (await import('../../features/data-export/data-export-screen')).DataExportScreen,
    ),
  },
];

const elsewhere: RouteObject[] = [
  ...['/auth', '/login', '/register'].map((path) => to(path, '/')),
  to('/nourish', '/nourish/track'),
  // For corporate administrators only, and there are none yet.
  to('/analytics', '/home'),
];

/** Every signed-in address (spec section 2). */
export const routes: RouteObject[] = [
  {
    element: <SignedInRoot />,
    ErrorBoundary: RouteError,
    HydrateFallback: LoadingScreen,
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          ...screens,
          ...roomsToCome,
          ...elsewhere,
          {
            path: '*',
            element: <NotFoundScreen />,
            handle: { chrome: 'bar' } satisfies RouteHandle,
          },
        ],
      },
    ],
  },
];

function hub(load: () => Promise<ComponentType>): Pick<RouteObject, 'lazy'> {
  return { lazy: lazyScreen(load) };
}

function focus(load: () => Promise<ComponentType>): Pick<RouteObject, 'lazy' | 'handle'> {
  return { ...hub(load), handle: { chrome: 'none' } satisfies RouteHandle };
}

function to(path: string, target: string): RouteObject {
  return { path, element: <Navigate to={target} replace /> };
}
