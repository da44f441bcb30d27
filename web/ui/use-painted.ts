import { startTransition, useEffect, useState } from 'react';

/** Whether the screen has shown a frame since `value` came, so that what may come later holds nothing up. */
export function usePainted(value: unknown): boolean {
  const [painted, setPainted] = useState<unknown>();
  useEffect(() => {
    let afterFrame: ReturnType<typeof setTimeout> | undefined;
    // Within the frame's own callback it is not painted yet; a task begun there comes after it.
    const frame = requestAnimationFrame(() => {
      afterFrame = setTimeout(() => startTransition(() => setPainted(value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(afterFrame);
    };
  }, [value]);
  return painted === value;
}
