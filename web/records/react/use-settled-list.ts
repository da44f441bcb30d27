import { useInitialPullDone } from '../../person/react/use-sync-state';

/**
 * A list for a history: undefined while it is read, and also while it is empty only because this device has not yet
 * received what the person wrote elsewhere. Empty states wait for that; writing does not.
 */
export function useSettledList<Entry>(
  list: readonly Entry[] | undefined,
): readonly Entry[] | undefined {
  const isEverythingHere = useInitialPullDone();
  const settled = isEverythingHere || (list !== undefined && list.length > 0);
  return settled ? list : undefined;
}
