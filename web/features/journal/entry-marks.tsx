import { Link } from 'react-router-dom';
import { RecordMarkLine } from '../../live/record-mark-lines';
import type { JournalEntry } from './entry-form';
import { entryMarks } from './entry-mark';

/** Where an entry's words are, in one quiet line each. */
export function EntryMarks({ entry, position }: { entry: JournalEntry; position: number }) {
  return (
    <span className="grid gap-1">
      {entryMarks(entry, position).map((mark) => (
        <RecordMarkLine key={mark.state} mark={mark} />
      ))}
    </span>
  );
}

/** The most telling of them alone, for a short list. */
export function EntryMarkLine({ entry, position }: { entry: JournalEntry; position: number }) {
  return <RecordMarkLine mark={entryMarks(entry, position)[0]} />;
}

/** Why an entry stays on this device, in full sentences, and what can be done. Nothing for other entries. */
export function HeldReason({ entry, position }: { entry: JournalEntry; position: number }) {
  const reason = entryMarks(entry, position).find(({ state }) => state === 'held')?.reason;
  if (reason === undefined) return null;
  return (
    <div className="mt-2 text-ink-2 text-ui-sm">
      <p>{reason}</p>
      <p className="mt-1 flex flex-wrap gap-x-5">
        {entry.code === 'ENTRY_LIMIT' && (
          <Link to="/subscribe" className="text-link inline-flex min-h-11 items-center">
            See Premium
          </Link>
        )}
        <Link to="/data-export" className="text-link inline-flex min-h-11 items-center">
          Export it
        </Link>
      </p>
    </div>
  );
}
