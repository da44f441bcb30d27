import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { type SyncFacts, useSync } from '../../live/sync-facts';
import { Button } from '../../ui/button';
import { lookForUpdate } from '../update/register-worker';
import { useUpdate } from '../update/use-update';

/** The one thing that helps now: to try, to sign in, or to update. */
export function SyncAction({ activity }: Pick<SyncFacts, 'activity'>) {
  const { signIn } = useSync();
  switch (activity) {
    case 'paused':
      return <Button onClick={signIn}>Sign In</Button>;
    case 'outdated':
      return <UpdateFirst />;
    case 'erased':
      return null;
    default:
      return <SyncNow />;
  }
}

function SyncNow() {
  const { syncNow } = useSync();
  const [trying, setTrying] = useState(false);
  const tryNow = async () => {
    setTrying(true);
    await syncNow();
    setTrying(false);
  };
  return (
    <Button pending={trying} pendingLabel="Syncing" onClick={() => void tryNow()}>
      <RefreshCw size={20} strokeWidth={1.6} aria-hidden />
      Sync now
    </Button>
  );
}

function UpdateFirst() {
  const { version, updating, update } = useUpdate();
  if (version === 'current') return <Button onClick={lookForUpdate}>Check for updates</Button>;
  return (
    <Button pending={updating} pendingLabel="Updating" onClick={() => void update()}>
      Update
    </Button>
  );
}
