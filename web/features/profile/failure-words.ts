import { HttpError } from '../../platform/http-error';

export const NEEDS_CONNECTION = 'This needs a connection. What you have here stays as it is.';

/** Why a change did not reach the server, as a sentence; `otherwise` where nobody says. */
export function failureWords(error: unknown, otherwise: string): string {
  if (error instanceof HttpError) {
    if (error.status === 401) return 'Your session has ended. Please sign in again first.';
    return error.serverMessage ?? otherwise;
  }
  // What `fetch` rejects with when no answer comes.
  return error instanceof TypeError ? NEEDS_CONNECTION : otherwise;
}
