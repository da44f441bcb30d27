import { useEffect, useState } from 'react';
import { whenQuiet } from '../platform/when-quiet';

/**
 * Something that the first screen does not wait for: its code comes once the page has come to rest. Undefined before, and
 * where it can't be had; then the next visit tries again. `load` has to be the same function each time.
 */
export function useLate<Loaded>(load: () => Promise<Loaded>): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(
    () =>
      whenQuiet(() => {
        load().then(
          (found) => setLoaded(() => found),
          () => undefined,
        );
      }),
    [load],
  );
  return loaded;
}
