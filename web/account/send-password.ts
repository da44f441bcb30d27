import { http } from '../answers/http';
import { HttpError } from '../answers/http-error';

export type PasswordOutcome =
  | { readonly ok: true; readonly answer: unknown }
  | { readonly ok: false; readonly message: string; readonly code: string | undefined };

/** Said where there was no answer at all. */
export const NO_CONNECTION =
  'We can’t reach the server. What you typed is still here. Try again when you’re online.';

/** Sends what was typed to a call about passwords; else the server's sentence, or that there is no connection. */
export async function sendPassword(path: string, body: object): Promise<PasswordOutcome> {
  try {
    return { ok: true, answer: await http(path, { method: 'POST', body }) };
  } catch (error) {
    if (!(error instanceof HttpError))
      return { ok: false, message: NO_CONNECTION, code: undefined };
    const message = error.serverMessage ?? 'Something went wrong on our side. Please try again.';
    return { ok: false, message, code: error.code };
  }
}
