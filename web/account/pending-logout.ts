import { http } from '../answers/http';
import { HttpError } from '../answers/http-error';
import { wakeWorkerOnline } from '../platform/background-sync';
import { LOGOUT, LOGOUT_WITHIN_MS } from './sign-out-call';

/**
 * Set while a sign-out on this device has not reached the server yet: to the id of the person, or to `true` where it is not
 * known. The `device` database holds the same for the worker.
 */
const KEY = 'logoutPending';
const NOT_KNOWN = 'true';

/**
 * Ends the session on the server; without an answer it is remembered and ended first thing when there is a
 * network again: by the worker, or by a page ({@link finishPendingLogout}). Never rejects.
 */
export async function endServerSession(personId: string = NOT_KNOWN): Promise<void> {
  localStorage.setItem(KEY, personId);
  void wakeWorkerOnline();
  await finishPendingLogout();
}

/** Ends the session that an offline sign-out left open. Call before anybody signs in. Never rejects. */
export async function finishPendingLogout(): Promise<void> {
  const note = localStorage.getItem(KEY);
  if (note === null) return;
  if (await hasEnded(note === NOT_KNOWN ? undefined : note)) localStorage.removeItem(KEY);
}

/** False without a network: the note stays. A session that is another person's is not ended, and theirs is gone. */
async function hasEnded(personId: string | undefined): Promise<boolean> {
  try {
    await http(LOGOUT, {
      method: 'POST',
      on401: 'null',
      personId,
      signal: AbortSignal.timeout(LOGOUT_WITHIN_MS),
    });
    return true;
  } catch (error) {
    return error instanceof HttpError && error.code === 'IDENTITY_MISMATCH';
  }
}

/** A new session has begun: the cookie of the old one is gone with it. */
export function forgetPendingLogout(): void {
  localStorage.removeItem(KEY);
}
