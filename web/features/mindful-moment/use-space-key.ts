import { useEffect } from 'react';

/** What a space bar already means something to. */
const TAKEN = 'button, a, input, textarea, select, summary, [contenteditable], [role="menu"]';

/** Calls back when the space bar is pressed, except where a focused control answers to it itself. */
export function useSpaceKey(onPress: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, repeat, target, altKey, ctrlKey, metaKey } = event;
      if (key !== ' ' || altKey || ctrlKey || metaKey) return;
      if (target instanceof Element && target.closest(TAKEN)) return;
      // It would scroll.
      event.preventDefault();
      if (!repeat) onPress();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onPress]);
}
