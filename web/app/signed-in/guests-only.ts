import { isGuest } from '../../account/guest';
import { readSession } from '../../platform/session';

/** Leads whoever has an account Home. */
export function guestsOnly(): string | null {
  return isGuest(readSession()?.userId ?? '') ? null : '/';
}
