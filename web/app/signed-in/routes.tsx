import { Navigate, Outlet } from 'react-router-dom';
import { SHARE_AGAIN, SHARE_ARRIVES, SHARE_TARGET } from '../../../shared/api/share-target';
import { isLocalDay } from '../../../shared/domain/local-day';
import { NotFoundScreen } from '../../features/not-found/not-found-screen';
import type { Route } from '../routing/navigation';
import { ScreenBoundary } from '../routing/screen-boundary';
import { NOT_FOUND, type RouteHandle } from '../shell/route-handle';
import { adminsOnly } from './admins-only';
import { guestsOnly } from './guests-only';
import { leadNewcomer } from './lead-newcomer';
import { isOfGuest, ofAccounts } from './of-accounts';
import { SignedInRoot } from './signed-in-root';

type LoadScreen = NonNullable<Route['load']>;

const DAY: RouteHandle = {
  title: 'Your day',
  chrome: 'none',
  exists: ({ day = '' }) => isLocalDay(day),
};

const loadHome = () => import('../../features/home/home-screen').then((m) => m.HomeScreen);

// biome-ignore format: one row per screen
const screens: Route[] = [
  { ...hub('/', 'Home', loadHome), leadElsewhere: leadNewcomer },
  { ...hub('/home', 'Home', loadHome), leadElsewhere: leadNewcomer },
  { ...focus('/onboarding', 'Onboarding', () => import('../../features/onboarding/onboarding-screen').then((m) => m.OnboardingScreen)), ...(isOfGuest && { leadElsewhere: () => '/home' }) },
  focus('/daily-drop', 'Daily Drop', () => import('./daily-drop-route').then((m) => m.DailyDropRoute)),
  history('/daily-drop/history', 'Daily Drop history', () => import('../../features/daily-drop/daily-drop-history-screen').then((m) => m.DailyDropHistoryScreen)),
  focus('/daily-drop/days', 'All ninety days', () => import('../../features/daily-drop/all-drops-screen').then((m) => m.AllDropsScreen)),
  focus('/check-in', 'Wholeness Check-In', () => import('../../features/check-in/check-in-screen').then((m) => m.CheckInScreen)),
  history('/check-in/history', 'Check-In history', () => import('../../features/check-in/check-in-history-screen').then((m) => m.CheckInHistoryScreen)),
  focus('/journal', 'Brilliance Journal', () => import('./journal-route').then((m) => m.JournalRoute)),
  history('/journal/history', 'Journal history', () => import('../../features/journal/journal-history-screen').then((m) => m.JournalHistoryScreen)),
  focus('/nourish/track', 'Nourish', () => import('../../features/nourish/nourish-track-screen').then((m) => m.NourishTrackScreen)),
  history('/nourish/history', 'Nourish history', () => import('../../features/nourish/nourish-history-screen').then((m) => m.NourishHistoryScreen)),
  focus('/bible-prayer', 'Bible & Prayer', () => import('../../features/bible-prayer/bible-prayer-screen').then((m) => m.BiblePrayerScreen)),
  history('/bible-prayer/history', 'Bible & Prayer history', () => import('../../features/bible-prayer/bible-prayer-history-screen').then((m) => m.BiblePrayerHistoryScreen)),
  focus('/pray/cards', 'Prayer cards', () => import('../../features/prayer-cards/cards-screen').then((m) => m.CardsScreen)),
  focus('/pray/cards/answered', 'Answered prayers', () => import('../../features/prayer-cards/answered-screen').then((m) => m.AnsweredScreen)),
  focus('/bible/marks', 'Your marks and notes', () => import('../../features/bible/marks-screen').then((m) => m.MarksScreen)),
  focus('/bible/plans', 'Reading plans', () => import('../../features/reading-plans/plans-screen').then((m) => m.PlansScreen)),
  focus('/bible/plans/:plan', 'Reading plan', () => import('../../features/reading-plans/plan-screen').then((m) => m.PlanScreen)),
  focus('/bible/:book?', 'The Bible', () => import('../../features/bible/books-screen').then((m) => m.BooksScreen)),
  focus('/bible/search', 'Find in the Bible', () => import('../../features/bible/search-screen').then((m) => m.BibleSearchScreen)),
  focus('/bible/:book/:chapter', 'The Bible', () => import('../../features/bible/chapter-screen').then((m) => m.ChapterScreen)),
  focus('/pray/declarations', 'Declarations', () => import('../../features/declarations/declarations-screen').then((m) => m.DeclarationsScreen)),
  focus('/pray/scripture', 'Pray Scripture', () => import('../../features/pray/scripture-screen').then((m) => m.PrayScriptureScreen)),
  focus('/pray/acts', 'ACTS', () => import('../../features/pray/acts-screen').then((m) => m.PrayActsScreen)),
  focus('/mindful-moment/:id?', 'Mindful Moment', () => import('../../features/mindful-moment/mindful-moment-screen').then((m) => m.MindfulMomentScreen)),
  history('/achievements', 'Achievements', () => import('../../features/achievements/achievements-screen').then((m) => m.AchievementsScreen)),
  focus('/growth-journey', 'Growth Journey', () => import('../../features/growth-journey/growth-journey-screen').then((m) => m.GrowthJourneyScreen)),
  focus('/look-back', 'Looking back', () => import('../../features/look-back/look-back-screen').then((m) => m.LookBackScreen)),
  focus('/book', 'Your book', () => import('../../features/book/book-screen').then((m) => m.BookScreen)),
  focus('/journey-complete', 'Journey complete', () => import('../../features/journey-complete/journey-complete-screen').then((m) => m.JourneyCompleteScreen)),
  focus('/day-review', 'Day Review', () => import('../../features/day-review/day-review-screen').then((m) => m.DayReviewScreen)),
  ofAccounts('feedback', focus('/feedback', 'Feedback', () => import('../../features/feedback/feedback-screen').then((m) => m.FeedbackScreen))),
  focus('/calendar', 'The ninety days', () => import('./calendar-route').then((m) => m.CalendarRoute)),
  history('/profile', 'Profile', () => import('./profile-route').then((m) => m.ProfileRoute)),
  ofAccounts('organization', focus('/organization', 'Organization', () => import('../../features/organization/organization-screen').then((m) => m.OrganizationScreen))),
  ofAccounts('premium', focus('/subscribe', 'Premium', () => import('../../features/subscribe/subscribe-screen').then((m) => m.SubscribeScreen))),
  hub('/share', 'Share', () => import('../../features/share/share-screen').then((m) => m.ShareScreen)),
  ofAccounts('community', hub('/community', 'Community', () => import('../../features/community/community-screen').then((m) => m.CommunityScreen))),
  ofAccounts('circles', hub('/prayer-groups', 'Prayer Circles', () => import('../../features/prayer-circles/prayer-circles-screen').then((m) => m.PrayerCirclesScreen))),
  focus('/prayer-groups/guide', 'Leader guide', () => import('../../features/public-site/leader-guide-screen').then((m) => m.LeaderGuideScreen)),
  ofAccounts('figures', focus('/prayer-groups/figures', 'Figures', () => import('../../features/analytics/circle-figures-screen').then((m) => m.CircleFiguresScreen))),
  { ...hub('/analytics', 'Analytics', () => import('../../features/analytics/analytics-screen').then((m) => m.AnalyticsScreen)), leadElsewhere: adminsOnly },
  focus('/kept-versions/:kind/:id', 'Kept versions', () => import('../../features/kept-versions/kept-versions-screen').then((m) => m.KeptVersionsScreen)),
  focus('/search', 'Search', () => import('../../features/search/search-screen').then((m) => m.SearchScreen)),
  focus('/settings', 'Settings', () => import('../../features/settings/settings-screen').then((m) => m.SettingsScreen)),
  focus('/reminders', 'Reminders', () => import('../../features/reminders/reminders-screen').then((m) => m.RemindersScreen)),
  ofAccounts('password', focus('/account/password', 'Password and devices', () => import('../../features/password/password-and-devices-screen').then((m) => m.PasswordAndDevicesScreen))),
  // Also for who is signed in here: their session may have ended, and a mailed link opens where it is opened.
  focus('/forgot-password', 'Forgot your password?', () => import('../../features/auth/forgot-password-screen').then((m) => m.ForgotPasswordScreen)),
  focus('/reset-password', 'Choose a new password', () => import('../../features/auth/reset-password-screen').then((m) => m.ResetPasswordScreen)),
  focus('/confirm-email', 'Confirm your email address', () => import('../../features/auth/confirm-email-screen').then((m) => m.ConfirmEmailScreen)),
  focus('/settings/lock', 'App lock', () => import('../lock/lock-route').then((m) => m.LockRoute)),
  focus('/sync', 'Sync', () => import('../sync/sync-screen').then((m) => m.SyncScreen)),
  focus('/offline', 'Available offline', () => import('../../features/offline-window/offline-window-screen').then((m) => m.OfflineWindowScreen)),
  focus('/privacy-settings', 'Privacy Settings', () => import('../../features/privacy-settings/privacy-settings-screen').then((m) => m.PrivacySettingsScreen)),
  isOfGuest
    ? focus('/delete-account', 'Delete everything', () => import('../sign-out/delete-everything-screen').then((m) => m.DeleteEverythingScreen))
    : focus('/delete-account', 'Delete my account', () => import('../../features/delete-account/delete-account-screen').then((m) => m.DeleteAccountScreen)),
  focus('/data-export', 'Export Data', () => import('../../features/data-export/data-export-screen').then((m) => m.DataExportScreen)),
  focus('/data-import', 'Import Data', () => import('../../features/data-import/data-import-screen').then((m) => m.DataImportScreen)),
  focus('/privacy-policy', 'Privacy Policy', () => import('../../features/legal/privacy-policy-screen').then((m) => m.PrivacyPolicyScreen)),
  focus('/terms-of-service', 'Terms of Service', () => import('../../features/legal/terms-of-service-screen').then((m) => m.TermsOfServiceScreen)),
  focus('/about-ai', 'About the AI', () => import('../../features/public-site/about-ai-screen').then((m) => m.AboutAiScreen)),
  focus('/for-organizations', 'For Organizations', () => import('../../features/public-site/organizations-screen').then((m) => m.OrganizationsScreen)),
  focus('/for-organizations/guide', 'Leader guide', () => import('../../features/public-site/leader-guide-screen').then((m) => m.LeaderGuideScreen)),
  focus('/nourish', 'About Nourish', () => import('../../features/public-site/nourish-marketing-screen').then((m) => m.NourishMarketingScreen)),
  focus('/mobile-ad', 'On your phone', () => import('../../features/public-site/mobile-ad-screen').then((m) => m.MobileAdScreen)),
  { ...focus('/day/:day', 'Your day', () => import('./day-route').then((m) => m.DayRoute)), handle: DAY },
  // To everybody but an operator it is an address like any other that names no screen.
  { ...focus('/operate', '', () => import('./operate-route').then((m) => m.OperateRoute)), handle: NOT_FOUND },
];

