import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useToday } from '../../live/use-today';
import { HomeOverlays } from './home-overlays';
import { type PageWatch, watchPage } from './page-watch';

const HOME = ['/', '/home'];

/** What may come over Home, and over no other screen: nobody is interrupted where they write. */
export function Overlays() {
  const { pathname } = useLocation();
  const today = useToday();
  const isBusy = usePageWatch();
  return HOME.includes(pathname) && <HomeOverlays key={today} today={today} isBusy={isBusy} />;
}

function usePageWatch(): () => boolean {
  const watch = useRef<PageWatch | undefined>(undefined);
  useEffect(() => {
    const started = watchPage(() => performance.now());
    watch.current = started;
    return started.end;
  }, []);
  return useCallback(() => watch.current?.isBusy() ?? true, []);
}
