import { http } from '../../answers/http';
import { HttpError } from '../../answers/http-error';

export type DeletionResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly about: 'password' | 'server'; readonly message: string };

/** Deletes the account. One that is gone already, because an answer was lost, counts as deleted. Never rejects. */
export async function deleteAccount(
  confirmation: string,
  password: string,
): Promise<DeletionResult> {
  try {
    await http('/api/account/delete', { method: 'POST', body: { confirmation, password } });
    return { ok: true };
  } catch (error) {
    return error instanceof HttpError ? refused(error) : NO_ANSWER;
  }
}

const NO_ANSWER: DeletionResult = {
  ok: false,
  about: 'server',
  message: 'We didn’t get an answer from the server. Please try again when you’re online.',
};

function refused({ code, serverMessage }: HttpError): DeletionResult {
  if (code === 'ACCOUNT_ERASED') return { ok: true };
  const message = serverMessage ?? 'We couldn’t delete your account. Please try again.';
  return { ok: false, about: code === 'INVALID_CREDENTIALS' ? 'password' : 'server', message };
}
