import { deviceName } from '../../../platform/device-name';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { ProgressBar } from '../../../ui/progress-bar';
import type { BibleSearchInHand } from '../model/use-bible-search';
import { KeepBible } from './keep-bible';

/** What there is to say besides answers: how to ask, that the Bible is being read, or that it can't be had. */
export function SearchStanding({ search }: { readonly search: BibleSearchInHand }) {
  const { state, typed } = search;
  const isMissing = state.phase === 'unreachable' || state.phase === 'failed';
  return (
    <>
      {isMissing && <Missing search={search} />}
      {!isMissing && typed.trim() === '' && <HowToAsk />}
      {state.phase === 'reading' && typed.trim() !== '' && <Progress search={search} />}
    </>
  );
}

function HowToAsk() {
  return (
    <>
      <p className="note mt-4">
        Type a passage, such as “Psalm 23” or “1 Cor 13:4–7”, or words of a verse. We look for all
        your words, in any order. Put “quotes” around words that belong together.
      </p>
      <div className="mt-6">
        <KeepBible />
      </div>
    </>
  );
}

function Progress({ search: { state } }: { readonly search: BibleSearchInHand }) {
  const { readBooks, totalBooks } = state;
  return (
    <div className="bible-reading mt-4">
      <ProgressBar label="Reading the Bible" value={readBooks} max={totalBooks} />
      <p className="note numerals mt-1.5">
        {totalBooks === 0
          ? 'Reading the Bible'
          : `Reading the Bible: ${readBooks} of ${totalBooks} books`}
      </p>
    </div>
  );
}

function Missing({
  search: { state, isOnline, tryAgain },
}: {
  readonly search: BibleSearchInHand;
}) {
  const again = (
    <Button variant="secondary" size="sm" onClick={tryAgain}>
      Try again
    </Button>
  );
  if (isOnline || state.readBooks > 0) {
    return (
      <div role="alert" className="mt-6">
        <p className="text-ink-2">
          {state.readBooks > 0
            ? `We could read only ${state.readBooks} of ${state.totalBooks} books. Try again for the rest.`
            : 'We couldn’t load the Bible to search it. Try again in a moment.'}
        </p>
        <div className="mt-4">{again}</div>
      </div>
    );
  }
  return (
    <EmptyState className="mt-10" title={`The Bible isn’t on this ${deviceName()}`} action={again}>
      You’re offline, and the Bible isn’t downloaded. When you’re online again, you can search it
      here, and download it to search offline.
    </EmptyState>
  );
}
