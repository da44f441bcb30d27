import { useCallback, useEffect, useState } from 'react';
import { canHavePasskey, makePasskey } from '../../person/lock/passkey';
import { randomBytes } from '../../person/lock/wrap-bytes';
import { toast } from '../../ui/toast-store';
import type { LockControls } from './lock-controls';

const SALT_BYTES = 32;

/** The lock as it stands on this device. */
export interface LockShown {
  readonly isKnown: boolean;
  readonly isOn: boolean;
  readonly minutesAway: number | null;
  readonly hasPasskey: boolean;
  /** Whether this device may have one. */
  readonly canHavePasskey: boolean;
  readonly setMinutesAway: (minutes: number | null) => void;
  readonly addPasskey: (dataKey: Uint8Array<ArrayBuffer>) => Promise<void>;
  readonly removePasskey: () => void;
}

type Row = Awaited<ReturnType<LockControls['lock']['read']>>;

export function useAppLock({ session, lock, setMinutesAway }: LockControls): LockShown {
  const [found, setFound] = useState<{ readonly row: Row; readonly canHave: boolean }>();
  const read = useCallback(async () => {
    const [row, canHave] = await Promise.all([lock.read(), canHavePasskey()]);
    setFound({ row, canHave });
  }, [lock]);
  useEffect(() => void read(), [read]);
  return {
    isKnown: found !== undefined,
    isOn: found?.row !== undefined,
    minutesAway: found?.row?.minutesAway ?? null,
    hasPasskey: found?.row?.passkey !== undefined,
    canHavePasskey: found?.canHave ?? false,
    setMinutesAway: (minutes) => void setMinutesAway(minutes).then(read),
    async addPasskey(dataKey) {
      const salt = randomBytes(SALT_BYTES);
      const made = await makePasskey(
        { personId: session.userId, username: session.username },
        salt,
      );
      if (made) await lock.addPasskey(dataKey, made, salt);
      toast(
        made
          ? { title: 'Your passkey opens the app' }
          : {
              title: 'We couldn’t add a passkey',
              description:
                'This device didn’t give one that can open the app. Your PIN still does.',
              variant: 'destructive',
            },
      );
      await read();
    },
    removePasskey: () => void lock.removePasskey().then(read),
  };
}
