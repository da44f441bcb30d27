import { authenticate } from '../../platform/authenticate';
import { HttpError } from '../../platform/http-error';
import { storeSession } from '../../platform/session';
import { keepStanding } from '../../platform/standing';
import { noteWeakPassword } from '../../platform/weak-password';
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
};

/** Signs in or creates the account and stores the session; else the server's sentence, or the spec's. */
export async function submitAuth(mode: AuthMode, form: AuthForm): Promise<SubmitResult> {
  const username = form.username.trim();
  const { password } = form;
  const email = mode === 'create-account' ? { email: form.email.trim() } : {};
  try {
    const { session, standing, hasWeakPassword } = await authenticate({
      username,
      password,
      ...email,
    });
    storeSession(session);
    keepStanding(session.userId, standing);
    noteWeakPassword(session.userId, hasWeakPassword);
    return { ok: true };
  } catch (error) {
    const { serverMessage, code = '' } = error instanceof HttpError ? error : {};
    const message = serverMessage ?? 'Authentication failed. Please try again.';
    return { ok: false, field: FIELDS[code], message };
  }
}
