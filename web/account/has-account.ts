import { isGuest } from './guest';

/** Whether this person can sign in somewhere. Without an account nobody but they can open what their app lock closes. */
export function hasAccount(personId: string): boolean {
  return !isGuest(personId);
}
