import { useEffect, useState } from 'react';
import { useLive } from '../../live/react/use-live';
import { usePlace } from '../routing/place-context';

const WORTH_SAYING_AFTER_MS = 400;

/** A line of light along the top while the code of the next screen comes; most screens are there before it shows. */
export function ScreenOnItsWay() {
  const isUnderway = useLive(usePlace().navigation.isUnderway) ?? false;
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isUnderway) return undefined;
    const timer = setTimeout(() => setSlow(true), WORTH_SAYING_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isUnderway]);
  return (
    <div role="status" className="absolute">
      {isSlow && (
        <span className="fixed inset-x-0 top-0 z-(--z-tooltip) h-[3px] animate-[breathe_1s_ease-in-out_infinite_alternate] bg-gold-deep forced-colors:bg-[Highlight]">
          <span className="sr-only">Loading…</span>
        </span>
      )}
    </div>
  );
}
