import { authenticate } from '../../platform/authenticate';
import { HttpError } from '../../platform/http-error';
import { storeSession } from '../../platform/session';
import { keepStanding } from '../../platform/standing';
import type { AuthForm, AuthMode } from './sign-in-form';

export type SubmitResult = { readonly ok: true } | { readonly ok: false; readonly message: string };

/** Signs in or creates the account and stores the session; else the server's sentence, or the spec's. */
export async function submitAuth(mode: AuthMode, form: AuthForm): Promise<SubmitResult> {
  const username = form.username.trim();
  const { password } = form;
  const email = mode === 'create-account' ? { email: form.email.trim() } : {};
  try {
    const { session, standing } = await authenticate({ username, password, ...email });
    storeSession(session);
    keepStanding(session.userId, standing);
    return { ok: true };
  } catch (error) {
    const said = error instanceof HttpError ? error.serverMessage : undefined;
    return { ok: false, message: said ?? 'Authentication failed. Please try again.' };
  }
}
