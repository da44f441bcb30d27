import { Undo2 } from 'lucide-react';
import { useRecords } from '../../../records/react/use-records';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast-store';
import { restoreEntry, saveTroubleOf } from '../commands';
import type { JournalEntry } from '../entry-form';

interface UndoLineProps {
  /** The entry that was just deleted; null when none was. */
  removed: JournalEntry | null;
  onRestored: () => void;
}

/** Says that an entry was deleted, and brings it back on request. */
export function UndoLine({ removed, onRestored }: UndoLineProps) {
  const records = useRecords();
  async function undo(entry: JournalEntry): Promise<void> {
    try {
      await restoreEntry(records, entry);
      onRestored();
    } catch (error) {
      toast({
        title: 'Entry not restored',
        description: saveTroubleOf(error),
        variant: 'destructive',
      });
    }
  }
  return (
    <div role="status">
      {removed && (
        <p className="mt-4 flex items-center justify-between gap-3 rounded-field bg-sunk py-1 pr-2 pl-4 text-ui-sm">
          Entry deleted.
          <Button variant="text" size="sm" onClick={() => void undo(removed)}>
            <Undo2 size={16} strokeWidth={1.6} aria-hidden />
            Undo
          </Button>
        </p>
      )}
    </div>
  );
}
