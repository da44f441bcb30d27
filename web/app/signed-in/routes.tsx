import type { ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { SHARE_AGAIN, SHARE_ARRIVES, SHARE_TARGET } from '../../../shared/api/share-target';
import { isLocalDay } from '../../../shared/domain/local-day';
import { NotFoundScreen } from '../../features/not-found/not-found-screen';
import { OpeningScreen } from '../opening-screen';
import { lazyScreen } from '../recovery/lazy-screen';
import { RouteError } from '../recovery/route-error';
import { NOT_FOUND, type RouteHandle } from '../shell/route-handle';
import { adminsOnly } from './admins-only';
import { leadNewcomer } from './lead-newcomer';
import { SignedInRoot } from './signed-in-root';

const home = {
  ...hub('Home', async () => (await import('../../features/home/home-screen')).HomeScreen),
  loader: leadNewcomer,
};

const screens: RouteObject[] = [
  { path: '/', ...home },
  { path: '/home', ...home },
  {
    path: '/onboarding',
    ...focus(
      'Onboarding',
      async () => (await import('../../features/onboarding/onboarding-screen')).OnboardingScreen,
    ),
  },
  {
    path: '/daily-drop',
    ...focus('Daily Drop', async () => (await import('./daily-drop-route')).DailyDropRoute),
  },
  {
    path: '/daily-drop/history',
    ...history(
      'Daily Drop history',
      async () =>
        (await import('../../features/daily-drop/daily-drop-history-screen'))
          .DailyDropHistoryScreen,
    ),
  },
  {
    path: '/daily-drop/days',
    ...focus(
      'All ninety days',
      async () => (await import('../../features/daily-drop/all-drops-screen')).AllDropsScreen,
    ),
  },
  {
    path: '/check-in',
    ...focus(
      'Wholeness Check-In',
      async () => (await import('../../features/check-in/check-in-screen')).CheckInScreen,
    ),
  },
  {
    path: '/check-in/history',
    ...history(
      'Check-In history',
      async () =>
        (await import('../../features/check-in/check-in-history-screen')).CheckInHistoryScreen,
    ),
  },
  {
    path: '/journal',
    ...focus('Brilliance Journal', async () => (await import('./journal-route')).JournalRoute),
  },
  {
    path: '/journal/history',
    ...history(
      'Journal history',
      async () =>
        (await import('../../features/journal/journal-history-screen')).JournalHistoryScreen,
    ),
  },
  {
    path: '/nourish/track',
    ...focus(
      'Nourish',
      async () => (await import('../../features/nourish/nourish-track-screen')).NourishTrackScreen,
    ),
  },
  {
    path: '/nourish/history',
    ...history(
      'Nourish history',
      async () =>
        (await import('../../features/nourish/nourish-history-screen')).NourishHistoryScreen,
    ),
  },
  {
    path: '/bible-prayer',
    ...focus(
      'Bible & Prayer',
      async () =>
        (await import('../../features/bible-prayer/bible-prayer-screen')).BiblePrayerScreen,
    ),
  },
  {
    path: '/bible-prayer/history',
    ...history(
      'Bible & Prayer history',
      async () =>
        (await import('../../features/bible-prayer/bible-prayer-history-screen'))
          .BiblePrayerHistoryScreen,
    ),
  },
  {
    path: '/bible/:book?',
    ...focus(
      'The Bible',
      async () => (await import('../../features/companion/books-screen')).BooksScreen,
    ),
  },
  {
    path: '/bible/:book/:chapter',
    ...focus(
      'The Bible',
      async () => (await import('../../features/companion/chapter-screen')).ChapterScreen,
    ),
  },
  {
    path: '/mindful-moment/:id?',
    ...focus(
      'Mindful Moment',
      async () =>
        (await import('../../features/mindful-moment/mindful-moment-screen')).MindfulMomentScreen,
    ),
  },
  {
    path: '/achievements',
    ...history(
      'Achievements',
      async () =>
        (await import('../../features/achievements/achievements-screen')).AchievementsScreen,
    ),
  },
  {
    path: '/growth-journey',
    ...focus(
      'Growth Journey',
      async () =>
        (await import('../../features/growth-journey/growth-journey-screen')).GrowthJourneyScreen,
    ),
  },
  {
    path: '/look-back',
    ...focus(
      'Looking back',
      async () => (await import('../../features/look-back/look-back-screen')).LookBackScreen,
    ),
  },
  {
    path: '/book',
    ...focus('Your book', async () => (await import('../../features/book/book-screen')).BookScreen),
  },
  {
    path: '/journey-complete',
    ...focus(
      'Journey complete',
      async () =>
        (await import('../../features/journey-complete/journey-complete-screen'))
          .JourneyCompleteScreen,
    ),
  },
  {
    path: '/day-review',
    ...focus(
      'Day Review',
      async () => (await import('../../features/day-review/day-review-screen')).DayReviewScreen,
    ),
  },
  {
    path: '/feedback',
    ...focus(
      'Feedback',
      async () => (await import('../../features/feedback/feedback-screen')).FeedbackScreen,
    ),
  },
  {
    path: '/calendar',
    ...focus('The ninety days', async () => (await import('./calendar-route')).CalendarRoute),
  },
  {
    path: '/day/:day',
    lazy: lazyScreen(async () => (await import('./day-route')).DayRoute),
    handle: {
      title: 'Your day',
      chrome: 'none',
      exists: ({ day = '' }) => isLocalDay(day),
    } satisfies RouteHandle,
  },
  {
    path: '/profile',
    ...history('Profile', async () => (await import('./profile-route')).ProfileRoute),
  },
  {
    path: '/organization',
    ...focus(
      'Organization',
      async () =>
        (await import('../../features/organization/organization-screen')).OrganizationScreen,
    ),
  },
  {
    path: '/subscribe',
    ...focus(
      'Premium',
      async () => (await import('../../features/subscribe/subscribe-screen')).SubscribeScreen,
    ),
  },
  {
    path: '/share',
    ...hub('Share', async () => (await import('../../features/share/share-screen')).ShareScreen),
  },
  {
    path: '/community',
    ...hub(
      'Community',
      async () => (await import('../../features/community/community-screen')).CommunityScreen,
    ),
  },
  {
    path: '/prayer-groups',
    ...hub(
      'Prayer Circles',
      async () =>
        (await import('../../features/prayer-circles/prayer-circles-screen')).PrayerCirclesScreen,
    ),
  },
  {
    path: '/analytics',
    ...hub(
      'Analytics',
      async () => (await import('../../features/analytics/analytics-screen')).AnalyticsScreen,
    ),
    loader: adminsOnly,
  },
  {
    path: '/kept-versions/:kind/:id',
    ...focus(
      'Kept versions',
      async () =>
        (await import('../../features/kept-versions/kept-versions-screen')).KeptVersionsScreen,
    ),
  },
  {
    path: '/search',
    ...focus(
      'Search',
      async () => (await import('../../features/search/search-screen')).SearchScreen,
    ),
  },
  {
    path: '/settings',
    ...focus(
      'Settings',
      async () => (await import('../../features/settings/settings-screen')).SettingsScreen,
    ),
  },
  {
    path: '/reminders',
    ...focus(
      'Reminders',
      async () => (await import('../../features/reminders/reminders-screen')).RemindersScreen,
    ),
  },
  {
    path: '/account/password',
    ...focus(
      'Password and devices',
      async () =>
        (await import('../../features/password/password-and-devices-screen'))
          .PasswordAndDevicesScreen,
    ),
  },
  // Also for who is signed in here: their session may have ended, and a mailed link opens where it is opened.
  {
    path: '/forgot-password',
    ...focus(
      'Forgot your password?',
      async () => (await import('../../features/auth/forgot-password-screen')).ForgotPasswordScreen,
    ),
  },
  {
    path: '/reset-password',
    ...focus(
      'Choose a new password',
      async () => (await import('../../features/auth/reset-password-screen')).ResetPasswordScreen,
    ),
  },
  {
    path: '/confirm-email',
    ...focus(
      'Confirm your email address',
      async () => (await import('../../features/auth/confirm-email-screen')).ConfirmEmailScreen,
    ),
  },
  {
    path: '/sync',
    ...focus('Sync', async () => (await import('../sync/sync-screen')).SyncScreen),
  },
  {
    path: '/offline',
    ...focus(
      'Available offline',
      async () =>
        (await import('../../features/offline-window/offline-window-screen')).OfflineWindowScreen,
    ),
  },
  {
    path: '/privacy-settings',
    ...focus(
      'Privacy Settings',
      async () =>
        (await import('../../features/privacy-settings/privacy-settings-screen'))
          .PrivacySettingsScreen,
    ),
  },
  {
    path: '/delete-account',
    ...focus(
      'Delete my account',
      async () =>
        (await import('../../features/delete-account/delete-account-screen')).DeleteAccountScreen,
    ),
  },
  {
    path: '/data-export',
    ...focus(
      'Export Data',
      async () => (await import('../../features/data-export/data-export-screen')).DataExportScreen,
    ),
  },
  {
    path: '/data-import',
    ...focus(
      'Import Data',
      async () => (await import('../../features/data-import/data-import-screen')).DataImportScreen,
    ),
  },
  {
    path: '/privacy-policy',
    ...focus(
      'Privacy Policy',
      async () => (await import('../../features/legal/privacy-policy-screen')).PrivacyPolicyScreen,
    ),
  },
  {
    path: '/terms-of-service',
    ...focus(
      'Terms of Service',
      async () =>
        (await import('../../features/legal/terms-of-service-screen')).TermsOfServiceScreen,
    ),
  },
  {
    path: '/about-ai',
    ...focus(
      'About the AI',
      async () => (await import('../../features/public-site/about-ai-screen')).AboutAiScreen,
    ),
  },
  {
    path: '/for-organizations',
    ...focus(
      'For Organizations',
      async () =>
        (await import('../../features/public-site/organizations-screen')).OrganizationsScreen,
    ),
  },
  {
    path: '/nourish',
    ...focus(
      'About Nourish',
      async () =>
        (await import('../../features/public-site/nourish-marketing-screen'))
          .NourishMarketingScreen,
    ),
  },
  {
    path: '/mobile-ad',
    ...focus(
      'On your phone',
      async () => (await import('../../features/public-site/mobile-ad-screen')).MobileAdScreen,
    ),
  },
];

const elsewhere: RouteObject[] = [
  ...['/auth', '/login', '/register'].map((path) => to(path, '/')),
  to('/share-preview', '/share'),
  to(SHARE_TARGET, `${SHARE_ARRIVES}${SHARE_AGAIN}`),
];

/** Every signed-in address (spec section 2). */
export const routes: RouteObject[] = [
  {
    element: <SignedInRoot />,
    ErrorBoundary: RouteError,
    HydrateFallback: OpeningScreen,
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          ...screens,
          ...elsewhere,
          {
            path: '*',
            element: <NotFoundScreen />,
            handle: NOT_FOUND,
          },
        ],
      },
    ],
  },
];

function hub(title: string, load: () => Promise<ComponentType>) {
  return { lazy: lazyScreen(load), handle: { title } satisfies RouteHandle };
}

function focus(title: string, load: () => Promise<ComponentType>) {
  return { lazy: lazyScreen(load), handle: { title, chrome: 'none' } satisfies RouteHandle };
}

/** Its own way back, and the tabs: one level below a focus screen, Awards and Profile. */
function history(title: string, load: () => Promise<ComponentType>) {
  return { lazy: lazyScreen(load), handle: { title, chrome: 'tabs' } satisfies RouteHandle };
}

function to(path: string, target: string): RouteObject {
  return { path, element: <Navigate to={target} replace /> };
}
