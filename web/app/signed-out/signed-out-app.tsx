import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { SHARE_TARGET } from '../../../shared/api/share-target';
import { hasDeviceDatabase } from '../../account/device-here';
import { endServerSession, finishPendingLogout } from '../../account/pending-logout';
import { forgetBookmark } from '../../content/early-page/worker-notes';
import { useEndOfEarlyPage } from '../../content/react/use-early-page';
import { readSession } from '../../platform/session';
import { LazyMount } from '../lazy-mount';
import { OpeningScreen } from '../opening-screen';
import { locationOf, startNavigation } from '../routing/navigation';
import { RestoredScroll } from '../routing/restored-scroll';
import { ScreenBoundary } from '../routing/screen-boundary';
import { Screens } from '../routing/screens';
import { forgetEarlierVisit, placeOf } from '../scroll-place';
import { ScreenOnItsWay } from '../shell/screen-on-its-way';
import { useFocusOnNavigation } from '../shell/use-focus-on-navigation';
import { registerWorker } from '../update/register-worker';

const TRY_AGAIN_AFTER_MS = 10_000;
/** Apart from those of whoever signs in: that loads a page anew in the same tab. */
const PLACES = 'visitor-scroll';

const auth = { load: loadAuthScreen };

const navigation = startNavigation([
  {
    element: <Page />,
    children: [
      { path: '/privacy-policy', load: loadPrivacyPolicyScreen },
      { path: '/terms-of-service', load: loadTermsOfServiceScreen },
      { path: '/forgot-password', load: loadForgotPasswordScreen },
      { path: '/reset-password', load: loadResetPasswordScreen },
      { path: '/confirm-email', load: loadConfirmEmailScreen },
      { path: '/about-ai', load: loadAboutAiScreen },
      { path: '/for-organizations', load: loadOrganizationsScreen },
      { path: '/for-organizations/guide', load: loadLeaderGuideScreen },
      { path: '/prayer-groups/guide', load: loadLeaderGuideScreen },
      { path: '/mobile-ad', load: loadMobileAdScreen },
      { path: '/begin', load: loadBeginRoute },
      { path: '*', load: loadLandingScreen },
      {
        element: <AskingConsentBelow />,
        children: [
          { path: '/login', ...auth },
          { path: '/register', ...auth },
          { path: '/auth', ...auth },
          // Where the system leads with a file or a text of somebody's: they go on from there once they are known.
          { path: '/data-import', ...auth },
          { path: SHARE_TARGET, ...auth },
        ],
      },
      {
        element: <AskingConsent />,
        children: [
          { path: '/prayer-groups', load: loadInvitedRoute },
          { path: '/share-preview', load: loadSharePreviewScreen },
        ],
      },
    ],
  },
]);
forgetEarlierVisit(PLACES, placeOf(locationOf(window)));

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
  return <Screens navigation={navigation} opening={<OpeningScreen />} />;
}

/** A sign-out that was cut short is ended here, its session on the server first, before anybody can sign in. */
async function finishSignOuts(): Promise<void> {
  if (!(await hasDeviceDatabase())) return;
  const { finishLeaving } = await import('../sign-out/prepare-databases');
  await finishLeaving(() => {
    if (readSession() === null) void endServerSession();
  });
}

async function loadAuthScreen() {
  return (await import('../../features/auth/auth-screen')).AuthScreen;
}

async function loadPrivacyPolicyScreen() {
  return (await import('../../features/legal/privacy-policy-screen')).PrivacyPolicyScreen;
}

async function loadTermsOfServiceScreen() {
  return (await import('../../features/legal/terms-of-service-screen')).TermsOfServiceScreen;
}

async function loadConsentBanner() {
  return (await import('../../features/consent/consent-banner')).ConsentBanner;
}

async function loadForgotPasswordScreen() {
  return (await import('../../features/auth/forgot-password-screen')).ForgotPasswordScreen;
}

async function loadResetPasswordScreen() {
  return (await import('../../features/auth/reset-password-screen')).ResetPasswordScreen;
}

async function loadConfirmEmailScreen() {
  return (await import('../../features/auth/confirm-email-screen')).ConfirmEmailScreen;
}

async function loadBeginRoute() {
  return (await import('./begin-route')).BeginRoute;
}

async function loadSharePreviewScreen() {
  return (await import('../../features/share/share-preview-screen')).SharePreviewScreen;
}

async function loadInvitedRoute() {
  return (await import('./invited-route')).InvitedRoute;
}

async function loadLandingScreen() {
  return (await import('../../features/public-site/landing-screen')).LandingScreen;
}

async function loadAboutAiScreen() {
  return (await import('../../features/public-site/about-ai-screen')).AboutAiScreen;
}

async function loadOrganizationsScreen() {
  return (await import('../../features/public-site/organizations-screen')).OrganizationsScreen;
}

async function loadLeaderGuideScreen() {
  return (await import('../../features/public-site/leader-guide-screen')).LeaderGuideScreen;
}

async function loadMobileAdScreen() {
  return (await import('../../features/public-site/mobile-ad-screen')).MobileAdScreen;
}

function Page() {
  useFocusOnNavigation();
  return (
    <>
      <ScreenOnItsWay />
      <ScreenBoundary>
        <Outlet />
      </ScreenBoundary>
      <RestoredScroll storageKey={PLACES} placeOf={placeOf} />
    </>
  );
}

/** Where something of a person begins. Pages that only tell them something keep nothing, and ask for nothing. */
function AskingConsent() {
  return (
    <>
      <LazyMount load={loadConsentBanner} />
      <Outlet />
    </>
  );
}

/** Where a form is filled in, the question stands below it on small screens. */
function AskingConsentBelow() {
  return (
    <div className="consent-below">
      <Outlet />
      <LazyMount load={loadConsentBanner} />
    </div>
  );
}
