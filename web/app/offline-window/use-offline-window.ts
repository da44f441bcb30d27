import { useEffect } from 'react';
import { firstOpenDay, JOURNEY_DAYS } from '../../../shared/domain/challenge-day';
import { addDays } from '../../../shared/domain/local-day';
import { forgetBookmark, keepBookmark } from '../../content/early-page/worker-notes';
import { offlineWindow } from '../../content/offline-window/offline-window';
import { type Challenge, useChallenge } from '../../journey/react/use-challenge';
import { useLive } from '../../live/react/use-live';
import { useToday } from '../../live/react/use-today';
import { usePerson } from '../../person/react/person-context';
import { useInitialPullDone } from '../../person/react/use-sync-state';
import { online } from '../../platform/online';
import { onReturn } from '../../platform/returning';
import { whenQuiet } from '../../platform/when-quiet';
import { daysUntil } from './days-until';

/**
 * Has the worker keep what the person may want to read and hear without a network: when the page has come to rest, when
 * their challenge day moves, and when there is a network again.
 */
export function useOfflineWindow(): void {
  const { personId } = usePerson().store;
  const today = useToday();
  const known = useChallenge(today);
  // A new device does not know the day before everything has come.
  const challenge = useInitialPullDone() ? known : undefined;
  const day = challenge?.day;
  const isComplete = challenge?.isComplete ?? false;
  useBookmark(challenge, today);
  const isOnline = useLive(online);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a network that is back is a reason to ask again
  useEffect(
    () =>
      day === undefined
        ? undefined
        : whenShown(() => offlineWindow.keep(personId, day, isComplete)),
    [personId, day, isComplete, isOnline],
  );
  useEffect(() => onReturn(goOn), []);
}

const LOOK_AGAIN_AFTER_MS = 250;

/** Calls back once the page is quiet and its own words stand there: what is kept for later waits for them. */
function whenShown(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (document.querySelector('.skeleton')) timer = setTimeout(look, LOOK_AGAIN_AFTER_MS);
    else callback();
  };
  const forget = whenQuiet(look);
  return () => {
    forget();
    clearTimeout(timer);
  };
}

/** Notes for the worker which drop lies open, so that it can paint it ahead. */
function useBookmark(challenge: Challenge | undefined, today: string): void {
  const open = challenge && firstOpenDay(challenge.completed);
  const journey = challenge?.journey ?? 1;
  const pace = challenge?.pace;
  const daysAway = challenge && open !== undefined ? daysUntil(open, challenge) : 0;
  useEffect(() => {
    if (open === undefined) return;
    const from = addDays(today, daysAway);
    const bookmark = { journey, day: open, from, pace, on: today };
    void (open > JOURNEY_DAYS ? forgetBookmark() : keepBookmark(bookmark));
  }, [journey, open, daysAway, pace, today]);
}

/** A server that was out of reach makes no `online` event, and not every browser says that it has stopped the worker. */
function goOn(): void {
  const { state } = offlineWindow.status.get();
  if (state === 'unreachable' || state === 'keeping') offlineWindow.tryAgain();
}
