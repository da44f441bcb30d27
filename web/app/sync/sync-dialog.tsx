import { useState } from 'react';
import { type SyncFacts, useSync, useSyncFacts } from '../../live/sync-facts';
import { entries, syncWords } from '../../live/sync-words';
import { now } from '../../platform/clock';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { sayWhen } from './say-when';

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
      shape="low"
      title="Your words are safe here."
      description={`${syncWords(facts).text}.`}
    >
      <SyncDetails facts={facts} />
      <div className="mt-5 grid gap-2.5">
        <Button variant="primary" full onClick={onClose}>
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
  const last = lastSyncedAt === null ? 'Not yet' : sayWhen(lastSyncedAt, now());
  return (
    <dl className="mt-4">
      <Detail label="Waiting to be sent" value={waiting === 0 ? 'Nothing' : entries(waiting)} />
      {held > 0 && <Detail label="Only on this device" value={entries(held)} />}
      <Detail label="Last sync" value={last} />
    </dl>
  );
}

function Detail({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-5 border-rule border-t py-3">
      <dt className="text-ink-2">{label}</dt>
      <dd className="text-right font-medium tabular-nums">{value}</dd>
    </div>
  );
}
