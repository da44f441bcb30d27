import { useCallback, useMemo, useState } from 'react';
import type { SyncControl } from '../../live/sync-facts';
import { useOpened } from '../signed-in/opened-context';

/** What the sync pill shows, does and opens. */
export function useSyncControl() {
  const { facts, replication } = useOpened();
  const [dialog, setDialog] = useState<'none' | 'details' | 'sign-in'>('none');
  const control = useMemo<SyncControl>(
    () => ({
      facts,
      syncNow: async () => {
        await replication.syncNow();
      },
      open: () => setDialog(facts.get()?.activity === 'paused' ? 'sign-in' : 'details'),
    }),
    [facts, replication],
  );
  const close = useCallback(() => setDialog('none'), []);
  return { control, dialog, close };
}
