import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { chapterPlace } from '../../../shared/content/chapter-place';
import { passagesWithin, readPassages } from '../../../shared/content/read-passage';
import { sayReference } from '../../../shared/content/say-reference';
import { TRANSLATION } from '../../../shared/content/translation';
import { useCameFrom } from '../../ui/came-from';
import { ContentsItem, ContentsList } from '../../ui/contents-list';
import { FocusScreen } from '../../ui/screen';
import '../../ui/styles/late/bible.css';
import { useArrowKeys } from '../../ui/use-arrow-keys';
import { type BibleSearchInHand, useBibleSearch } from './model/use-bible-search';
import { FindField } from './parts/find-field';
import { FoundVerses } from './parts/found-verses';
import { SearchStanding } from './parts/search-standing';

/** More of what was recognised is in the search itself. */
const PASSAGES = 5;

/** Finds passages by how they are cited, and verses by their words (S1 to S9). */
export function BibleSearchScreen() {
  const search = useBibleSearch();
  const { typed, place } = search;
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const isBlank = typed.trim() === '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the screen opens
  useEffect(() => {
    if (isBlank) field.current?.focus();
  }, []);
  const [passage] = readPassages(typed);
  const onKeyDown = useArrowKeys(field, list, () => search.type(''));
  return (
    <FocusScreen className="bible-screen" title={TRANSLATION.name} backTo={useCameFrom('/bible')}>
      <h1 className="mt-2">Find in the Bible</h1>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys go from the field through the answers */}
      <div onKeyDown={onKeyDown}>
        <FindField
          ref={field}
          typed={typed}
          onType={search.type}
          onEnter={
            passage === undefined
              ? undefined
              : () => navigate(chapterPlace(passage), { state: { from: place } })
          }
        />
        <div ref={list}>
          <Passages search={search} />
          <SearchStanding search={search} />
          <FoundVerses search={search} isPassage={passage !== undefined} />
        </div>
      </div>
    </FocusScreen>
  );
}

/** The passages that were typed, or that stand in what was. */
function Passages({ search: { typed, place } }: { readonly search: BibleSearchInHand }) {
  const read = readPassages(typed);
  const passages = read.length > 0 ? read : passagesWithin(typed);
  if (passages.length === 0) return null;
  return (
    <ContentsList label="Passages" className="bible-passages">
      {passages.slice(0, PASSAGES).map((reference) => (
        <ContentsItem
          key={reference}
          to={chapterPlace(reference)}
          state={{ from: place }}
          name={`Go to ${sayReference(reference)}`}
          value={<ArrowRight size={20} strokeWidth={1.6} aria-hidden />}
        />
      ))}
    </ContentsList>
  );
}
