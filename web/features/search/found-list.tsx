import { Link } from 'react-router-dom';
import { useToday } from '../../live/react/use-today';
import { sayPhotosAlone } from '../../media/photos/photo-words';
import { ListedPhoto } from '../../media/react/photos/listed-photo';
import { fieldName, kindWords } from '../../records/kind-words';
import { keptVersionsPlace } from '../../records/react/record-state';
import { MarkedText } from '../../search/react/marked-text';
import type { Hit } from '../../search/search-index';
import { useHere } from '../../ui/came-from';
import { HistoryDays } from '../../ui/history-days';
import { hourClass } from '../../ui/hour';
import { usePainted } from '../../ui/use-painted';

/** About as many as a tall screen shows: they are painted first. */
const AT_ONCE = 8;

interface FoundListProps {
  hits: readonly Hit[];
  /** An answer is being opened. */
  onOpen: () => void;
}

/** What was found, by day. */
export function FoundList({ hits, onOpen }: FoundListProps) {
  const today = useToday();
  const shown = usePainted(hits) ? hits : hits.slice(0, AT_ONCE);
  return (
    <HistoryDays entries={groupByDay(shown)} today={today} keyOf={({ day }) => day}>
      {({ hits: onDay }) => (
        <ul className="grid gap-5">
          {onDay.map((hit) => (
            <li key={hit.id}>
              <Found hit={hit} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
    </HistoryDays>
  );
}

function Found({ hit, onOpen }: { hit: Hit; onOpen: () => void }) {
  const here = useHere();
  const { hour, place } = kindWords(hit.kind);
  const to = hit.kept ? keptVersionsPlace(hit) : place?.(hit);
  const hue = hour ? hourClass(hour) : '';
  if (to === undefined) {
    return (
      <div className={hue}>
        <FoundWords hit={hit} />
      </div>
    );
  }
  return (
    <Link to={to} state={here} onClick={onOpen} className={`block rounded-mark ${hue}`}>
      <FoundWords hit={hit} />
    </Link>
  );
}

function FoundWords({ hit: { kind, field, kept, snippet, photos = [] } }: { hit: Hit }) {
  const words = kindWords(kind);
  const named = fieldName(words, field);
  // Of an entry or a reflection it goes without saying that its own text is meant.
  const goesWithoutSaying =
    Object.keys(words.fields).length <= 2 || field === words.ownWords || snippet.length === 0;
  const where = goesWithoutSaying ? '' : `, ${named}`;
  return (
    <span className="grid grid-cols-shrink-end">
      <span>
        <span className="mb-1 block text-(--hour-ink,var(--ink-2)) text-note">
          {`${words.name}${where}${kept ? ', other version' : ''}`}
        </span>
        {snippet.length > 0 && <MarkedText snippet={snippet} />}
        {snippet.length === 0 && photos.length > 0 && (
          <i className="font-serif text-prose text-ink-2">{sayPhotosAlone(photos.length)}</i>
        )}
      </span>
      <ListedPhoto photos={photos} className="ml-4" />
    </span>
  );
}

/** The answers of one day. */
interface DayOfHits {
  readonly day: string;
  readonly hits: readonly Hit[];
}

/** Answers under their days, in the order in which they came. */
function groupByDay(hits: readonly Hit[]): DayOfHits[] {
  const days = new Map<string, Hit[]>();
  for (const hit of hits) days.set(hit.day, [...(days.get(hit.day) ?? []), hit]);
  return [...days].map(([day, onDay]) => ({ day, hits: onDay }));
}
