import { startTransition, useEffect, useState } from 'react';

/**
 * What a promise resolved to, undefined until then. What it rejects with is thrown while rendering.
 * Not React's `use`: what a fallback stood for before is held back for up to 300 ms there. What a value brings to the screen
 * is rendered as a transition, in pieces between which the page answers.
 */
export function useOutcome<T>(promise: Promise<T>): T | undefined {
  const [outcome, setOutcome] = useState<{ value: T } | { error: unknown }>();
  useEffect(() => {
    promise.then(
      (value) => startTransition(() => setOutcome({ value })),
      (error: unknown) => setOutcome({ error }),
    );
  }, [promise]);
  if (outcome && 'error' in outcome) throw outcome.error;
  return outcome?.value;
}
