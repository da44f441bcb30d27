import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useLive } from '../../live/react/use-live';
import { usePerson } from '../../person/react/person-context';
import { isReachable, type SyncFacts, useSyncFacts } from '../../sync/react/sync-facts';
import { Button } from '../../ui/button';
import { useCameFrom } from '../../ui/came-from';
import { FocusScreen } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import { useNow } from '../../ui/use-now';
import { CopyDiagnostics } from './copy-diagnostics';
import { HeldList } from './held-list';
import { sayNextTry, saySync } from './say-sync';
import { SyncAction } from './sync-action';
import { SyncPath } from './sync-path';
import { ThisDevice } from './this-device';
import { type Unsynced, useUnsynced } from './use-unsynced';
import { WaitingList } from './waiting-list';

/** A guest's words wait for nothing. */
const NOTHING: Unsynced = { waiting: [], heldRecords: [], heldMedia: [], heldMessages: [] };

/** Where a person's words are: on this device, on the way, or held back, and why. */
export function SyncScreen() {
  const facts = useSyncFacts();
  const unsynced = useUnsynced();
  return (
    <FocusScreen
      title="Sync"
      backTo={useCameFrom('/home')}
      action={facts && <SyncAction activity={facts.activity} />}
    >
      {facts && unsynced ? (
        <SyncState facts={facts} unsynced={facts.activity === 'guest' ? NOTHING : unsynced} />
      ) : (
        <Skeleton />
      )}
    </FocusScreen>
  );
}

function SyncState({ facts, unsynced }: { facts: SyncFacts; unsynced: Unsynced }) {
  const { keeper } = usePerson();
  const { title, lead, end } = saySync(facts, Boolean(useLive(keeper.trouble)));
  const { waiting, heldRecords, heldMedia, heldMessages } = unsynced;
  return (
    <>
      <h1>{title}</h1>
      <p role="status" className="mt-2.5 font-serif text-prose text-pretty text-ink-2">
        {lead}
      </p>
      {facts.nextTryAt !== null && <NextTry at={facts.nextTryAt} />}
      <SyncPath waiting={waiting} end={end} />
      <WaitingList items={waiting} state={isReachable(facts) ? 'Syncing' : 'Saved here'} />
      <HeldList records={heldRecords} media={heldMedia} messages={heldMessages} />
      <ThisDevice facts={facts} />
      <div className="mt-4 grid justify-items-center gap-1">
        <Button asChild variant="secondary" full>
          <Link to="/data-export">
            <Download size={20} strokeWidth={1.6} aria-hidden />
            Export everything
          </Link>
        </Button>
        <CopyDiagnostics facts={facts} />
      </div>
    </>
  );
}

/** Outside the status above: a screen reader would read every second of it. */
function NextTry({ at }: { at: number }) {
  return <p className="note numerals mt-1.5">{`Next try ${sayNextTry(at, useNow(1000))}.`}</p>;
}
