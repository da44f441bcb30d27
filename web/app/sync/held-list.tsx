import { Pause } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { journalEntry } from '../../../shared/records/journal-entry';
import type { DeviceRecord } from '../../../shared/records/record';
import { useLive } from '../../live/react/use-live';
import type { Recording } from '../../media/contract';
import { StoredPicture } from '../../media/react/photos/stored-picture';
import { VoicePlayback } from '../../media/react/voice-playback';
import { isPhoto } from '../../media/told-media';
import type { OutboxItem } from '../../outbox/contract';
import { outboxWords } from '../../outbox/outbox-words';
import {
  type HeldWords,
  heldMessageWords,
  heldPhotoWords,
  heldRecordingWords,
  heldWords,
} from '../../records/held-words';
import { kindWords } from '../../records/kind-words';
import { useRecords } from '../../records/react/use-records';
import { formatDay } from '../../ui/format/days';
import { ItemState } from '../../ui/item-state';
import { Leaf } from '../../ui/leaf';
import { Part } from '../../ui/screen';
import { excerptOf } from './unsynced-items';

interface HeldListProps {
  readonly records: readonly DeviceRecord[];
  /** Recordings and photos. */
  readonly media: readonly Recording[];
  readonly messages: readonly OutboxItem[];
}

/** What the server does not take, why, and what can be done about it. Nothing while it takes everything. */
export function HeldList({ records, media, messages }: HeldListProps) {
  const positions = useEntryPositions();
  const count = records.length + media.length + messages.length;
  if (count === 0) return null;
  return (
    <Part title="Can’t be synced" aside={count}>
      <div className="grid gap-3">
        {records.map((record) => (
          <HeldCard
            key={record.id}
            title={`${kindWords(record.kind).name}, ${formatDay(record.day)}`}
            words={heldWords(record.code, positions.get(record.id))}
            editAt={record.deleted ? undefined : kindWords(record.kind).place?.(record)}
          >
            <p className="mt-2 line-clamp-2 font-serif text-lg wrap-anywhere">
              {record.deleted ? 'Deleted' : excerptOf(record)}
            </p>
          </HeldCard>
        ))}
        {media.map((row) => (
          <HeldMedia key={row.id} row={row} />
        ))}
        {messages.map((item) => (
          <HeldMessage key={item.key} item={item} />
        ))}
      </div>
    </Part>
  );
}

function HeldMedia({ row }: { row: Recording }) {
  const { id, code, createdAt } = row;
  const day = formatDay(createdAt);
  return isPhoto(row) ? (
    <HeldCard title={`Photo, ${day}`} words={heldPhotoWords(code)}>
      <StoredPicture id={id} alt={`Photo of ${day}`} className="mt-2 max-h-40 rounded-md" />
    </HeldCard>
  ) : (
    <HeldCard title={`Voice recording, ${day}`} words={heldRecordingWords(code)}>
      <div className="mt-2">
        <VoicePlayback id={id} as="line" />
      </div>
    </HeldCard>
  );
}

function HeldMessage({ item }: { item: OutboxItem }) {
  const { name, place, textsOf } = outboxWords(item.kind);
  return (
    <HeldCard
      title={`${name}, ${formatDay(item.createdAt)}`}
      words={heldMessageWords(item.code)}
      editAt={place}
    >
      <p className="mt-2 line-clamp-2 font-serif text-lg wrap-anywhere">{textsOf(item.body)[0]}</p>
    </HeldCard>
  );
}

interface HeldCardProps {
  readonly title: string;
  readonly words: HeldWords;
  readonly editAt?: string | undefined;
  /** What it is, for its person to know it by. */
  readonly children: ReactNode;
}

function HeldCard({ title, words, editAt, children }: HeldCardProps) {
  return (
    <Leaf className="pb-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="running tracking-normal">{title}</h3>
        <ItemState icon={<Pause size={16} strokeWidth={1.6} aria-hidden />}>Not synced</ItemState>
      </div>
      {children}
      <p className="mt-2 text-ink-2 text-ui-sm">{words.reason}</p>
      <p className="flex flex-wrap gap-x-5">
        {words.premium && <HeldLink to="/subscribe">See Premium</HeldLink>}
        {editAt && <HeldLink to={editAt}>Edit</HeldLink>}
        <HeldLink to="/data-export">Export it</HeldLink>
      </p>
    </Leaf>
  );
}

function HeldLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="text-link inline-flex min-h-11 items-center text-ui-sm">
      {children}
    </Link>
  );
}

/** Past this many it no longer matters which one an entry is. */
const COUNTED = 10;

/** By its id how many journal entries there are up to and including each, oldest first; empty where there are many. */
function useEntryPositions(): ReadonlyMap<string, number> {
  const records = useRecords();
  const newest = useLive(useMemo(() => records.liveNewest(journalEntry, COUNTED + 1), [records]));
  return useMemo(() => {
    const entries = newest && newest.length <= COUNTED ? newest : [];
    return new Map(entries.map(({ id }, index) => [id, entries.length - index]));
  }, [newest]);
}
