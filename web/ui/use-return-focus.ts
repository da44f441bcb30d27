import { useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back to what had it before a dialog opened. Radix does so only for dialogs with a trigger of their own.
 * Returns what to do once it has closed.
 */
export function useReturnFocus(open: boolean): (event: Event) => void {
  const before = useRef<Element | null>(null);
  // Before the content is there, and takes the focus.
  useLayoutEffect(() => {
    if (open) before.current = document.activeElement;
  }, [open]);
  return (event) => {
    event.preventDefault();
    // The person, or the screen they went on to, may have put the focus elsewhere.
    if (document.activeElement !== document.body) return;
    const had = before.current;
    // A row that was deleted took its button along.
    const next = had?.isConnected === false ? document.getElementById('main') : had;
    if (next instanceof HTMLElement) next.focus({ preventScroll: next !== had });
  };
}
