import { MISSING_CREDENTIALS, MISSING_EMAIL } from '../../shared/api/auth';
import { tidyName } from './fold-name';
import { findNameFault } from './name-letters';
import { Problem } from './problem';

export const USERNAME_CHARACTERS = 100;
const EMAIL_CHARACTERS = 254;
const NOT_PLAIN = 'Please choose a username of at most 100 plain characters.';
const OF_TWO_ALPHABETS =
  'Please choose a username in one alphabet, with at least one letter or digit.';

/** A new username as it is kept (A30). Throws a Problem for one that can't be. */
export function checkUsername(given: string): string {
  const username = tidyName(given);
  if (username === '') throw invalid(MISSING_CREDENTIALS);
  if (username.length > USERNAME_CHARACTERS) throw invalid(NOT_PLAIN);
  const fault = findNameFault(username);
  if (fault) throw invalid(fault === 'hidden-character' ? NOT_PLAIN : OF_TWO_ALPHABETS);
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
