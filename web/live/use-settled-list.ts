import { useMemo } from 'react';
import { useLive } from './use-live';
import { usePersonStore } from './use-person-store';

/**
 * A list for a history: undefined while it is read, and also while it is empty only because this device has not yet
 * received what the person wrote elsewhere. Empty states wait for that; writing does not.
 */
export function useSettledList<Entry>(list: Entry[] | undefined): Entry[] | undefined {
  const { replica } = usePersonStore();
  const state = useLive(useMemo(() => replica.liveState(), [replica]));
  const settled = state?.initialPullDone === true || (list !== undefined && list.length > 0);
  return settled ? list : undefined;
}
