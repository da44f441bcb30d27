import { useEffect, useMemo, useRef } from 'react';
import { useLive } from '../../live/react/use-live';
import { usePerson } from '../../person/react/person-context';
import type { OutboxItem, OutboxKind } from '../contract';

const NONE: readonly OutboxItem[] = [];

/** What of these kinds the server does not have yet, newest first. Keep `kinds` outside of the component. */
export function useUnsent(kinds: readonly OutboxKind[]): readonly OutboxItem[] {
  const { outbox } = usePerson().store;
  const unsent = useLive(useMemo(() => outbox.liveUnsent(), [outbox]));
  return useMemo(() => unsent?.filter(({ kind }) => kinds.includes(kind)) ?? NONE, [unsent, kinds]);
}

/** Calls back when something of these has left for the server: its lists know of it now. */
export function useWhenSent(unsent: readonly OutboxItem[], callback: () => void): void {
  const waiting = unsent.filter(({ state }) => state === 'waiting').length;
  const before = useRef(waiting);
  useEffect(() => {
    if (waiting < before.current) callback();
    before.current = waiting;
  }, [waiting, callback]);
}
