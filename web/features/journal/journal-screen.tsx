import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useEnding } from '../../journey/react/ending/use-ending';
import { useEntryAllowance } from '../../journey/react/use-entry-allowance';
import { useToday } from '../../live/react/use-today';
import { useInitialPullDone } from '../../person/react/use-sync-state';
import { Button } from '../../ui/button';
import { useCameFrom } from '../../ui/came-from';
import { formatDayHeading } from '../../ui/format/days';
import { Skeleton } from '../../ui/skeleton';
import { useWide } from '../../ui/use-wide';
import type { JournalEntry } from './entry-form';
import { entryPlace, NEW_ENTRY_PLACE, type Place, placeOf } from './model/place';
import { NarrowJournal } from './parts/narrow-journal';
import { NewEntryPage } from './parts/new-entry-page';
import { OpenEntryPage } from './parts/open-entry-page';
import { PageFrame } from './parts/page-frame';
import { WideJournal } from './parts/wide-journal';
import { type Entries, useEntries, useHasNewDraft } from './queries';

/** The Brilliance Journal: pages to write on, and what was written. */
export function JournalScreen() {
  const wide = useWide();
  const list = useEntries();
  const place = usePlace(list.count);
  const remaining = useEntryAllowance();
  const [removed, setRemoved] = useState<JournalEntry | null>(null);
  const [written, setWritten] = useState<string>();
  const ending = useEnding({ flag: 'journal' });
  const listProps = { list, remaining, removed, onRestored: () => setRemoved(null) };

  if (place === undefined) {
    return (
      <PageFrame wide={false} backTo="/home" action={null}>
        <Skeleton />
      </PageFrame>
    );
  }
  const isWritten = place.at === 'list' || (place.at === 'entry' && place.id === written);
  const foot = isWritten && !removed ? ending.foot : undefined;
  if (ending.celebration) return ending.celebration;
  if (!wide && place.at === 'list') return <NarrowJournal {...listProps} foot={foot} />;
  const page = (
    <Page
      place={place}
      wide={wide}
      list={list}
      remaining={remaining}
      foot={foot}
      onWritten={(entry) => {
        setWritten(entry.id);
        void ending.end(entry);
      }}
      onRemoved={setRemoved}
    />
  );
  if (!wide) return page;
  const openId = place.at === 'entry' ? place.id : undefined;
  return (
    <WideJournal {...listProps} openId={openId}>
      {page}
    </WideJournal>
  );
}

const LISTS = ['/journal/history', '/search'];

/** Where the address leads; undefined while it is not known whether there are entries or unsaved words. */
function usePlace(entryCount: number | undefined): Place | undefined {
  const [search] = useSearchParams();
  const initialPullDone = useInitialPullDone();
  const hasDraft = useHasNewDraft();
  const { key } = useLocation();
  // Unsaved words open the form on arrival; afterwards the person goes where they like.
  const [arrivedAt] = useState(key);
  if (entryCount === undefined || initialPullDone === undefined || hasDraft === undefined) {
    return undefined;
  }
  return placeOf(search, {
    entryCount,
    initialPullDone,
    hasDraft: hasDraft && key === arrivedAt,
  });
}

interface PageProps {
  place: Place;
  wide: boolean;
  list: Entries;
  remaining: number | undefined;
  foot: ReactNode;
  onWritten: (entry: JournalEntry) => void;
  onRemoved: (entry: JournalEntry) => void;
}

function Page(props: PageProps) {
  const { place, wide, list, remaining, foot, onWritten, onRemoved } = props;
  const navigate = useNavigate();
  const today = useToday();
  const from = useOrigin();
  const cameFrom = useCameFrom(list.count === 0 ? '/home' : '/journal?list');
  if (place.at === 'list') return <ClosedJournal remaining={remaining} />;
  if (place.at === 'new') {
    return (
      <NewEntryPage
        wide={wide}
        backTo={cameFrom}
        asked={place.asked}
        remaining={remaining}
        onSaved={(entry) => {
          onWritten(entry);
          void navigate(wide ? entryPlace(entry.id) : '/journal', { replace: true });
        }}
      />
    );
  }
  const index = list.entries?.findIndex(({ id }) => id === place.id) ?? -1;
  return (
    <OpenEntryPage
      key={place.id}
      wide={wide}
      id={place.id}
      day={list.entries?.[index]?.day ?? today}
      position={(list.count ?? 0) - index}
      backTo={from}
      foot={foot}
      onRemoved={(entry) => {
        onRemoved(entry);
        void navigate('/journal', { replace: true });
      }}
    />
  );
}

/** The list a person came from: the history, a search, or the journal itself. */
function useOrigin(): string {
  const from = useCameFrom('/journal');
  return LISTS.includes(from) ? from : '/journal';
}

/** Wide screens, while no page is open. */
function ClosedJournal({ remaining }: { remaining: number | undefined }) {
  const navigate = useNavigate();
  return (
    <main
      id="main"
      tabIndex={-1}
      className="grid place-content-center justify-items-center gap-2 bg-leaf px-14 pb-16 text-center"
    >
      <p className="running">{formatDayHeading(useToday())}</p>
      <p className="font-serif text-heading">Start a new entry, or open one.</p>
      <Button
        className="mt-4"
        disabled={remaining === 0}
        onClick={() => void navigate(NEW_ENTRY_PLACE)}
      >
        New entry
      </Button>
    </main>
  );
}
