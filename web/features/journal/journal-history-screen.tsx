import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { mediaIdOf } from '../../../shared/protocol/media';
import { useEntryAllowance } from '../../journey/react/use-entry-allowance';
import { useToday } from '../../live/react/use-today';
import { PhotoGrid } from '../../media/react/photos/photo-grid';
import { VoicePlayback } from '../../media/react/voice-playback';
import { VoiceState } from '../../media/react/voice-state';
import type { KeptPage } from '../../records/kept-versions-of-record';
import { entryDetails } from '../../records/kinds/journal-entry/entry-details';
import { EntryMarks } from '../../records/kinds/journal-entry/entry-marks';
import { photosOf } from '../../records/photos-of';
import { RecordState } from '../../records/react/record-state';
import { useSettledList } from '../../records/react/use-settled-list';
import { Button } from '../../ui/button';
import { useHere } from '../../ui/came-from';
import { EmptyState } from '../../ui/empty-state';
import { formatDate } from '../../ui/format/days';
import { formatCount } from '../../ui/format/numbers';
import { HistoryDays } from '../../ui/history-days';
import { IconButton } from '../../ui/icon-button';
import { PrintButton } from '../../ui/print-button';
import { FocusScreen } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import { WrittenText } from '../../ui/written-text';
import { HISTORY_DELETE_FAILED } from './commands';
import type { JournalEntry } from './entry-form';
import { howItWasKept, sayWithoutText } from './model/entry-mark';
import { entryPlace, NEW_ENTRY_PLACE } from './model/place';
import { useDeletion } from './model/use-deletion';
import { DeleteDialog } from './parts/delete-dialog';
import { UndoLine } from './parts/undo-line';
import { useEntries, useEntryPages } from './queries';

/** Everything written in the journal, to be read and heard, newest first. The journal itself lists what there is. */
export function JournalHistoryScreen() {
  const today = useToday();
  const here = useHere();
  const { entries: newest, count, showMore } = useEntries();
  const entries = useSettledList(newest);
  const pages = useEntryPages(entries);
  const remaining = useEntryAllowance();
  const [removed, setRemoved] = useState<JournalEntry | null>(null);
  const deletion = useDeletion(HISTORY_DELETE_FAILED, setRemoved);
  const total = count ?? entries?.length ?? 0;
  const rank = new Map(entries?.map(({ id }, index) => [id, total - index]));

  return (
    <FocusScreen
      hour="journal"
      title="Brilliance Journal"
      backTo="/journal"
      aside={remaining !== 0 && <NewEntryLink />}
      className="printed"
    >
      <h1>Your entries</h1>
      <p className="lead unprinted mt-1.5">
        To read from the newest back. Other members can’t see these.
      </p>
      <p className="hidden print:block">
        {`Choose Wholeness, ${formatDate(today)}. ${entries?.length ?? 0} of ${formatCount(total, 'entry', 'entries')}, newest first.`}
      </p>
      <div className="unprinted flex flex-wrap items-center justify-between gap-x-4">
        <Link to="/search" state={here} className="text-link inline-flex min-h-11 items-center">
          Search what you wrote
        </Link>
        {entries && entries.length > 0 && <PrintButton label="Print these entries" as="line" />}
      </div>
      <UndoLine removed={removed} onRestored={() => setRemoved(null)} />
      {entries === undefined && <Skeleton className="mt-10" />}
      {entries?.length === 0 && (
        <EmptyState className="mt-10" title="No Journal Entries Yet">
          Your entries will appear here, newest first.
        </EmptyState>
      )}
      <HistoryDays entries={entries ?? []} today={today} keyOf={({ id }) => id}>
        {(entry) => (
          <HistoryEntry
            entry={entry}
            pages={pages.get(entry.id)}
            position={rank.get(entry.id) ?? 0}
            onDelete={() => deletion.ask(entry)}
          />
        )}
      </HistoryDays>
      {entries && total > entries.length && (
        <Button variant="text" className="mt-2" onClick={showMore}>
          Show earlier entries
        </Button>
      )}
      <DeleteDialog deletion={deletion} />
    </FocusScreen>
  );
}

function NewEntryLink() {
  return (
    <IconButton label="New entry" asChild>
      <Link to={NEW_ENTRY_PLACE}>
        <Plus size={20} strokeWidth={1.6} aria-hidden />
      </Link>
    </IconButton>
  );
}

interface HistoryEntryProps {
  entry: JournalEntry;
  pages: readonly KeptPage[] | undefined;
  position: number;
  onDelete: () => void;
}

function HistoryEntry({ entry, pages, position, onDelete }: HistoryEntryProps) {
  return (
    <>
      <Link
        to={entryPlace(entry.id)}
        state={{ from: '/journal/history' }}
        className="block rounded-mark"
      >
        <HistoryWords entry={entry} />
      </Link>
      <PhotoGrid photos={photosOf(entry)} day={entry.day} lazy className="mt-3" />
      <div className="mt-2 empty:hidden">
        <EntryMarks details={entryDetails(entry.body)} />
      </div>
      <EntryVoice entry={entry} className="mt-3" />
      <div className="mt-1 flex items-center justify-between gap-3">
        <RecordState
          record={entry}
          pages={pages}
          position={position}
          otherwise={howItWasKept(entry.body)}
          className="py-3.5"
        />
        <IconButton label="Delete entry" className="-mr-3 self-end text-ink-3" onClick={onDelete}>
          <Trash2 size={20} strokeWidth={1.6} aria-hidden />
        </IconButton>
      </div>
    </>
  );
}

function HistoryWords({ entry: { body } }: { entry: JournalEntry }) {
  const { title } = entryDetails(body);
  const isWithoutText = body.content.trim() === '';
  return (
    <>
      {title && <h3 className="mb-1 font-serif text-subhead font-subhead text-pretty">{title}</h3>}
      {isWithoutText && !title && (
        <i className="font-serif text-prose text-ink-2">{sayWithoutText(body)}</i>
      )}
      {!isWithoutText && (
        <div className="line-clamp-8">
          <WrittenText text={body.content} className="font-serif text-prose leading-normal" />
        </div>
      )}
    </>
  );
}

/** An entry's recording, to be heard, and where its sound is. Nothing for an entry without one. */
function EntryVoice({ entry, className }: { entry: JournalEntry; className?: string }) {
  const id = mediaIdOf(entry.body.audioUrl);
  if (id === undefined) return null;
  return (
    <div className={className}>
      <VoicePlayback id={id} as="line" failed="Unable to play audio recording." />
      <div className="mt-1 empty:hidden">
        <VoiceState id={id} />
      </div>
    </div>
  );
}
