import type { Outcome } from '../../../shared/outcome';
import { http } from '../../answers/http';
import { HttpError } from '../../answers/http-error';

/** Why an account was not deleted, and whether that is about the password that was typed. */
export interface DeletionProblem {
  readonly about: 'password' | 'server';
  readonly message: string;
}

/** Deletes the account. One that is gone already, because an answer was lost, counts as deleted. Never rejects. */
export async function deleteAccount(
  confirmation: string,
  password: string,
): Promise<Outcome<void, DeletionProblem>> {
  try {
    await http('/api/account/delete', { method: 'POST', body: { confirmation, password } });
    return { ok: true, value: undefined };
  } catch (error) {
    return error instanceof HttpError ? refused(error) : { ok: false, problem: NO_ANSWER };
  }
}

const NO_ANSWER: DeletionProblem = {
  about: 'server',
  message: 'We didn’t get an answer from the server. Please try again when you’re online.',
};

function refused({ code, serverMessage }: HttpError): Outcome<void, DeletionProblem> {
  if (code === 'ACCOUNT_ERASED') return { ok: true, value: undefined };
  const message = serverMessage ?? 'We couldn’t delete your account. Please try again.';
  const about = code === 'INVALID_CREDENTIALS' ? 'password' : 'server';
  return { ok: false, problem: { about, message } };
}
