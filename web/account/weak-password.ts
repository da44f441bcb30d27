import { keepAnswer } from '../answers/kept-answers';

/** `true` from a sign-in with a password weaker than a new one may be, until it is changed or the notice is put away. */
export const WEAK_PASSWORD = 'weakPassword';

/** Keeps what a sign-in said of the password, for the notice that asks for a new one (A33). */
export function noteWeakPassword(personId: string, isWeak: boolean): void {
  keepAnswer(personId, WEAK_PASSWORD, String(isWeak));
}
