import { useMemo, useState } from 'react';
import { forgetKeptHome } from '../../content/early-page/kept-home';
import { forgetBookmark } from '../../content/early-page/worker-notes';
import { AppLockScreen } from '../../features/app-lock/app-lock-screen';
import type { LockControls, NewLock } from '../../features/app-lock/lock-controls';
import { AppLock } from '../../person/lock/app-lock';
import { usePerson } from '../../person/react/person-context';
import { noteLocked } from '../../platform/note-lock';
import { LoadingScreen } from '../loading-screen';
import { useOpened } from '../signed-in/opened-context';
import { openAll, openLockHere, sealAll } from './open-lock';

/** The settings of the app lock, with what only the app can do: close the databases, and load the page again. */
export function LockRoute() {
  const { session, store, device, replication, release } = useOpened();
  const { keeper } = usePerson();
  const [working, setWorking] = useState<string>();
  const controls = useMemo((): LockControls => {
    const { userId } = session;
    const lock = new AppLock(userId);
    /** Whatever becomes of it: the next start continues where this ends. */
    const alone = async (says: string, work: () => Promise<void>) => {
      setWorking(says);
      await keeper.flush();
      await replication.stop();
      await Promise.all([store.close(), device.close()]);
      release();
      await work().catch(() => undefined);
      location.reload();
    };
    return {
      session,
      lock,
      async turnOn(given: NewLock) {
        await Promise.all([forgetKeptHome(), forgetBookmark()]);
        const dataKey = await lock.begin(given);
        noteLocked(userId);
        await alone('Locking your entries', () => sealAll(userId, lock, dataKey));
      },
      async turnOff(dataKey) {
        await lock.beginTurningOff(dataKey);
        openLockHere()?.lockOthers();
        await alone('Unlocking your entries', () => openAll(userId, lock, dataKey));
      },
      async setMinutesAway(minutes) {
        await lock.setMinutesAway(minutes);
        openLockHere()?.setMinutesAway(minutes);
      },
      lockNow: () => openLockHere()?.lockAll(),
    };
  }, [session, store, device, replication, release, keeper]);
  if (working) return <LoadingScreen>{working}</LoadingScreen>;
  return <AppLockScreen controls={controls} />;
}
