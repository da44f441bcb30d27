import { MISSING_CONSENT } from '../../../shared/domain/consent';

export type AuthMode = 'sign-in' | 'create-account';

export interface AuthForm {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  /** That what they write is kept. */
  readonly consents: boolean;
}

export const EMPTY_FORM: AuthForm = { username: '', email: '', password: '', consents: false };

/** What is missing, in the words of spec section 5; undefined when the form may be sent. */
export function missingInformation(mode: AuthMode, form: AuthForm): string | undefined {
  if (form.username.trim() === '' || form.password.trim() === '') {
    return 'Please enter both username and password.';
  }
  if (mode === 'create-account' && form.email.trim() === '') {
    return 'Please enter your email address for registration.';
  }
  if (mode === 'create-account' && !form.consents) return MISSING_CONSENT;
  return undefined;
}
