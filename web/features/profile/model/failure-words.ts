import { HttpError } from '../../../answers/http-error';

export const NEEDS_CONNECTION =
  'We can’t reach the server. Nothing has changed. Try again when you’re online.';

/** Why a change did not reach the server, as a sentence; `otherwise` where nobody says. */
export function failureWords(error: unknown, otherwise: string): string {
  if (error instanceof HttpError) {
    if (error.status === 401) return 'Your session has ended. Please sign in again first.';
    return error.serverMessage ?? otherwise;
  }
  // What `fetch` rejects with when no answer comes.
  return error instanceof TypeError ? NEEDS_CONNECTION : otherwise;
}
