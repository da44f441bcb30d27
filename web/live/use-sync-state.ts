import { useMemo } from 'react';
import type { SyncState } from '../local/contract';
import { usePerson } from './person-context';
import { useLive } from './use-live';

/** What this device knows of the server's copy: the plan, whether everything has come once; undefined until read. */
export function useSyncState(): SyncState | undefined {
  const { replica } = usePerson().store;
  return useLive(useMemo(() => replica.liveState(), [replica]));
}
