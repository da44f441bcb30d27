import { invalidRequest } from '../errors/problem';

/** Longer ones only serve to make hashing slow. */
const PASSWORD_CHARACTERS = 1_000;

export function refuseLongPassword(password: string): void {
  if (password.length <= PASSWORD_CHARACTERS) return;
  throw invalidRequest('This password is too long.');
}
