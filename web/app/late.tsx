import { type ComponentType, useEffect, useState } from 'react';
import { whenQuiet } from '../platform/when-quiet';

/** A part that the first screen does not wait for: its code comes once the page has come to rest. */
export function Late({ load }: { readonly load: () => Promise<ComponentType> }) {
  const [Loaded, setLoaded] = useState<ComponentType>();
  useEffect(
    () =>
      whenQuiet(() => {
        // What can't be shown must not take the screen down.
        load().then(
          (loaded) => setLoaded(() => loaded),
          () => undefined,
        );
      }),
    [load],
  );
  return Loaded && <Loaded />;
}
