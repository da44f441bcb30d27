import { SyncPill } from '../ui/sync-pill';
import { useSync, useSyncFacts } from './sync-facts';
import { syncWords } from './sync-words';

/** The sync pill with its words. `quietWhenSynced` leaves it out while there is nothing to say. */
export function SyncNote({ quietWhenSynced = false }: { quietWhenSynced?: boolean }) {
  const { open } = useSync();
  const facts = useSyncFacts();
  if (facts === undefined) return null;
  const { tone, icon, text } = syncWords(facts);
  if (quietWhenSynced && tone === 'ok') return null;
  return (
    <SyncPill tone={tone} icon={icon} onClick={open}>
      {text}
    </SyncPill>
  );
}
