import { POLICY_VERSION } from '../../../shared/content/legal-editions';
import type { Outcome } from '../../../shared/outcome';
import { keepAccountFacts } from '../../account/account-facts';
import { authenticate } from '../../account/authenticate';
import { isOfTheDisk, register } from '../../account/register';
import { NO_CONNECTION } from '../../account/send-password';
import { noteWeakPassword } from '../../account/weak-password';
import { noteWritingConsent } from '../../account/writing-consent';
import { HttpError } from '../../answers/http-error';
import { storeSession } from '../../platform/session';
import type { OfGuest } from './model/auth-forms';
import type { AuthForm, AuthMode, Refusal } from './model/sign-in-form';

/** Of a guest alone: what they wrote must not be left behind. */
const NOT_NOTED =
  'This device couldn’t save that you signed in. What you wrote is still here. Free up some space, then try again.';

const NAME_NOT_EMAIL = 'Sign in with your username, not your email address.';

const FIELDS: Readonly<Record<string, keyof AuthForm>> = {
  USERNAME_TAKEN: 'username',
  INVALID_CREDENTIALS: 'password',
  PASSWORD_WEAK: 'password',
  CONSENT_NEEDED: 'consents',
};

/** Signs in or creates the account and stores the session; else the server's sentence, or the spec's. */
export async function submitAuth(
  mode: AuthMode,
  form: AuthForm,
  ofGuest?: OfGuest,
): Promise<Outcome<void, Refusal>> {
  const username = form.username.trim();
  const { password } = form;
  const isNew = mode === 'create-account';
  const more = isNew ? { email: form.email.trim(), writingConsent: POLICY_VERSION } : {};
  try {
    const credentials = { username, password, ...more };
    const send = isNew ? register : authenticate;
    const signedIn = await send(credentials, ofGuest?.alongside);
    const { session, facts, hasWeakPassword } = signedIn;
    storeSession(session);
    keepAccountFacts(session.userId, ofGuest?.hasBegun ? { ...facts, hasBegun: true } : facts);
    noteWeakPassword(session.userId, hasWeakPassword);
    if (signedIn.isNew) noteWritingConsent(session.userId);
    return { ok: true, value: undefined };
  } catch (error) {
    return { ok: false, problem: refusalOf(error, username) };
  }
}

function refusalOf(error: unknown, username: string): Refusal {
  if (isOfTheDisk(error)) return { message: NOT_NOTED, errors: {} };
  if (!(error instanceof HttpError)) return { message: NO_CONNECTION, errors: {} };
  const { serverMessage, code = '' } = error;
  const message = serverMessage ?? 'Authentication failed. Please try again.';
  if (code === 'INVALID_CREDENTIALS' && username.includes('@')) {
    return { message, errors: { username: NAME_NOT_EMAIL } };
  }
  const field = code === 'INVALID_REQUEST' ? namedField(message) : FIELDS[code];
  return { message, errors: field ? { [field]: message } : {} };
}

/** The server's sentence names the field that it is about. */
function namedField(message: string): keyof AuthForm | undefined {
  return (['email', 'username', 'password'] as const).find((field) => message.includes(field));
}
