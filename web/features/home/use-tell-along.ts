import { type ComponentType, useEffect, useState } from 'react';
import { whenQuiet } from '../../platform/when-quiet';
import type { AlongValues } from './along-values';

type Tell = ComponentType<{ readonly onKnow: (values: AlongValues) => void }>;

/** What tells the values of Home's contents, which its first screen does not wait for. Undefined before. */
export function useTellAlong(): Tell | undefined {
  const [tell, setTell] = useState<Tell>();
  useEffect(
    () =>
      whenQuiet(() => {
        import('./along-values').then(
          ({ TellAlong }) => setTell(() => TellAlong),
          // The next visit of Home tries again.
          () => undefined,
        );
      }),
    [],
  );
  return tell;
}
