import { startTransition, useEffect, useState } from 'react';

/** How many of `count` parts to draw now: `step` at first, and `step` more after each frame, so that no frame takes long. */
export function useStepwise(count: number, step: number): number {
  const [drawn, setDrawn] = useState(step);
  useEffect(() => {
    if (drawn >= count) return;
    let afterFrame: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      afterFrame = setTimeout(() => startTransition(() => setDrawn(drawn + step)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(afterFrame);
    };
  }, [drawn, count, step]);
  return Math.min(drawn, count);
}
