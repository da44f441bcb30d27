import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Takes the focus to the new screen, so that a screen reader says where it is now. Not on the first screen. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById('main');
    // A screen may have put the focus where the person writes.
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
  }, [pathname]);
}
