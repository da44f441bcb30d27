import { useCallback, useSyncExternalStore } from 'react';
import { RAIL_WINDOW } from './rail-window';

const TWO_PANES = '(min-width: 64rem)';

/** Whether the app's places stand in a rail beside the screen; else in the bars above and below it. */
export function useHasRail(): boolean {
  return useMatches(RAIL_WINDOW);
}

/** Whether there is room for two panes beside the rail. */
export function useWide(): boolean {
  return useMatches(TWO_PANES);
}

/** Follows a media query. For what CSS alone can't decide, or need not have drawn. */
function useMatches(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
