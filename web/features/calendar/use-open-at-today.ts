import { type RefObject, useEffect, useRef } from 'react';

/** Brings today into view once, where the page was opened at its top and today stands below. */
export function useOpenAtToday(around: RefObject<HTMLElement | null>): void {
  const hasOpened = useRef(false);
  useEffect(() => {
    const today = around.current?.querySelector('[aria-current="date"]');
    if (hasOpened.current || !today) return;
    hasOpened.current = true;
    const isBelow = today.getBoundingClientRect().bottom > innerHeight;
    if (scrollY === 0 && isBelow) today.scrollIntoView({ block: 'center' });
  });
}
