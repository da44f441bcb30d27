/** Where it leads, what it is called, and how it stands. */
export type Place = readonly [to: string, name: string, value?: string | undefined];

const ACCOUNT: readonly Place[] = [
  ['/profile', 'Profile'],
  ['/account/password', 'Password and devices'],
  ['/delete-account', 'Delete my account'],
];
const WITHOUT_ACCOUNT: readonly Place[] = [
  ['/register', 'Create account'],
  ['/login', 'Sign in'],
  ['/profile', 'Profile'],
  ['/delete-account', 'Delete everything on this device'],
];

const QUESTIONS: Place = ['/onboarding?step=account-type', 'Questions for a new account'];

interface Whose {
  readonly isGuest: boolean;
  /** The onboarding waits for them, see `isOnboardingOffered`. */
  readonly isOffered: boolean;
}

/** What can be done about an account; for a guest the ways to one (P69). */
export function accountPlaces({ isGuest, isOffered }: Whose): readonly Place[] {
  const places = isGuest ? WITHOUT_ACCOUNT : ACCOUNT;
  return isOffered ? [QUESTIONS, ...places] : places;
}
