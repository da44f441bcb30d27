import { SyncPill } from '../ui/sync-pill';
import { useHere } from './came-from';
import { useSyncFacts } from './sync-facts';
import { syncWords } from './sync-words';

interface Props {
  readonly quietWhenSynced?: boolean;
  readonly className?: string;
}

/** The sync pill with its words, leading to more. `quietWhenSynced` leaves it out while there is nothing to say. */
export function SyncNote({ quietWhenSynced = false, className }: Props) {
  const facts = useSyncFacts();
  const here = useHere();
  if (facts === undefined) return null;
  const { tone, icon, text } = syncWords(facts);
  if (quietWhenSynced && tone === 'ok') return null;
  return (
    <SyncPill tone={tone} icon={icon} to="/sync" state={here} className={className}>
      {text}
    </SyncPill>
  );
}
