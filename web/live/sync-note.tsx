import { SyncPill } from '../ui/sync-pill';
import { useSync, useSyncFacts } from './sync-facts';
import { syncWords } from './sync-words';

interface Props {
  readonly quietWhenSynced?: boolean;
  readonly className?: string;
}

/** The sync pill with its words. `quietWhenSynced` leaves it out while there is nothing to say. */
export function SyncNote({ quietWhenSynced = false, className }: Props) {
  const { open } = useSync();
  const facts = useSyncFacts();
  if (facts === undefined) return null;
  const { tone, icon, text } = syncWords(facts);
  if (quietWhenSynced && tone === 'ok') return null;
  return (
    <SyncPill tone={tone} icon={icon} onClick={open} className={className}>
      {text}
    </SyncPill>
  );
}
