import { useEffect, useRef } from 'react';

/** Where an arrow moves something of its own. */
const OWN = 'input, textarea, select, audio, [role="dialog"], [role="menu"], [contenteditable]';

/** The arrow keys lead back and on, outside of fields. */
export function useArrowSteps(onBack: (() => void) | undefined, onNext: () => void): void {
  const steps = useRef({ onBack, onNext });
  steps.current = { onBack, onNext };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, altKey, ctrlKey, metaKey, shiftKey, key } = event;
      if (altKey || ctrlKey || metaKey || shiftKey) return;
      if (target instanceof Element && target.closest(OWN)) return;
      if (key === 'ArrowLeft') steps.current.onBack?.();
      if (key === 'ArrowRight') steps.current.onNext();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