const elsewhere: Route[] = [
  ...['/auth', '/login', '/register'].map(signIn),
  to('/begin', '/home'),
  to('/share-preview', '/share'),
  to(SHARE_TARGET, `${SHARE_ARRIVES}${SHARE_AGAIN}`),
];

/** Every signed-in address (spec section 2). */
export const routes: Route[] = [
  {
    element: <SignedInRoot />,
    children: [
      {
        element: (
          <ScreenBoundary>
            <Outlet />
          </ScreenBoundary>
        ),
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

/** A screen that phones show between the top bar and the tabs. */
function hub(path: string, title: string, load: LoadScreen): Route {
  return { path, load, handle: { title } satisfies RouteHandle };
}

/** A screen that has the phone to itself. */
function focus(path: string, title: string, load: LoadScreen): Route {
  return { path, load, handle: { title, chrome: 'none' } satisfies RouteHandle };
}

/** Its own way back, and the tabs: one level below a focus screen, Awards and Profile. */
function history(path: string, title: string, load: LoadScreen): Route {
  return { path, load, handle: { title, chrome: 'tabs' } satisfies RouteHandle };
}

/** A guest signs in beside what they wrote; whoever has an account here is led Home. */
function signIn(path: string): Route {
  const load = async () => {
    const { AuthForms } = await import('../../features/auth/auth-screen');
    return (await import('../../features/auth/parts/guest-auth')).guestAuth(AuthForms);
  };
  return { ...focus(path, 'Sign In', load), leadElsewhere: guestsOnly };
}

function to(path: string, target: string): Route {
  return { path, element: <Navigate to={target} replace /> };
}
