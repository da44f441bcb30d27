import { useCallback, useMemo, useState } from 'react';
import type { SyncControl } from '../../sync/react/sync-facts';
import { useOpened } from '../signed-in/opened-context';

/** What screens may ask of sync, and whether the password is being asked for. */
export function useSyncControl() {
  const { facts, replication } = useOpened();
  const [signingIn, setSigningIn] = useState(false);
  const control = useMemo<SyncControl>(
    () => ({
      facts,
      syncNow: async () => {
        await replication.syncNow();
      },
      signIn: () => setSigningIn(true),
    }),
    [facts, replication],
  );
  const close = useCallback(() => setSigningIn(false), []);
  return { control, signingIn, close };
}
