import { useState } from 'react';
import { LocalStoreError } from '../../records/contract';
import { useRecords } from '../../records/react/use-records';
import { toast } from '../../ui/toast-store';
import { type Choice, type Kept, type Resolution, resolveConflict } from './resolve-conflict';

const FAILED = 'All versions are still here. Try again.';

export interface Settling {
  /** What was decided on this visit, the latest first. */
  readonly settled: readonly Resolution[];
  /** A decision is being saved. */
  readonly busy: boolean;
  readonly decide: (kept: Kept, choice: Choice) => Promise<void>;
  readonly undo: (settlement: Resolution) => Promise<void>;
}

/** Carries out what a person decides about kept versions, one decision at a time, and takes it back on request. */
export function useSettling(): Settling {
  const records = useRecords();
  const [settled, setSettled] = useState<readonly Resolution[]>([]);
  const [busy, setBusy] = useState(false);

  async function once(work: () => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(true);
    await work().catch((error: unknown) => {
      const description = error instanceof LocalStoreError ? error.message : FAILED;
      toast({ title: 'Choice not saved', description, variant: 'destructive' });
    });
    setBusy(false);
  }

  return {
    settled,
    busy,
    decide: (kept, choice) =>
      once(async () => {
        const settlement = await resolveConflict(records, kept, choice);
        setSettled((before) => [settlement, ...before]);
      }),
    undo: (settlement) =>
      once(async () => {
        await settlement.undo();
        setSettled((before) => before.filter((other) => other !== settlement));
      }),
  };
}
