import { useEffect, useState } from 'react';

const SEEN_ON = 'sunriseSeenOn';

/** Whether the sunrise is to be drawn now: once a day, the first time it has something to show. */
export function useSunriseOnce(today: string, ready: boolean): boolean {
  const [seenOn] = useState(() => localStorage.getItem(SEEN_ON));
  useEffect(() => {
    if (ready) localStorage.setItem(SEEN_ON, today);
  }, [ready, today]);
  return ready && seenOn !== today;
}
