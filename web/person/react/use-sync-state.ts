import { useMemo } from 'react';
import { type Primitive, useLiveFact } from '../../live/react/use-live';
import type { SyncState } from '../contract';
import { usePerson } from './person-context';

/** One fact of what this device knows of the server's copy, undefined until read. The rest changes with every sync. */
export function useSyncState<Fact extends Primitive>(
  factOf: (state: SyncState) => Fact,
): Fact | undefined {
  const { replica } = usePerson().store;
  const state = useMemo(() => replica.liveState(), [replica]);
  return useLiveFact(state, factOf);
}

/** Whether everything written elsewhere has come to this device once; undefined until read. */
export function useInitialPullDone(): boolean | undefined {
  return useSyncState(({ initialPullDone }) => initialPullDone);
}
