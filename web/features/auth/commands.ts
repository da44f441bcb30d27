import { authenticate } from '../../platform/authenticate';
import { HttpError } from '../../platform/http-error';
import { storeSession } from '../../platform/session';
import type { AuthForm, AuthMode } from './sign-in-form';

export type SubmitResult = { readonly ok: true } | { readonly ok: false; readonly message: string };

/** Signs in or creates the account and stores the session; else the server's sentence, or the spec's. */
export async function submitAuth(mode: AuthMode, form: AuthForm): Promise<SubmitResult> {
  const username = form.username.trim();
  const { password } = form;
  const email = mode === 'create-account' ? { email: form.email.trim() } : {};
  try {
    storeSession(await authenticate({ username, password, ...email }));
    return { ok: true };
  } catch (error) {
    const said = error instanceof HttpError ? error.serverMessage : undefined;
    return { ok: false, message: said ?? 'Authentication failed. Please try again.' };
  }
}
