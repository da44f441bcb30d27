import type { Outcome } from '../../shared/outcome';
import { HttpError } from '../answers/http-error';
import type { Session } from '../platform/session';
import { authenticate } from './authenticate';

type Bytes = Uint8Array<ArrayBuffer>;

const NO_CONNECTION = 'We can’t reach the server. Connect to the internet, then try again.';
const NO_KEY = 'This device can’t keep a key. Use another browser for the app lock.';

/** Signs the same person in again for the key that the server gives this device; else a sentence that says why not. */
export async function signInForKey(
  session: Session,
  password: string,
): Promise<Outcome<Bytes, string>> {
  try {
    const signedIn = await authenticate({ username: session.username, password });
    if (signedIn.session.userId !== session.userId)
      return { ok: false, problem: 'This is a different account.' };
    const { deviceKey } = signedIn;
    return deviceKey ? { ok: true, value: deviceKey } : { ok: false, problem: NO_KEY };
  } catch (error) {
    if (!(error instanceof HttpError)) return { ok: false, problem: NO_CONNECTION };
    return { ok: false, problem: error.serverMessage ?? 'We couldn’t sign you in. Try again.' };
  }
}
