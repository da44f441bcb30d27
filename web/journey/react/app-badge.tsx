import { useEffect, useState } from 'react';
import { useToday } from '../../live/react/use-today';
import { useInitialPullDone } from '../../person/react/use-sync-state';
import { showBadge } from '../../platform/app-badge';
import { todayHere } from '../../platform/today';
import { useBadgeWanted } from './badge-choice';
import { usePractices } from './use-practices';

/**
 * How many of today's practices are left, on the app's icon, while somebody is signed in. A day that begins while nobody looks
 * shows nothing until they come back.
 */
export function AppBadge() {
  const today = useToday();
  const practices = usePractices(today);
  const settled = useInitialPullDone() === true;
  const [wanted] = useBadgeWanted();
  const seen = useDayLastSeen(today);
  const counts = wanted && settled && practices !== undefined && seen === today;
  const left = counts ? practices.open.length - practices.done.size : 0;
  useEffect(() => showBadge(left), [left]);
  useEffect(() => () => showBadge(0), []);
  return null;
}

/** The day on which the page was last looked at. */
function useDayLastSeen(today: string): string | undefined {
  const [seen, setSeen] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a day that begins while one looks is seen at once
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') setSeen(todayHere());
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [today]);
  return seen;
}
