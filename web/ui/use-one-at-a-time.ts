import { useRef } from 'react';

/** Runs what a press asks for, unless an earlier press is still being answered: two quick presses are one. */
export function useOneAtATime(): (run: () => Promise<unknown>) => void {
  const isBusy = useRef(false);
  return (run) => {
    if (isBusy.current) return;
    isBusy.current = true;
    void run().finally(() => {
      isBusy.current = false;
    });
  };
}
