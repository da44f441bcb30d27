import { MISSING_CREDENTIALS, MISSING_EMAIL } from '../../shared/api/auth';
import { invalidRequest, Problem } from '../errors/problem';
import { parseEmailAddress } from './email-address';
import { tidyName } from './fold-name';
import { findNameFault } from './name-letters';

export const USERNAME_CHARACTERS = 100;
const NOT_PLAIN = 'Please choose a username of at most 100 plain characters.';
const OF_TWO_ALPHABETS =
  'Please choose a username in one alphabet, with at least one letter or digit.';

/** A new username as it is stored (A30). Throws a Problem for one that is not allowed. */
export function checkUsername(given: string): string {
  const username = tidyName(given);
  if (username === '') throw invalidRequest(MISSING_CREDENTIALS);
  if (username.length > USERNAME_CHARACTERS) throw invalidRequest(NOT_PLAIN);
  const fault = findNameFault(username);
  if (fault) throw invalidRequest(fault === 'hidden-character' ? NOT_PLAIN : OF_TWO_ALPHABETS);
  return username;
}

/** An email address as it is stored, see `parseEmailAddress`. Throws a Problem for text that is none. */
export function checkEmail(given: string): string {
  const typed = given.trim();
  if (typed === '') throw invalidRequest(MISSING_EMAIL);
  const email = parseEmailAddress(typed);
  if (email === undefined) throw invalidRequest('Please enter a valid email address.');
  return email;
}

/** The answer to a name that another account has. */
export function taken(code: 'USERNAME_TAKEN'): Problem {
  return new Problem(409, code, 'This username is already taken. Please choose another.');
}
