import { hasDeviceDatabase } from '../account/device-here';
import { isGuest } from '../account/guest';
import {
  clearSession,
  hasSignedOut,
  readSession,
  type Session,
  storeSession,
} from '../platform/session';

/**
 * Who is signed in on this browser. Browsers write local storage to the disk seconds late, so one that was killed soon
 * after sign-in has lost it; the `device` database, which is on the disk at once, then says who it was.
 */
export async function findSession(): Promise<Session | null> {
  const stored = readSession();
  if (stored && isGuest(stored.userId)) return readInsteadOfGuest(stored);
  if (stored || hasSignedOut() || !(await hasDeviceDatabase())) return stored;
  const noted = await readNote().catch(() => null);
  if (noted) storeSession(noted);
  return noted;
}

/**
 * A guest's session in local storage may be one that a sign-in had ended when the browser was killed: the device's note was
 * on the disk before (P64).
 */
async function readInsteadOfGuest(guest: Session): Promise<Session | null> {
  const noted = await readNote().catch(() => guest);
  if (noted?.userId === guest.userId) return guest;
  if (noted) storeSession(noted);
  else clearSession();
  return noted;
}

async function readNote(): Promise<Session | null> {
  const [{ openDevice }, { randomId }] = await Promise.all([
    import('../records/storage/device'),
    import('../platform/ids'),
  ]);
  const device = openDevice({ randomId });
  try {
    return await device.readSignedIn();
  } finally {
    await device.close();
  }
}
