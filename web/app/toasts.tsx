import { type ComponentType, useEffect, useState } from 'react';
import { whenQuiet } from '../platform/when-quiet';

/** Where toasts appear. The first screen does not wait for their code; a toast that comes before it waits in the store. */
export function Toasts() {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(
    () =>
      whenQuiet(() => {
        // A message that can't be shown must not take the screen down.
        import('../ui/toast').then(
          (loaded) => setToaster(() => loaded.Toaster),
          () => undefined,
        );
      }),
    [],
  );
  return Toaster && <Toaster />;
}
