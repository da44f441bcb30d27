import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { SearchLink } from '../../../search/react/search-link';
import { IconButton } from '../../../ui/icon-button';
import type { JournalEntry } from '../entry-form';
import { NEW_ENTRY_PLACE } from '../model/place';
import type { Entries } from '../queries';
import { Allowance } from './allowance-banner';
import { EntryList } from './entry-list';
import { HistoryLink } from './history-link';
import { UndoLine } from './undo-line';

interface WideJournalProps {
  list: Entries;
  remaining: number | undefined;
  removed: JournalEntry | null;
  onRestored: () => void;
  openId: string | undefined;
  /** The page beside the list. */
  children: ReactNode;
}

/** Wide screens: the list, then the writing itself. */
export function WideJournal(props: WideJournalProps) {
  const { list, remaining, removed, onRestored, openId, children } = props;
  const navigate = useNavigate();
  return (
    <div className="h-journal grid h-dvh grid-cols-panes">
      <section
        aria-label="Your entries"
        className="relative min-h-0 overflow-y-auto border-rule border-r px-5 pt-9 pb-6"
      >
        <div className="flex items-center justify-between pl-1">
          <h1 className="text-pane">Journal</h1>
          <span className="flex">
            <SearchLink />
            <HistoryLink />
            <IconButton
              label="New entry"
              disabled={remaining === 0}
              onClick={() => void navigate(NEW_ENTRY_PLACE)}
            >
              <Plus size={20} strokeWidth={1.6} aria-hidden />
            </IconButton>
          </span>
        </div>
        <div className="mt-4 empty:hidden">
          <Allowance remaining={remaining} />
        </div>
        <UndoLine removed={removed} onRestored={onRestored} />
        <div className="mt-2">
          <EntryList list={list} openId={openId} />
        </div>
      </section>
      {children}
    </div>
  );
}
