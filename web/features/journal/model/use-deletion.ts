import { useState } from 'react';
import { useRecords } from '../../../records/react/use-records';
import { toast } from '../../../ui/toast-store';
import { removeEntry } from '../commands';
import type { JournalEntry } from '../entry-form';

export interface Deletion {
  /** The entry the person is asked about, as they see it; null while nobody is asked. */
  readonly asking: JournalEntry | null;
  /** It became a newer one after the question was first asked. */
  readonly moved: boolean;
  readonly ask: (entry: JournalEntry) => void;
  readonly keep: () => void;
  readonly confirm: () => Promise<void>;
}

/** Deletes an entry after asking. One that changed meanwhile is shown as it is now, and asked about again. */
export function useDeletion(failed: string, onRemoved: (entry: JournalEntry) => void): Deletion {
  const records = useRecords();
  const [state, setState] = useState<Pick<Deletion, 'asking' | 'moved'>>(QUIET);

  async function confirm(): Promise<void> {
    const { asking } = state;
    if (!asking) return;
    try {
      const result = await removeEntry(records, asking.id, asking.version);
      if (!result.ok && !result.problem.deleted) {
        setState({ asking: { ...asking, ...result.problem } as JournalEntry, moved: true });
        return;
      }
      setState(QUIET);
      onRemoved(asking);
    } catch {
      setState(QUIET);
      toast({ title: 'Entry not deleted', description: failed, variant: 'destructive' });
    }
  }

  return {
    ...state,
    ask: (entry) => setState({ asking: entry, moved: false }),
    keep: () => setState(QUIET),
    confirm,
  };
}

const QUIET = { asking: null, moved: false };
