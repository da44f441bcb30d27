import { useCallback, useEffect, useState } from 'react';
import { estimateSpace, isPersisted } from '../../platform/storage';
import { saySize } from '../../ui/say-size';

interface DeviceStorage {
  /** `48 MB of 2.1 GB` */
  readonly space?: string;
  /** Whether the browser has promised not to clear it. */
  readonly kept?: boolean;
}

/** What this device says of its storage; parts it won't tell are left out. */
export function useDeviceStorage(): DeviceStorage & { readonly lookAgain: () => void } {
  const [storage, setStorage] = useState<DeviceStorage>({});
  const lookAgain = useCallback(() => {
    void Promise.all([estimateSpace(), isPersisted()]).then(([space, kept]) => {
      setStorage({
        ...(space && { space: `${saySize(space.usedBytes)} of ${saySize(space.quotaBytes)}` }),
        ...(kept !== null && { kept }),
      });
    });
  }, []);
  useEffect(lookAgain, [lookAgain]);
  return { ...storage, lookAgain };
}
