import { useEffect } from 'react';
import { usePerson } from '../../live/person-context';
import { useChallenge } from '../../live/use-challenge';
import { useLive } from '../../live/use-live';
import { useSyncState } from '../../live/use-sync-state';
import { useToday } from '../../live/use-today';
import { offlineWindow } from '../../platform/offline-window/offline-window';
import { online } from '../../platform/online';
import { onReturn } from '../../platform/returning';
import { whenQuiet } from '../../platform/when-quiet';

/**
 * Has the worker keep what the person may want to read and hear without a network: when the page has come to rest, when
 * their challenge day moves, and when there is a network again.
 */
export function useOfflineWindow(): void {
  const { personId } = usePerson().store;
  const challengeDay = useChallenge(useToday())?.day;
  // A new device does not know the day before everything has come.
  const day = useSyncState()?.initialPullDone ? challengeDay : undefined;
  const isOnline = useLive(online);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a network that is back is a reason to ask again
  useEffect(
    () => (day === undefined ? undefined : whenQuiet(() => offlineWindow.keep(personId, day))),
    [personId, day, isOnline],
  );
  useEffect(() => onReturn(goOn), []);
}

/** A server that was out of reach makes no `online` event, and not every browser says that it has stopped the worker. */
function goOn(): void {
  const { state } = offlineWindow.status.get();
  if (state === 'unreachable' || state === 'keeping') offlineWindow.tryAgain();
}
