import { MISSING_CONSENT } from '../../../../shared/domain/consent';

export type AuthMode = 'sign-in' | 'create-account';

export interface AuthForm {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  /** That what they write is kept. */
  readonly consents: boolean;
}

export const EMPTY_FORM: AuthForm = { username: '', email: '', password: '', consents: false };

/** What stands beside the fields that are wrong. */
export type FieldErrors = Partial<Record<keyof AuthForm, string>>;

/** Why a form was not taken: one sentence for all of it, and one for each field it is about. */
export interface Refusal {
  readonly message: string;
  readonly errors: FieldErrors;
}

const MISSING: Record<AuthMode, Required<FieldErrors>> = {
  'sign-in': {
    username: 'Enter your username.',
    email: '',
    password: 'Enter your password.',
    consents: '',
  },
  'create-account': {
    username: 'Choose a username.',
    email: 'Enter your email address.',
    password: 'Choose a password.',
    consents: MISSING_CONSENT,
  },
};

/** What is missing, in the words of spec section 5 and beside each field; undefined when the form may be sent. */
export function findMissing(mode: AuthMode, form: AuthForm): Refusal | undefined {
  const missing = missingFields(mode, form);
  if (missing.length === 0) return undefined;
  const errors = Object.fromEntries(missing.map((field) => [field, MISSING[mode][field]]));
  return { message: summarize(missing), errors };
}

function missingFields(mode: AuthMode, form: AuthForm): (keyof AuthForm)[] {
  const asked = ['username', 'email', 'password', 'consents'] as const;
  const needed = mode === 'create-account' ? asked : (['username', 'password'] as const);
  return needed.filter((field) => {
    const value = form[field];
    return typeof value === 'string' ? value.trim() === '' : !value;
  });
}

function summarize(missing: readonly (keyof AuthForm)[]): string {
  if (missing.includes('username') || missing.includes('password')) {
    return 'Please enter both username and password.';
  }
  if (missing.includes('email')) return 'Please enter your email address for registration.';
  return MISSING_CONSENT;
}
