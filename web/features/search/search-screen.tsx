import { useEffect, useRef } from 'react';
import { useInitialPullDone } from '../../person/react/use-sync-state';
import type { Answer as LastAnswer, SearchState } from '../../search/open-search';
import { isNarrow } from '../../search/search-filter';
import { Button } from '../../ui/button';
import { useCameFrom } from '../../ui/came-from';
import { EmptyState } from '../../ui/empty-state';
import { formatNumber } from '../../ui/format/numbers';
import { ProgressBar } from '../../ui/progress-bar';
import { FocusScreen } from '../../ui/screen';
import { SearchField } from '../../ui/search-field';
import { useArrowKeys } from '../../ui/use-arrow-keys';
import { FoundList } from './found-list';
import { LibraryPart } from './library-part';
import { SearchFilters } from './search-filters';
import { type SearchInHand, useSearch } from './use-search';

/** Search over everything a person wrote, on this device alone. */
export function SearchScreen() {
  const search = useSearch();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const backTo = useCameFrom('/home');
  useEffect(() => field.current?.focus(), []);
  const onKeyDown = useArrowKeys(field, list, () => search.type(''));
  return (
    <FocusScreen title="Search" backTo={backTo}>
      <h1>Your own words</h1>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys go from the field through the answers */}
      <div onKeyDown={onKeyDown}>
        <SearchField
          ref={field}
          label="Search what you wrote"
          placeholder="A word you remember"
          typed={search.typed}
          onType={search.type}
        />
        <SearchFilters filter={search.filter} onChange={search.narrow} />
        <div ref={list}>
          <Findings search={search} />
        </div>
      </div>
    </FocusScreen>
  );
}

function Findings({ search }: { search: SearchInHand }) {
  const { state, tryAgain } = search;
  const isNewDevice = useInitialPullDone() === false;
  if (state?.phase === 'failed') {
    return (
      <div role="alert" className="mt-8">
        <p>We couldn’t search this device. What you wrote is safe.</p>
        <Button variant="secondary" className="mt-4" onClick={tryAgain}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <>
      {isNewDevice && (
        <p className="note mt-4">
          Some of what you wrote may not be on this device yet. You can search what’s here.
        </p>
      )}
      <IndexProgress state={state} />
      <Answer search={search} />
      {search.typed.trim() !== '' && !isNarrow(search.filter) && (
        <LibraryPart typed={search.typed} onOpen={search.leave} />
      )}
    </>
  );
}

function Answer({ search: { state, typed, showMore, leave } }: { search: SearchInHand }) {
  const reading = state?.phase !== 'ready';
  if (!reading && state.total === 0) {
    return (
      <EmptyState className="mt-10" title="Nothing to Search Yet">
        You can search everything you write here.
      </EmptyState>
    );
  }
  if (!state?.answer) {
    return typed.trim() ? null : (
      <p className="note mt-4">
        We look for all your words, in any order. Put “quotes” around words that belong together.
        What you search for never leaves this device.
      </p>
    );
  }
  const { hits, more } = state.answer;
  const isEmpty = hits.length === 0;
  const nothing = reading ? 'Not found so far' : 'Nothing found';
  return (
    <>
      <p role="status" className={isEmpty ? 'sr-only' : 'note mt-4'}>
        {isEmpty ? nothing : sayFound(hits.length, more)}
      </p>
      {isEmpty && (
        <EmptyState className="mt-10" title={nothing}>
          {reading ? 'Still reading what you wrote.' : sayNothing(state.answer)}
        </EmptyState>
      )}
      <FoundList hits={hits} onOpen={leave} />
      {more && (
        <Button variant="text" className="mt-2" onClick={showMore}>
          Show earlier
        </Button>
      )}
    </>
  );
}

function sayNothing({ typed, filter }: Pick<LastAnswer, 'typed' | 'filter'>): string {
  if (typed.trim() === '') return 'Nothing you wrote is like this. Try fewer filters.';
  const other = isNarrow(filter) ? 'fewer filters, ' : '';
  return `Nothing you wrote contains all of these words. Try ${other}fewer words, or the start of a word.`;
}

function sayFound(count: number, more: boolean): string {
  if (more) return `The newest ${count}`;
  return count === 1 ? 'Found once' : `Found ${count} times`;
}

/** Fewer are read before anybody could look. */
const WORTH_SAYING = 300;

/** How much of what was written can be found already, while it is still being read. */
function IndexProgress({ state }: { state: SearchState | undefined }) {
  if (state?.phase !== 'reading' || !state.total || state.total < WORTH_SAYING) return null;
  const read = Math.min(state.read, state.total);
  const [some, all] = [read, state.total].map(formatNumber);
  return (
    <div className="mt-4">
      <ProgressBar label="Reading what you wrote" value={read} max={state.total} />
      <p className="note numerals mt-1.5">{`Reading what you wrote, newest first: ${some} of ${all}`}</p>
    </div>
  );
}
