import { useIsGuest } from '../../account/react/use-is-guest';
import { useLive } from '../../live/react/use-live';
import { online } from '../../platform/online';
import { useHere } from '../../ui/came-from';
import { SyncPill } from '../../ui/sync-pill';
import { type SyncFacts, useSyncFacts } from './sync-facts';
import { isWorthSaying, syncWords } from './sync-words';

/** That there is no network is known before anything is read: what stands below need not move for it later. */
const OFFLINE: SyncFacts = {
  activity: 'idle',
  online: false,
  waiting: 0,
  recordings: 0,
  held: 0,
  lastSyncedAt: null,
  nextTryAt: null,
  initialPullDone: false,
};

const DOT = ' · ';

interface Props {
  readonly quietWhenSynced?: boolean;
  /** Shows what comes before the first dot; all of it is read out. */
  readonly brief?: boolean;
  readonly className?: string;
}

/** The sync pill with its words, leading to more. `quietWhenSynced` leaves it out while there is nothing to say. */
export function SyncNote({ quietWhenSynced = false, brief = false, className }: Props) {
  const isOffline = useLive(online) === false;
  const isGuest = useIsGuest();
  const facts = useSyncFacts() ?? (isOffline && !isGuest ? OFFLINE : undefined);
  const here = useHere();
  if (facts === undefined) return null;
  if (quietWhenSynced && !isWorthSaying(facts)) return null;
  const { tone, icon, text } = syncWords(facts);
  return (
    <SyncPill tone={tone} icon={icon} to="/sync" state={here} className={className}>
      {brief ? <Brief text={text} /> : text}
    </SyncPill>
  );
}

function Brief({ text }: { readonly text: string }) {
  const [state, ...what] = text.split(DOT);
  return (
    <>
      {state}
      {what.length > 0 && <span className="sr-only">{DOT + what.join(DOT)}</span>}
    </>
  );
}
