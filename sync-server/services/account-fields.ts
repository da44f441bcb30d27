import { MISSING_CREDENTIALS, MISSING_EMAIL } from '../../shared/api/auth';
import { tidyName } from './fold-name';
import { Problem } from './problem';

export const USERNAME_CHARACTERS = 100;
const EMAIL_CHARACTERS = 254;
const CONTROL_CHARACTERS = /\p{Cc}/u;

/** A username as it is kept. Throws a Problem for one that can't be. */
export function checkUsername(given: string): string {
  const username = tidyName(given);
  if (username === '') throw invalid(MISSING_CREDENTIALS);
  if (username.length > USERNAME_CHARACTERS || CONTROL_CHARACTERS.test(username)) {
    throw invalid('Please choose a username of at most 100 plain characters.');
  }
  return username;
}

/** An email address as it is kept. Throws a Problem for what is none. */
export function checkEmail(given: string): string {
  const email = given.trim();
  if (email === '') throw invalid(MISSING_EMAIL);
  if (email.length > EMAIL_CHARACTERS || !/^[^\s@]+@[^\s@]+$/.test(email)) {
    throw invalid('Please enter a valid email address.');
  }
  return email;
}

/** What answers a name or an address that another account has. */
export function taken(code: 'USERNAME_TAKEN' | 'EMAIL_TAKEN'): Problem {
  const message =
    code === 'USERNAME_TAKEN'
      ? 'This username is already taken. Please choose another.'
      : 'An account with this email address already exists.';
  return new Problem(409, code, message);
}

function invalid(message: string): Problem {
  return new Problem(400, 'INVALID_REQUEST', message);
}
