import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { BIBLE_BOOKS, OLD_TESTAMENT_BOOKS } from '../../../../shared/content/bible-books';
import { chapterPlace, slugOf } from '../../../../shared/content/chapter-place';
import { sayReference } from '../../../../shared/content/say-reference';
import { TRANSLATION } from '../../../../shared/content/translation';
import { MarkedText } from '../../../search/react/marked-text';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { formatNumber, pluralize } from '../../../ui/format/numbers';
import { usePainted } from '../../../ui/use-painted';
import type { BibleFound } from '../model/bible-index';
import type { BibleAnswer } from '../model/bible-search';
import { searchPlace } from '../model/find-place';
import type { BibleSearchInHand } from '../model/use-bible-search';

/** About as many as a tall screen shows: they are painted first. */
const AT_ONCE = 8;

interface FoundVersesProps {
  readonly search: BibleSearchInHand;
  /** A passage was typed, which is offered: nobody misses a verse with its numbers. */
  readonly isPassage: boolean;
}

/** The verses that were found, and how many there are where. */
export function FoundVerses({ search, isPassage }: FoundVersesProps) {
  const { state, typed } = search;
  const { answer } = state;
  if (!answer || typed.trim() === '') return null;
  const count = countWithin(answer, answer.question.within);
  const isReading = state.phase === 'reading';
  if (answer.perBook.length === 0) {
    const saysNothing = isPassage || state.phase === 'unreachable' || state.phase === 'failed';
    return saysNothing ? null : <Nothing isReading={isReading} />;
  }
  return (
    <>
      <div className="bible-found-head">
        <p role="status" className="note numerals">
          {`${formatNumber(count)} ${pluralize(count, 'verse', 'verses')}${isReading ? ' so far' : ''}`}
        </p>
        <Within answer={answer} within={search.within} onChange={search.narrow} />
      </div>
      <Verses answer={answer} search={search} />
      {count > answer.hits.length && (
        <Button variant="text" className="mt-2" onClick={search.showMore}>
          Show more
        </Button>
      )}
    </>
  );
}

function Nothing({ isReading }: { readonly isReading: boolean }) {
  const title = isReading ? 'Not found so far' : 'No verse found';
  return (
    <>
      <p role="status" className="sr-only">
        {title}
      </p>
      <EmptyState className="mt-10" title={title}>
        {isReading
          ? 'Still reading the Bible.'
          : `No verse of the ${TRANSLATION.name} contains all of these words. Try fewer words, or the start of the last one. Where other translations say “the LORD”, this one says “Yahweh”.`}
      </EmptyState>
    </>
  );
}

interface WithinProps {
  readonly answer: BibleAnswer;
  readonly within: string;
  readonly onChange: (within: string) => void;
}

/** How many verses each testament and each book has, to narrow the answers to one of them. */
function Within({ answer, within, onChange }: WithinProps) {
  const option = (value: string, name: string, count = countWithin(answer, value)) => (
    <option key={value} value={value}>
      {`${name} (${formatNumber(count)})`}
    </option>
  );
  const isGone = !answer.perBook.some(({ book }) => slugOf(book) === within);
  const name = BIBLE_BOOKS.find((book) => slugOf(book) === within);
  return (
    <select
      aria-label="Where"
      className="text-input"
      value={within}
      onChange={({ target }) => onChange(target.value)}
    >
      {option('', 'Whole Bible')}
      {option('old', 'Old Testament')}
      {option('new', 'New Testament')}
      {name && isGone && option(within, name, 0)}
      {answer.perBook.map(({ book, count }) => option(slugOf(book), book, count))}
    </select>
  );
}

function countWithin({ perBook }: BibleFound, within: string): number {
  return perBook
    .filter(({ book }) => {
      const isOld = BIBLE_BOOKS.indexOf(book) < OLD_TESTAMENT_BOOKS;
      if (within === 'old' || within === 'new') return isOld === (within === 'old');
      return within === '' || within === slugOf(book);
    })
    .reduce((sum, { count }) => sum + count, 0);
}

interface VersesProps {
  readonly answer: BibleAnswer;
  readonly search: BibleSearchInHand;
}

function Verses({ answer: { hits, question }, search }: VersesProps) {
  const { place, returnedTo, leave } = search;
  const list = useRef<HTMLUListElement>(null);
  const asked = searchPlace(question.typed, question.within);
  // What one comes back to stands as it stood.
  const isWhole = usePainted(asked) || (returnedTo !== undefined && asked === place);
  useEffect(() => {
    if (returnedTo === undefined) return;
    const opened = list.current?.querySelector<HTMLElement>(
      `a[href="${chapterPlace(returnedTo)}"]`,
    );
    opened?.scrollIntoView({ block: 'center' });
    opened?.focus({ preventScroll: true });
  }, [returnedTo]);
  return (
    <ul ref={list} className="bible-found">
      {(isWhole ? hits : hits.slice(0, AT_ONCE)).map(({ reference, text }) => (
        <li key={reference}>
          <Link
            to={chapterPlace(reference)}
            state={{ from: place }}
            onClick={() => leave(reference)}
            className="block rounded-mark"
          >
            <span className="running mb-0.5 block">{sayReference(reference)}</span>
            <MarkedText snippet={text} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
