import { type RefObject, useEffect, useState } from 'react';

/** A screen and a half ahead, so that what comes into view is there already. */
const AHEAD = '150% 0px';

/** Whether an element has been in view, or near it, since it came to the page. */
export function useWasSeen(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const current = element.current;
    if (seen || !current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, seen]);
  return seen;
}
