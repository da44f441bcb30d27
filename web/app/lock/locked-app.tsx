import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { onLockedElsewhere } from '../../platform/note-lock';
import { onSessionChangedElsewhere, type Session } from '../../platform/session';
import { usePainted } from '../../ui/use-painted';
import type { Behind, Open } from './behind-lock';
import { LockScreen } from './lock-screen';

/**
 * The app of a person whose lock is on (I12): nothing of theirs is opened before they unlock. The lock screen comes with as little
 * script as it takes. What reads the lock, and then what draws their screens, comes while they type.
 */
export function lockedApp(session: Session, open: Open): ComponentType {
  let begun: Promise<Behind> | undefined;
  const look = () => {
    begun ??= import('./behind-lock').then(({ lookBehind }) => lookBehind(session, open));
    return begun;
  };
  return () => <LockedApp session={session} look={look} />;
}

interface Props {
  readonly session: Session;
  readonly look: () => Promise<Behind>;
}

function LockedApp({ session, look }: Props) {
  const [found, setFound] = useState<Behind | { readonly error: unknown }>();
  const show = useCallback(async (finding: Promise<Behind>) => {
    const came = await finding.catch((error: unknown) => ({ error }));
    // A lock came meanwhile.
    if ('Root' in came && !came.Root) location.reload();
    else setFound(came);
    if ('later' in came && came.later) void show(came.later);
  }, []);
  const isPainted = usePainted(session);
  useEffect(() => {
    if (isPainted) void show(look());
  }, [isPainted, look, show]);
  const isOpen = found && 'Root' in found;
  useEffect(() => {
    if (isOpen) return;
    const reload = () => location.reload();
    const ends = [onSessionChangedElsewhere(reload), onLockedElsewhere(session.userId, reload)];
    return () => {
      for (const end of ends) end();
    };
  }, [isOpen, session]);
  if (found && 'error' in found) throw found.error;
  if (found && 'Root' in found) return found.Root && <found.Root />;
  if (found && 'NoAnswer' in found) return <found.NoAnswer />;
  return <LockScreen session={session} closed={found} look={look} show={show} />;
}
