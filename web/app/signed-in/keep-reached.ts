import { useEffect } from 'react';
import { renewThisDevice } from '../../account/reached-device';
import { wantsRemindersHere } from '../../account/reached-here';
import { findPushManager, readPushState } from '../../platform/push';
import { useOpened } from './opened-context';

/** Where the person wants reminders on this device, the server can still reach it: after a new sign-in, or with a new key. */
export function KeepReached(): null {
  const { userId } = useOpened().session;
  useEffect(() => {
    if (wantsRemindersHere(userId) && readPushState() === 'allowed') {
      // Without a network the next start does it.
      void keepReached(userId).catch(() => undefined);
    }
  }, [userId]);
  return null;
}

async function keepReached(personId: string): Promise<void> {
  const manager = await findPushManager();
  if (manager) await renewThisDevice(manager, personId);
}
