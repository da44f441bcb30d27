import type { Outcome } from '../../shared/outcome';
import { http } from '../answers/http';
import { HttpError } from '../answers/http-error';

/** Why a password was not taken, with the server's code where it gave one. */
export interface PasswordProblem {
  readonly message: string;
  readonly code: string | undefined;
}

/** Said where there was no answer at all. */
export const NO_CONNECTION =
  'We can’t reach the server. What you typed is still here. Try again when you’re online.';

/** Sends what was typed to a call about passwords; else the server's sentence, or that there is no connection. */
export async function sendPassword(
  path: string,
  body: object,
): Promise<Outcome<unknown, PasswordProblem>> {
  try {
    return { ok: true, value: await http(path, { method: 'POST', body }) };
  } catch (error) {
    if (!(error instanceof HttpError))
      return { ok: false, problem: { message: NO_CONNECTION, code: undefined } };
    const message = error.serverMessage ?? 'Something went wrong on our side. Please try again.';
    return { ok: false, problem: { message, code: error.code } };
  }
}
