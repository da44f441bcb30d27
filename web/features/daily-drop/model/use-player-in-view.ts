import { useEffect, useRef } from 'react';
import type { DropListening } from '../../../content/listening/drop-listening';
import { isPlayerInView, nowListening } from '../../../content/listening/now-listening';
import { useLive } from '../../../live/react/use-live';

/** For the element of the player: says whether it can be seen while it is what is heard. */
export function usePlayerInView(player: DropListening | undefined) {
  const element = useRef<HTMLDivElement>(null);
  const isHeard = useLive(nowListening) === player;
  useEffect(() => {
    if (!isHeard || !element.current) return undefined;
    const observer = new IntersectionObserver((entries) =>
      isPlayerInView.set(entries.at(-1)?.isIntersecting === true),
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      isPlayerInView.set(false);
    };
  }, [isHeard]);
  return element;
}
