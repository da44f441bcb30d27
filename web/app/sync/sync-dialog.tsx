import { useState } from 'react';
import { type SyncFacts, useSync, useSyncFacts } from '../../live/sync-facts';
import { entries, syncWords } from '../../live/sync-words';
import { now } from '../../platform/clock';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Fact, Facts } from '../../ui/facts';
import { sayWhen } from './say-when';
import { useDeviceStorage } from './use-device-storage';

/** What the sync pill opens: what waits, when it last synced, and a way to try now. */
export function SyncDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { syncNow } = useSync();
  const facts = useSyncFacts();
  const [trying, setTrying] = useState(false);
  if (facts === undefined) return null;
  const tryNow = async () => {
    setTrying(true);
    await syncNow();
    setTrying(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Your words are safe here."
      description={`${syncWords(facts).text}.`}
    >
      <SyncDetails facts={facts} />
      <div className="dialog-actions">
        <Button variant="primary" full autoFocus onClick={onClose}>
          Done
        </Button>
        <Button
          variant="secondary"
          full
          pending={trying}
          pendingLabel="Syncing"
          disabled={!facts.online}
          onClick={() => void tryNow()}
        >
          Sync now
        </Button>
      </div>
    </Dialog>
  );
}

function SyncDetails({ facts: { waiting, held, lastSyncedAt } }: { facts: SyncFacts }) {
  const { space, kept } = useDeviceStorage();
  return (
    <Facts className="mt-4">
      <Fact label="Waiting to be sent">{waiting === 0 ? 'Nothing' : entries(waiting)}</Fact>
      {held > 0 && <Fact label="Only on this device">{entries(held)}</Fact>}
      <Fact label="Last sync">
        {lastSyncedAt === null ? 'Not yet' : sayWhen(lastSyncedAt, now())}
      </Fact>
      {space !== undefined && <Fact label="Space used">{space}</Fact>}
      {kept !== undefined && (
        <Fact label="Kept by the browser">{kept ? 'Yes' : 'Not promised'}</Fact>
      )}
    </Facts>
  );
}
