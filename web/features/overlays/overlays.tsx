import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isConsentDue } from '../../account/consent';
import { useToday } from '../../live/react/use-today';
import { now } from '../../platform/clock';
import { isHome } from '../../platform/is-home';
import { onReturn } from '../../platform/returning';
import { todayHere } from '../../platform/today';
import { useToasts } from '../../ui/toast-store';
import { HomeOverlays } from './parts/home-overlays';

/** After so long in the background an app is opened again. */
const AWAY_MS = 30 * 60_000;

/** What may come over Home, and over no other screen: nobody is interrupted where they write. */
export function Overlays() {
  const { pathname } = useLocation();
  const today = useToday();
  const isAtHome = isHome(pathname);
  const dayOpened = useDayOpened(isAtHome, today);
  const isBusy = usePageWatch(isAtHome);
  const isOpening = useOpening(isAtHome);
  const use = useMemo(() => ({ isBusy, isOpening }), [isBusy, isOpening]);
  if (!isAtHome || dayOpened !== today) return null;
  return <HomeOverlays key={today} today={today} use={use} />;
}

/** The day on which Home was opened or come back to. Midnight over an open Home brings nothing: nobody has come. */
function useDayOpened(isAtHome: boolean, today: string): string {
  const [day, setDay] = useState(today);
  useEffect(() => onReturn(() => setDay(todayHere())), []);
  if (!isAtHome && day !== today) setDay(today);
  return day;
}

/** Whether Home is what the app was opened at, or come back to after a while: nothing was written on the way. */
function useOpening(isAtHome: boolean): () => boolean {
  const isOpening = useRef(isAtHome);
  if (!isAtHome) isOpening.current = false;
  useEffect(() => {
    let hiddenAt = Number.POSITIVE_INFINITY;
    const look = () => {
      if (document.hidden) hiddenAt = now();
      else if (now() - hiddenAt > AWAY_MS) isOpening.current = true;
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return useCallback(() => isOpening.current, []);
}

/** From each arrival at Home on: the keys that led there are not typing. */
function usePageWatch(isAtHome: boolean): () => boolean {
  const watch = useRef<PageWatch | undefined>(undefined);
  useEffect(() => {
    if (!isAtHome) return;
    const started = watchPage(() => performance.now());
    watch.current = started;
    return started.end;
  }, [isAtHome]);
  return useCallback(() => watch.current?.isBusy() ?? true, []);
}

/** How long after the last key somebody counts as typing. */
const TYPING_MS = 2_000;
const SOMETHING_OPEN = '[role="dialog"], [role="alertdialog"], [role="menu"], .celebration';
const WRITTEN_IN = 'input, textarea, [contenteditable]';

/** Whether somebody or something else has the page just now. */
interface PageWatch {
  isBusy(): boolean;
  end(): void;
}

/** Watches the keys from now on. `now` in milliseconds, from any beginning. */
function watchPage(now: () => number): PageWatch {
  const watching = new AbortController();
  let lastKeyAt = Number.NEGATIVE_INFINITY;
  const noteKey = () => {
    lastKeyAt = now();
  };
  document.addEventListener('keydown', noteKey, { capture: true, signal: watching.signal });
  document.addEventListener('input', noteKey, { capture: true, signal: watching.signal });
  return {
    isBusy: () =>
      document.hidden ||
      isConsentDue() ||
      now() - lastKeyAt < TYPING_MS ||
      holdsText(document.activeElement) ||
      document.querySelector(SOMETHING_OPEN) !== null ||
      useToasts.getState().toasts.some(({ open }) => open),
    end: () => watching.abort(),
  };
}

function holdsText(element: Element | null): boolean {
  if (!element?.matches(WRITTEN_IN)) return false;
  const text = 'value' in element ? element.value : element.textContent;
  return text !== '';
}
