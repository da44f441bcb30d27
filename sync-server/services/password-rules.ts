import { dictionary } from '@zxcvbn-ts/language-common';
import { invalidRequest, Problem } from '../errors/problem';
import { foldName } from '../names/fold-name';
import type { Account } from '../store/store';

/** Of a new password, counted in code points. */
const LEAST_CHARACTERS = 8;
/** Of every password, in UTF-16 units. */
const MOST_CHARACTERS = 1_000;

/** The passwords that people use most, from lists that were leaked; lower case. Short ones are refused as such. */
const COMMON = new Set(dictionary['passwords-common'].filter((password) => !isShort(password)));

/** The names of the person whose password it will be. */
type Owner = Pick<Account, 'username' | 'email' | 'unprovedEmail'>;

/**
 * Why a password is guessed sooner than others, as a sentence; undefined for one that is not (A33). For at most 1,000
 * characters, see `refuseLongPassword`.
 */
export function findWeakness(password: string, owner: Owner): string | undefined {
  if (isShort(password)) {
    return `Please choose a password of at least ${LEAST_CHARACTERS} characters.`;
  }
  const folded = foldName(password.trim());
  const names = [owner.username, owner.email, owner.unprovedEmail ?? ''];
  if (names.some((name) => folded === foldName(name))) {
    return 'Please choose a password that isn’t your username or email address.';
  }
  if (!COMMON.has(folded)) return undefined;
  return 'Many people use this password, so it’s easy to guess. Please choose another.';
}

function isShort(password: string): boolean {
  return [...password].length < LEAST_CHARACTERS;
}

/** Throws a Problem for a new password that is weak. */
export function refuseWeakPassword(password: string, owner: Owner): void {
  const weakness = findWeakness(password, owner);
  if (weakness !== undefined) throw new Problem(400, 'PASSWORD_WEAK', weakness);
}

/** Throws a Problem for a password that would only make hashing slow. */
export function refuseLongPassword(password: string): void {
  if (password.length <= MOST_CHARACTERS) return;
  throw invalidRequest('This password is too long.');
}
