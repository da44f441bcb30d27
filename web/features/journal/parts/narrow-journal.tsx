import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { SearchLink } from '../../../search/react/search-link';
import { SyncNote } from '../../../sync/react/sync-note';
import { Button } from '../../../ui/button';
import { IconButton } from '../../../ui/icon-button';
import { FocusScreen } from '../../../ui/screen';
import type { JournalEntry } from '../entry-form';
import { NEW_ENTRY_PLACE } from '../model/place';
import type { Entries } from '../queries';
import { Allowance } from './allowance-banner';
import { EntryList } from './entry-list';
import { HistoryLink } from './history-link';
import { UndoLine } from './undo-line';

interface NarrowJournalProps {
  list: Entries;
  remaining: number | undefined;
  removed: JournalEntry | null;
  onRestored: () => void;
  /** An entry was written just now: the way on from it. */
  foot: ReactNode;
}

/** Where there is room for one: what was written, and the button that opens a new page, in the head of wider screens. */
export function NarrowJournal(props: NarrowJournalProps) {
  const { list, remaining, removed, onRestored, foot } = props;
  const navigate = useNavigate();
  return (
    <FocusScreen
      hour="journal"
      title="Brilliance Journal"
      backTo="/home"
      aside={
        <span className="flex flex-wrap justify-end">
          <SearchLink />
          <HistoryLink />
          <IconButton
            label="New entry"
            className="hidden md:inline-grid"
            disabled={remaining === 0}
            onClick={() => void navigate(NEW_ENTRY_PLACE)}
          >
            <Plus size={20} strokeWidth={1.6} aria-hidden />
          </IconButton>
        </span>
      }
      action={
        <>
          {foot ?? <SyncNote quietWhenSynced className="md:hidden" />}
          <Button
            variant={foot ? 'secondary' : 'primary'}
            className="md:hidden"
            disabled={remaining === 0}
            onClick={() => void navigate(NEW_ENTRY_PLACE)}
          >
            <Plus size={20} strokeWidth={1.6} aria-hidden />
            New entry
          </Button>
        </>
      }
    >
      <h1 className="mb-4">Journal</h1>
      <Allowance remaining={remaining} />
      <UndoLine removed={removed} onRestored={onRestored} />
      <div className="-mx-3">
        <EntryList list={list} />
      </div>
    </FocusScreen>
  );
}
