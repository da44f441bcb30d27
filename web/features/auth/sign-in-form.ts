export type AuthMode = 'sign-in' | 'create-account';

export interface AuthForm {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

export const EMPTY_FORM: AuthForm = { username: '', email: '', password: '' };

/** What is missing, in the words of spec section 5; undefined when the form may be sent. */
export function missingInformation(mode: AuthMode, form: AuthForm): string | undefined {
  if (form.username.trim() === '' || form.password.trim() === '') {
    return 'Please enter both username and password.';
  }
  if (mode === 'create-account' && form.email.trim() === '') {
    return 'Please enter your email address for registration.';
  }
  return undefined;
}
