import { useCallback, useEffect, useState } from 'react';
import { safeParse } from 'zod/mini';
import { type SignedInDevice, signedInDevices } from '../../../shared/api/passwords';
import { http } from '../../answers/http';
import { useLive } from '../../live/react/use-live';
import { online } from '../../platform/online';

const ADDRESS = '/api/account/sessions';

/** Where the person is signed in, as the server knows it. */
export interface Devices {
  /** Undefined until it is known. */
  readonly list: readonly SignedInDevice[] | undefined;
  /** The last question got no answer. */
  readonly failed: boolean;
  readonly readAgain: () => void;
  /** Ends every session but this one. False when it could not be asked for. */
  readonly signOutOthers: () => Promise<boolean>;
}

/** Reads the devices, and again when there is a network again. */
export function useDevices(): Devices {
  const isOnline = useLive(online) ?? true;
  const [list, setList] = useState<readonly SignedInDevice[]>();
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  const readAgain = useCallback(() => setRound((count) => count + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round and each return of the network asks anew.
  useEffect(() => {
    const leaving = new AbortController();
    readDevices(leaving.signal).then(
      (devices) => {
        setList(devices);
        setFailed(false);
      },
      () => {
        if (!leaving.signal.aborted) setFailed(true);
      },
    );
    return () => leaving.abort();
  }, [round, isOnline]);
  const signOutOthers = async () => {
    try {
      await http(ADDRESS, { method: 'DELETE' });
      readAgain();
      return true;
    } catch {
      return false;
    }
  };
  return { list, failed, readAgain, signOutOthers };
}

async function readDevices(signal: AbortSignal): Promise<readonly SignedInDevice[]> {
  const answer = safeParse(signedInDevices, await http(ADDRESS, { signal }));
  if (!answer.success) throw new TypeError('The answer names no devices.');
  return answer.data.devices;
}
