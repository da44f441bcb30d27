import { http } from './http';

/** Set while a sign-out on this device has not reached the server yet. */
const KEY = 'logoutPending';
/** A line that gives no answer must not hold up who leaves, or who signs in next. */
const ANSWER_WITHIN_MS = 8_000;

/**
 * Ends the session on the server; without an answer it is remembered and ended first thing when there is a
 * network again ({@link finishPendingLogout}). Never rejects.
 */
export async function endServerSession(): Promise<void> {
  localStorage.setItem(KEY, 'true');
  await finishPendingLogout();
}

/** Ends the session that an offline sign-out left open. Call before anybody signs in. Never rejects. */
export async function finishPendingLogout(): Promise<void> {
  if (localStorage.getItem(KEY) === null) return;
  try {
    await http('/api/auth/logout', {
      method: 'POST',
      on401: 'null',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    localStorage.removeItem(KEY);
  } catch {
    // Still no network: the note stays.
  }
}

/** A new session has begun: the cookie of the old one is gone with it. */
export function forgetPendingLogout(): void {
  localStorage.removeItem(KEY);
}
