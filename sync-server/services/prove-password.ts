import { Problem } from '../errors/problem';
import type { Account } from '../store/store';
import type { PasswordHasher } from './password-hasher';
import { refuseLongPassword } from './password-rules';

/** Throws a Problem unless this is the person's password. */
export async function provePassword(
  hasher: PasswordHasher,
  account: Account,
  password: string,
): Promise<void> {
  refuseLongPassword(password);
  if (!(await hasher.verify(account.passwordHash, password))) throw notYourPassword();
}

export function notYourPassword(): Problem {
  return new Problem(403, 'INVALID_CREDENTIALS', 'This is not your password.');
}
