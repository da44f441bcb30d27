import { Link } from 'react-router-dom';
import { mediaIdOf } from '../../../../shared/protocol/media';
import { useToday } from '../../../live/react/use-today';
import { ListedPhoto } from '../../../media/react/photos/listed-photo';
import { useRecording } from '../../../media/react/use-media';
import type { KeptPage } from '../../../records/kept-versions-of-record';
import { entryDetails } from '../../../records/kinds/journal-entry/entry-details';
import { EntryMarks, hasMarks } from '../../../records/kinds/journal-entry/entry-marks';
import { photosOf } from '../../../records/photos-of';
import { RecordStateLine } from '../../../records/react/record-state';
import { Button } from '../../../ui/button';
import { formatDayOfMonth, formatShortWeekday } from '../../../ui/format/days';
import { groupByMonth } from '../../../ui/group-by-month';
import { Skeleton } from '../../../ui/skeleton';
import { WrittenText } from '../../../ui/written-text';
import type { JournalEntry } from '../entry-form';
import { howItWasKept, sayWithoutText } from '../model/entry-mark';
import { entryPlace } from '../model/place';
import { type Entries, useEntryPages } from '../queries';

const LISTED_TAGS = 2;

interface EntryListProps {
  list: Entries;
  /** The entry that is open beside the list. */
  openId?: string | undefined;
}

/** Entries by month, two lines each, to open one. */
export function EntryList({ list: { entries, count, showMore }, openId }: EntryListProps) {
  const today = useToday();
  const pages = useEntryPages(entries);
  if (!entries) return <Skeleton />;
  const total = count ?? entries.length;
  return (
    <>
      {groupByMonth(entries, today).map(({ key, label, entries: inMonth }) => (
        <section key={key}>
          <h2 className="running px-3 pt-4 pb-1">{label}</h2>
          <ul>
            {inMonth.map((entry) => (
              <li key={entry.id}>
                <EntryLink entry={entry} pages={pages.get(entry.id)} open={entry.id === openId} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {total > entries.length && (
        <Button variant="text" size="sm" className="mt-2" onClick={showMore}>
          Show earlier entries
        </Button>
      )}
    </>
  );
}

interface EntryLinkProps {
  entry: JournalEntry;
  pages: readonly KeptPage[] | undefined;
  open: boolean;
}

function EntryLink({ entry, pages, open }: EntryLinkProps) {
  const recording = useRecording(mediaIdOf(entry.body.audioUrl));
  // That it was written goes without saying where there is more to say of it.
  const isMore = entry.body.audioUrl !== null || photosOf(entry).length > 0;
  const saysHow = isMore || !hasMarks(entryDetails(entry.body));
  return (
    <Link
      to={entryPlace(entry.id)}
      aria-current={open ? 'page' : undefined}
      className="grid grid-cols-[3.25rem_minmax(0,1fr)_auto] rounded-field px-3 py-4 hover:bg-sunk aria-[current=page]:bg-(--hour-wash)"
    >
      <span>
        <b className="numerals block font-serif text-figure leading-numeral font-numeral tracking-numeral text-(--hour-ink)">
          {formatDayOfMonth(entry.day)}
        </b>
        <span className="note mt-1 block">{formatShortWeekday(entry.day)}</span>
      </span>
      <span className="min-w-0">
        <EntryLines entry={entry} />
        <RecordStateLine
          record={entry}
          pages={pages}
          otherwise={saysHow ? howItWasKept(entry.body, recording?.durationMs) : undefined}
        />
      </span>
      <ListedPhoto photos={photosOf(entry)} className="ml-4" />
    </Link>
  );
}

/** Two lines: the title and the first line, or the first two lines; below them star, mood and tags. */
function EntryLines({ entry: { body } }: { entry: JournalEntry }) {
  const details = entryDetails(body);
  const { title } = details;
  return (
    <span className="mb-1 grid gap-1">
      {title && (
        <span className="line-clamp-2 font-serif text-lg leading-subhead font-subhead">
          {title}
        </span>
      )}
      {body.content.trim() !== '' && (
        <span className={title ? 'line-clamp-1 text-ink-2' : 'line-clamp-2'}>
          <WrittenText
            text={body.content}
            className="font-serif text-(length:--type-running) leading-running"
          />
        </span>
      )}
      {!title && body.content.trim() === '' && (
        <i className="font-serif text-(length:--type-running) text-ink-2">{sayWithoutText(body)}</i>
      )}
      <EntryMarks details={details} mostTags={LISTED_TAGS} />
    </span>
  );
}
