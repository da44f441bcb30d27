import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type SyncFacts, useSync } from '../../sync/react/sync-facts';
import { Button } from '../../ui/button';
import { toast } from '../../ui/toast-store';
import { lookForUpdate } from '../update/register-worker';
import { useUpdate } from '../update/use-update';
import { sayTried } from './say-sync';

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
    case 'guest':
      return (
        <Button asChild>
          <Link to="/register">Create account</Link>
        </Button>
      );
    default:
      return <SyncNow />;
  }
}

function SyncNow() {
  const { facts, syncNow } = useSync();
  const [trying, setTrying] = useState(false);
  const tryNow = async () => {
    setTrying(true);
    await syncNow();
    setTrying(false);
    const now = facts.get();
    if (now) tell(now);
  };
  return (
    <Button pending={trying} pendingLabel="Syncing" onClick={() => void tryNow()}>
      <RefreshCw size={20} strokeWidth={1.6} aria-hidden />
      Sync now
    </Button>
  );
}

function tell(facts: SyncFacts): void {
  const said = sayTried(facts);
  if (!said) return;
  const { title, description, isWell } = said;
  toast({ title, description, variant: isWell ? 'default' : 'destructive' });
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
