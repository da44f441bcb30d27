import { http } from './http';
import { finishPendingLogout, forgetPendingLogout } from './pending-logout';
import type { Session } from './session';

export interface Credentials {
  readonly username: string;
  readonly password: string;
  /** Given: a new account is created. */
  readonly email?: string;
}

/** Signs in or creates an account; resolves with who it is. Rejects as `http` does. */
export async function authenticate(credentials: Credentials): Promise<Session> {
  // A late sign-out would otherwise end the session that begins here.
  await finishPendingLogout();
  const path = credentials.email === undefined ? '/api/auth/login' : '/api/auth/register';
  const session = readUser(await http(path, { method: 'POST', body: credentials }));
  forgetPendingLogout();
  return session;
}

// By hand: a schema library would double what loads before sign-in.
function readUser(answer: unknown): Session {
  if (isObject(answer) && isObject(answer.user)) {
    const { id, username } = answer.user;
    if (typeof id === 'string' && typeof username === 'string') return { userId: id, username };
  }
  throw new TypeError('The answer names no user.');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
