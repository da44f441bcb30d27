import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { whenQuiet } from '../../platform/when-quiet';
import type { ShareDialog } from './share-dialog';

type Dialog = ComponentType<ComponentProps<typeof ShareDialog>>;

/** The share dialog, which the first screen does not wait for: from then on it opens at once. Undefined before. */
export function useShareDialog(): Dialog | undefined {
  const [dialog, setDialog] = useState<Dialog>();
  useEffect(
    () =>
      whenQuiet(() => {
        import('./share-dialog').then(
          (loaded) => setDialog(() => loaded.ShareDialog),
          // The next visit of Home tries again.
          () => undefined,
        );
      }),
    [],
  );
  return dialog;
}
