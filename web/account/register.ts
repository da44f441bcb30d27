import { HttpError } from '../answers/http-error';
import type { Alongside } from '../person/guest/adoption';
import type { Session } from '../platform/session';
import { authenticate, type Credentials, type SignedIn } from './authenticate';

/** Name and password of the last registration that may have made its account. In memory alone. */
let unfinished: string | undefined;

/**
 * Creates an account, as {@link authenticate} does. Where the same was sent before and had no answer, a name that is taken may
 * be that of the account it made. The same name and password then sign in to it (P78); where they don't, the name is taken.
 */
export async function register(
  credentials: Credentials,
  alongside?: (session: Session) => Alongside,
): Promise<SignedIn> {
  const { username, password } = credentials;
  const sent = `${username}\n${password}`;
  let isMade = false;
  const noting =
    alongside &&
    ((session: Session) => {
      isMade = true;
      return alongside(session);
    });
  const signInInstead = async (taken: unknown) => {
    if (unfinished !== sent || !isRefused(taken, 'USERNAME_TAKEN')) throw taken;
    return authenticate({ username, password }, noting).catch((error: unknown) => {
      // It is another person's: it is not guessed at a second time.
      if (isRefused(error, 'INVALID_CREDENTIALS')) unfinished = undefined;
      throw isRefused(error) ? taken : error;
    });
  };
  const create = async () => ({ ...(await authenticate(credentials, noting)), isNew: true });
  try {
    const signedIn = await create().catch(signInInstead);
    // Its page may yet fail to keep who is signed in.
    unfinished = sent;
    return signedIn;
  } catch (error) {
    // What the disk refuses before anything is sent has made no account.
    if (isMade || !(isRefused(error) || isOfTheDisk(error))) unfinished = sent;
    throw error;
  }
}

/** By its name: its class would bring what keeps records to visitors. */
export function isOfTheDisk(error: unknown): boolean {
  return error instanceof Error && error.name === 'LocalStoreError';
}

/** Answered, by a server that had not failed and so has done nothing; with this code, if one is given. */
function isRefused(error: unknown, code?: string): boolean {
  return error instanceof HttpError && error.status < 500 && (!code || error.code === code);
}
