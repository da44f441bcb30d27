/** Something the app can't do without, and the names it is kept under; `*` stands for a person, a day or a version. */
export interface EssentialStorage {
  /** As the privacy policy says it. */
  readonly what: string;
  readonly names: readonly string[];
}

/**
 * All that may stand in a browser without its person's consent, place by place. The privacy policy shows this list, and
 * tests hold every browser they look into against it.
 */
export const ESSENTIAL_STORAGE = {
  cookies: [
    { what: 'Keeps you signed in', names: ['__Host-session', 'session'] },
    {
      what: 'Stripe’s own, once you open the payment form',
      names: ['__stripe_mid', '__stripe_sid'],
    },
  ],
  localStorage: [
    { what: 'Who is signed in', names: ['userId', 'username'] },
    { what: 'That you signed out', names: ['signedOut', 'logoutPending'] },
    { what: 'Whose app lock is on', names: ['appLock'] },
    { what: 'Your profile and settings, to be shown offline', names: ['answer:*'] },
    { what: 'What you typed as a page closed', names: ['lastWords:*'] },
    { what: 'What you were shown already', names: ['shown:*', 'sunriseSeenOn'] },
    { what: 'How you listen, and where you stopped', names: ['heard:*'] },
    {
      what: 'Small choices',
      names: [
        'textSize',
        'appLight',
        'appTextSize',
        'bibleSpacing',
        'bibleNumbers',
        'calendarView',
        'mindfulSound',
        'mindfulBell',
        'reminderTime',
        'remindersHere:*',
        'appBadge',
        'narrateThrough',
        'appInstalled',
      ],
    },
    { what: 'Which texts are saved for reading offline', names: ['contentVersion'] },
    { what: 'Who runs the server, for this page offline', names: ['operator'] },
    {
      what: 'Your answer about cookies',
      names: ['cookieConsent', 'cookieConsentAccepted', 'analyticsConsent', 'marketingConsent'],
    },
  ],
  sessionStorage: [
    { what: 'How far you had scrolled', names: ['scroll', 'visitor-scroll'] },
    { what: 'That you postponed the first questions', names: ['onboardingPostponed'] },
    { what: 'That you postponed installing the app', names: ['installDismissed'] },
    { what: 'That a damaged page was loaded again', names: ['reloadedForChunkAt'] },
    { what: 'That you are on the way to pay', names: ['askedToPay'] },
    { what: 'The invite to a prayer circle that you followed', names: ['circleInvite'] },
  ],
  databases: [
    { what: 'What you write', names: ['rxdb-dexie-records-*'] },
    {
      what: 'Drafts, recordings, what isn’t synced yet, and what others wrote to you',
      names: ['desk-*'],
    },
    {
      what: 'This device’s name and keys, and what stays locked here after you sign out',
      names: ['device'],
    },
    { what: 'How old the texts for reading offline are', names: ['workbox-expiration'] },
  ],
  caches: [
    { what: 'The app itself', names: ['workbox-precache-*', 'landing'] },
    { what: 'Texts and sounds for reading offline', names: ['content-text', 'content-audio'] },
    {
      what: 'Scripture, once you download it to reflect with',
      names: ['content-scripture', 'content-opened-books'],
    },
    { what: 'The day that opens before the app does', names: ['early-page'] },
  ],
} as const satisfies Readonly<Record<string, readonly EssentialStorage[]>>;

export type StoragePlace = keyof typeof ESSENTIAL_STORAGE;
