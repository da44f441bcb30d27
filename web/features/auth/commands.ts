import { POLICY_VERSION } from '../../../shared/content/legal-editions';
import { authenticate } from '../../platform/authenticate';
import { HttpError } from '../../platform/http-error';
import { storeSession } from '../../platform/session';
import { keepStanding } from '../../platform/standing';
import { noteWeakPassword } from '../../platform/weak-password';
import { noteWritingConsent } from '../../platform/writing-consent';
import type { AuthForm, AuthMode } from './sign-in-form';

/** What was refused, beside its field; `field` is undefined where it is about none, or about several. */
export interface Refusal {
  readonly field: keyof AuthForm | undefined;
  readonly message: string;
}

export type SubmitResult = { readonly ok: true } | ({ readonly ok: false } & Refusal);

const FIELDS: Readonly<Record<string, keyof AuthForm>> = {
  USERNAME_TAKEN: 'username',
  PASSWORD_WEAK: 'password',
  CONSENT_NEEDED: 'consents',
};

/** Signs in or creates the account and stores the session; else the server's sentence, or the spec's. */
export async function submitAuth(mode: AuthMode, form: AuthForm): Promise<SubmitResult> {
  const username = form.username.trim();
  const { password } = form;
  const isNew = mode === 'create-account';
  const more = isNew ? { email: form.email.trim(), writingConsent: POLICY_VERSION } : {};
  try {
    const { session, standing, hasWeakPassword } = await authenticate({
      username,
      password,
      ...more,
    });
    storeSession(session);
    keepStanding(session.userId, standing);
    noteWeakPassword(session.userId, hasWeakPassword);
    if (isNew) noteWritingConsent(session.userId);
    return { ok: true };
  } catch (error) {
    const { serverMessage, code = '' } = error instanceof HttpError ? error : {};
    const message = serverMessage ?? 'Authentication failed. Please try again.';
    return { ok: false, field: FIELDS[code], message };
  }
}
