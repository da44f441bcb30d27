import { LANDING_TITLE } from '../../web/features/public-site/model/landing-words';

/** Who looks: without a session, with one, before the onboarding is done, or as the administrator of an organization. */
export type Viewer = 'visitor' | 'newcomer' | 'person' | 'admin';

/** A screen as one knows it by: the browser's tab and the main heading. */
export interface Screen {
  /** The whole title of the document. */
  readonly title: string;
  readonly heading: string | RegExp;
}

/** An address of the app (spec section 2), with what it has to say to whoever may see it. */
export interface Route {
  /** As it can be opened; parameters stand in it. */
  readonly path: string;
  /** Premium opens no address: what it unlocks lies within them. */
  readonly of: 'everybody' | 'visitors' | 'newcomers' | 'people' | 'admins';
  /** Before the name of the app. */
  readonly title: string;
  readonly heading: string | RegExp;
  /** Where whoever is signed in and may not see it is led. */
  readonly leadsTo?: string;
  /** What visitors meet instead of the landing page. */
  readonly meets?: Screen;
}

const LANDING: Screen = {
  title: LANDING_TITLE,
  heading: 'Ninety mornings toward a whole life.',
};
const SIGN_IN: Screen = { title: 'Sign In · Choose Wholeness', heading: 'Welcome back' };
const HOME = { title: 'Home', heading: /^Good (morning|afternoon|evening), / } as const;
/** A day as a heading says it, with or without its hour. */
const DATE = /day( morning| afternoon| evening)?, [A-Z][a-z]+ \d+/;

