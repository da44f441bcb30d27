import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { OLD_TESTAMENT_BOOKS } from '../../../shared/content/bible-books';
import { slugOf } from '../../../shared/content/chapter-place';
import { TRANSLATION } from '../../../shared/content/translation';
import { useCameFrom, useHere } from '../../ui/came-from';
import { FocusScreen, Part } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import '../../ui/styles/late/bible.css';
import { useEffect, useState } from 'react';
import { bookNames } from '../../content/scripture/scripture-files';
import { jumpPlace } from './model/find-place';
import { useChapter } from './model/use-chapter';
import { FindField } from './parts/find-field';
import { KeepBible } from './parts/keep-bible';
import { ReadingOn } from './parts/reading-on';
import { Unreachable } from './parts/unreachable';

/** The books of the Bible, and of one of them its chapters. */
export function BooksScreen() {
  const { book } = useParams();
  return book === undefined ? <Books /> : <Chapters slug={book} />;
}

function Books() {
  const books = useBookNames();
  return (
    <FocusScreen
      className="bible-screen"
      title={TRANSLATION.name}
      backTo={useCameFrom('/bible-prayer')}
    >
      <h1 className="mt-2">The Bible</h1>
      <Find />
      <ReadingOn />
      <KeepBible />
      {books.is === 'loading' && <Skeleton className="mt-6" />}
      {books.is === 'unreachable' && <Unreachable what="The list of books" onRetry={books.retry} />}
      {books.is === 'here' && (
        <>
          <BookList title="Old Testament" names={books.names.slice(0, OLD_TESTAMENT_BOOKS)} />
          <BookList title="New Testament" names={books.names.slice(OLD_TESTAMENT_BOOKS)} />
        </>
      )}
    </FocusScreen>
  );
}

/** A passage opens, and anything else is looked for. */
function Find() {
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  const here = useHere();
  return (
    <FindField
      typed={typed}
      onType={setTyped}
      onEnter={() => navigate(jumpPlace(typed), { state: here })}
    />
  );
}

function BookList({ title, names }: { readonly title: string; readonly names: readonly string[] }) {
  const { state } = useLocation();
  return (
    <Part title={title}>
      <ul className="bible-books">
        {names.map((name) => (
          <li key={name}>
            <Link to={`/bible/${slugOf(name)}`} state={state}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Chapters({ slug }: { readonly slug: string }) {
  const { read, retry } = useChapter(slug, '1');
  const here = useHere();
  return (
    <FocusScreen className="bible-screen" title={TRANSLATION.name} backTo="/bible">
      <h1 className="mt-2">{read.is === 'here' ? read.chapter.book : 'The Bible'}</h1>
      {read.is === 'loading' && <Skeleton className="mt-6" />}
      {read.is === 'missing' && (
        <p className="mt-4 text-ink-2">The {TRANSLATION.name} has no such book.</p>
      )}
      {read.is === 'unreachable' && <Unreachable what="This book" onRetry={retry} />}
      {read.is === 'here' && (
        <ol className="bible-chapters" aria-label="Chapters">
          {Array.from({ length: read.chapter.of }, (_, at) => at + 1).map((number) => (
            <li key={number}>
              <Link to={`/bible/${slug}/${number}`} state={here} aria-label={`Chapter ${number}`}>
                {number}
              </Link>
            </li>
          ))}
        </ol>
      )}
    </FocusScreen>
  );
}

/** `unreachable`: the list is not here, and could not be fetched. */
type BookNames =
  | { readonly is: 'loading' | 'unreachable' }
  | { readonly is: 'here'; readonly names: readonly string[] };

/** The books of the Bible in the order of the canon, as references name them. */
function useBookNames(): BookNames & { readonly retry: () => void } {
  const [books, setBooks] = useState<BookNames>({ is: 'loading' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a press is a reason to try again
  useEffect(() => {
    let isCurrent = true;
    bookNames().then(
      (names) => isCurrent && setBooks({ is: 'here', names }),
      () => isCurrent && setBooks({ is: 'unreachable' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [tries]);
  return { ...books, retry: () => setTries((before) => before + 1) };
}
