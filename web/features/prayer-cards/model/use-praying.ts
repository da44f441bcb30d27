import { useCallback, useMemo, useRef } from 'react';
import { useToday } from '../../../live/react/use-today';
import { usePerson } from '../../../person/react/person-context';
import { LocalStoreError } from '../../../records/contract';
import { toast } from '../../../ui/toast-store';
import { addMinutes, markNotAnswered, markPrayed, undoPrayed } from '../commands';

/** What can be done with cards, one thing after the other: a second press finds what the first one did. */
export function usePraying() {
  const { records, outbox } = usePerson().store;
  const today = useToday();
  const inTurn = useInTurn();
  const addToMinutes = useCallback(
    (day: string, minutes: number) => inTurn(() => addMinutes(records, day, minutes)),
    [records, inTurn],
  );
  return useMemo(
    () => ({
      pray: (id: string) => inTurn(() => markPrayed({ records, outbox }, id, today)),
      undo: (id: string) => inTurn(() => undoPrayed({ records, outbox }, id, today)),
      reopen: (id: string) => inTurn(() => markNotAnswered(records, id)),
      /** The same function on every day. */
      addMinutes: addToMinutes,
    }),
    [records, outbox, today, inTurn, addToMinutes],
  );
}

function useInTurn(): (act: () => Promise<void>) => void {
  const last = useRef<Promise<void>>(Promise.resolve());
  return useCallback((act) => {
    last.current = last.current.then(act).catch(tellNotSaved);
  }, []);
}

function tellNotSaved(error: unknown): void {
  if (!(error instanceof LocalStoreError)) throw error;
  toast({ title: 'Not Saved', description: error.message, variant: 'destructive' });
}