/** Every address, and every screen that an address alone can ask for. */
export const ROUTES: readonly Route[] = [
  visitors('/login', 'Sign In', 'Welcome back', '/'),
  visitors('/register', 'Create Account', 'Begin your journey', '/'),
  visitors('/auth', 'Sign In', 'Welcome back', '/'),
  visitors('/share-preview', 'Share', 'Share Your Journey', '/share'),

  everybody('/about-ai', 'About the AI', 'It answers from Scripture, or not at all.'),
  everybody('/for-organizations', 'For Organizations', 'Walk it together'),
  everybody('/for-organizations/guide', 'Leader guide', 'How to lead a ninety-day group'),
  everybody('/prayer-groups/guide', 'Leader guide', 'How to lead a ninety-day group'),
  everybody('/mobile-ad', 'On your phone', 'Ninety days, in your pocket.'),
  everybody('/privacy-policy', 'Privacy Policy', 'Privacy Policy'),
  everybody('/terms-of-service', 'Terms of Service', 'Terms of Service'),
  everybody('/forgot-password', 'Forgot your password?', 'Forgot your password?'),
  everybody('/reset-password', 'This link no longer works', 'This link no longer works'),
  everybody('/reset-password#token=none', 'Choose a new password', 'Choose a new password'),
  everybody('/confirm-email', 'This link no longer works', 'This link no longer works'),
  everybody(
    '/confirm-email#token=none',
    'Confirm your email address',
    'Confirm your email address',
  ),

  newcomers('/onboarding', 'Ninety mornings, taken one at a time'),
  newcomers('/onboarding?step=account-type', 'Who are you walking with?'),

  people('/', HOME.title, HOME.heading),
  people('/home', HOME.title, HOME.heading),
  people('/daily-drop', 'Daily Drop', /^Day \d+ of 90$/),
  people('/daily-drop?day=90', 'Daily Drop', 'Day 90 of 90'),
  people('/daily-drop/history', 'Daily Drop history', 'Your reflections'),
  people('/daily-drop/days', 'All ninety days', 'Any of the ninety days'),
  people('/check-in', 'Wholeness Check-In', 'How is it with your soul?'),
  people('/check-in/history', 'Check-In history', 'The last 30 days'),
  people('/journal', 'Brilliance Journal', 'Journal'),
  // Beside the list, on wide screens, the new page is not the main thing.
  people('/journal?new', 'Brilliance Journal', new RegExp(`^Journal$|${DATE.source}`)),
  people('/journal/history', 'Journal history', 'Your entries'),
  people('/nourish', 'About Nourish', 'Care for the body you pray with.'),
  people('/nourish/track', 'Nourish', 'What fed you today?'),
  people('/nourish/history', 'Nourish history', 'The last 30 days'),
  people('/bible-prayer', 'Bible & Prayer', 'Come as you are'),
  people('/bible-prayer/history', 'Bible & Prayer history', 'The last 30 days'),
  people('/pray/cards', 'Prayer cards', 'Prayer cards'),
  people('/prayer-groups/figures', 'Figures', 'Figures'),
  people('/pray/cards?card=none', 'Prayer cards', 'Prayer cards'),
  people('/pray/cards/answered', 'Answered prayers', 'Answered prayers'),
  people('/bible', 'The Bible', 'The Bible'),
  people('/bible/marks', 'Your marks and notes', 'Your marks and notes'),
  people('/bible/plans', 'Reading plans', 'Reading plans'),
  people('/bible/plans/psalms-60?day=2', 'Reading plan', 'Psalms in 60'),
  people('/bible/search?q=green+pastures', 'Find in the Bible', 'Find in the Bible'),
  people('/bible/ruth', 'The Bible', 'Ruth'),
  people('/bible/psalms/139#v11-12', 'The Bible', 'Psalm 139'),
  people('/pray/declarations', 'Declarations', 'Say what God has said'),
  people('/pray/scripture', 'Pray Scripture', 'Pray a passage'),
  people('/pray/acts', 'ACTS', 'Four movements of prayer'),
  people('/mindful-moment', 'Mindful Moment', 'A few quiet minutes'),
  people('/mindful-moment/set-it-down', 'Mindful Moment', 'Set it down'),
  people('/achievements', 'Achievements', 'Achievements'),
  people('/growth-journey', 'Growth Journey', / days? in$/),
  people('/look-back', 'Looking back', 'Looking back'),
  people('/book', 'Your book', 'A book of your days'),
  people('/journey-complete', 'Journey complete', /^(Still on the way|Ninety mornings kept)$/),
  people('/day-review', 'Day Review', /^Before Day \d+ closes$/),
  people('/feedback', 'Feedback', 'Tell us plainly'),
  people('/calendar', 'The ninety days', 'The ninety days'),
  people('/calendar?from=2025-01', 'The ninety days', 'The ninety days'),
  people('/day/2026-03-01', 'Your day', DATE),
  people('/profile', 'Profile', /^\w+$/),
  people('/organization', 'Organization', 'Your organization'),
  people('/subscribe', 'Premium', 'Stay as long as you need to'),
  people('/share', 'Share', 'Share Your Journey'),
  people('/share?prayer=1', 'Share', 'Share a Prayer'),
  people('/community', 'Community', 'Community Reflection Hub'),
  people('/prayer-groups', 'Prayer Circles', 'Prayer Circles'),
  { path: '/analytics', of: 'admins', title: 'Analytics', heading: 'Analytics', leadsTo: '/home' },
  people('/kept-versions/journal-entry/none', 'Kept versions', 'No other versions'),
  people('/search', 'Search', 'Your own words'),
  people('/settings', 'Settings', 'Settings'),
  people('/settings/lock', 'App lock', 'App lock'),
  people('/reminders', 'Reminders', 'Reminders'),
  people('/account/password', 'Password and devices', 'Your password'),
  people('/sync', 'Sync', /./),
  people('/offline', 'Available offline', 'Thirty days, ready offline'),
  people('/privacy-settings', 'Privacy Settings', 'Privacy Preferences'),
  people('/delete-account', 'Delete my account', 'Before you go'),
  people('/data-export', 'Export Data', 'Take it with you'),
  { ...people('/data-import', 'Import Data', 'Import your data'), meets: SIGN_IN },
  people('/no-such-page', '404 Page Not Found', '404 Page Not Found'),
  people('/operate', '404 Page Not Found', '404 Page Not Found'),
  people('/day/2026-02-30', '404 Page Not Found', '404 Page Not Found'),
];

/** What stands at an address for a viewer, and the path at which they then are. */
export function seenBy(viewer: Viewer, route: Route): Screen & { readonly endsAt: string } {
  const endsAt = new URL(route.path, 'http://localhost').pathname;
  if (maySee(viewer, route)) {
    return { title: `${route.title} · Choose Wholeness`, heading: route.heading, endsAt };
  }
  if (viewer === 'visitor') return { ...(route.meets ?? LANDING), endsAt };
  const target = ROUTES.find(({ path }) => path === route.leadsTo);
  if (!target) throw new Error(`${route.path} leads the ${viewer} nowhere.`);
  return seenBy(viewer, target);
}

export function maySee(viewer: Viewer, { of }: Route): boolean {
  if (of === 'people') return viewer !== 'visitor';
  return of === 'everybody' || of === `${viewer}s`;
}

function everybody(path: string, title: string, heading: Route['heading']): Route {
  return { path, of: 'everybody', title, heading };
}

function visitors(path: string, title: string, heading: string, leadsTo: string): Route {
  return { path, of: 'visitors', title, heading, leadsTo };
}

function newcomers(path: string, heading: string): Route {
  return { path, of: 'newcomers', title: 'Onboarding', heading, leadsTo: '/home' };
}

function people(path: string, title: string, heading: Route['heading']): Route {
  return { path, of: 'people', title, heading };
}
