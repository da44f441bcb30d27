import { useState } from 'react';
import { useLive } from '../../live/react/use-live';
import { usePerson } from '../../person/react/person-context';
import { type AppVersion, applyUpdate, appVersion } from './register-worker';

export interface Update {
  readonly version: AppVersion;
  readonly updating: boolean;
  /** Moves this page to the newest version, after what is being written is on the disk (F4). */
  readonly update: () => Promise<void>;
}

/** How this page stands to the newest version of the app, and the way to it. */
export function useUpdate(): Update {
  const { keeper } = usePerson();
  const version = useLive(appVersion) ?? 'current';
  const [updating, setUpdating] = useState(false);
  const update = async () => {
    setUpdating(true);
    await keeper.flush();
    // What the disk refused would be lost by a reload; the bar about that is showing.
    if (keeper.unwritten().length === 0) applyUpdate();
    else setUpdating(false);
  };
  return { version, updating, update };
}
