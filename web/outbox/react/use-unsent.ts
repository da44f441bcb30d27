import { useEffect, useMemo, useRef } from 'react';
import { useLive } from '../../live/react/use-live';
import { usePerson } from '../../person/react/person-context';
import type { OutboxItem, OutboxKind } from '../contract';

const NONE: readonly OutboxItem[] = [];

/** What of this kind the server does not have yet, newest first; calls back when something of it has left. */
export function useUnsent(kind: OutboxKind, onLeft: () => Promise<void>): readonly OutboxItem[] {
  const { outbox } = usePerson().store;
  const unsent = useLive(useMemo(() => outbox.liveUnsent(), [outbox]));
  const here = useMemo(() => unsent?.filter((item) => item.kind === kind) ?? NONE, [unsent, kind]);
  const waiting = here.filter(({ state }) => state === 'waiting').length;
  const before = useRef(waiting);
  useEffect(() => {
    if (waiting < before.current) void onLeft();
    before.current = waiting;
  }, [waiting, onLeft]);
  return here;
}
