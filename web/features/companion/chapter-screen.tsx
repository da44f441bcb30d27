import { List } from 'lucide-react';
import { Fragment, useEffect, useRef } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { markedVerses } from '../../../shared/content/chapter-place';
import { sayReference } from '../../../shared/content/say-reference';
import { useCameFrom } from '../../live/came-from';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { joinClasses } from '../../ui/join-classes';
import { FocusScreen } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import './companion.css';
import { TRANSLATION_NAME } from './companion-words';
import { Unreachable } from './unreachable';
import { type ReadChapter, useChapter } from './use-chapter';

/** A chapter of the Bible, to be read offline where Scripture is kept here, with the verses marked that led to it. */
export function ChapterScreen() {
  const { book = '', chapter = '' } = useParams();
  const { read, retry } = useChapter(book, chapter);
  const backTo = useCameFrom('/bible');
  const title = read.is === 'here' ? sayReference(`${read.chapter.book} ${chapter}`) : 'The Bible';
  return (
    <FocusScreen title={TRANSLATION_NAME} backTo={backTo} aside={<OtherBooks slug={book} />}>
      <h1 className="mt-2">{title}</h1>
      {read.is === 'loading' && <Skeleton className="mt-6" />}
      {read.is === 'here' && <Chapter read={read} slug={book} />}
      {read.is === 'missing' && (
        <p className="mt-4 text-ink-2">The {TRANSLATION_NAME} has no such chapter.</p>
      )}
      {read.is === 'unreachable' && <Unreachable what="This chapter" onRetry={retry} />}
    </FocusScreen>
  );
}

function OtherBooks({ slug }: { readonly slug: string }) {
  return (
    <IconButton label="Books and chapters" asChild>
      <Link to={slug === '' ? '/bible' : `/bible/${slug}`}>
        <List size={20} strokeWidth={1.6} aria-hidden />
      </Link>
    </IconButton>
  );
}

/** In these a verse is a line or two of a poem. */
const POEMS = new Set(['Psalms', 'Proverbs', 'Song of Solomon', 'Lamentations']);

interface ChapterProps {
  readonly read: Extract<ReadChapter, { is: 'here' }>;
  readonly slug: string;
}

function Chapter({ read: { chapter }, slug }: ChapterProps) {
  const { hash, state } = useLocation();
  const marked = markedVerses(hash);
  const first = chapter.verses.find(({ number }) => marked.has(number))?.number;
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (first === undefined) return;
    const verse = text.current?.querySelector<HTMLElement>(`#v${first}`);
    verse?.scrollIntoView({ block: 'center' });
    verse?.focus({ preventScroll: true });
  }, [first]);
  return (
    <>
      <div
        className={joinClasses('chapter scripture', POEMS.has(chapter.book) && 'chapter-poem')}
        ref={text}
      >
        {chapter.verses.map(({ number, text: words }) => (
          <Fragment key={number}>
            <span
              id={`v${number}`}
              {...(marked.has(number) && { className: 'chapter-marked', tabIndex: -1 })}
            >
              <sup>{number}</sup>
              {words}
            </span>{' '}
          </Fragment>
        ))}
      </div>
      <nav aria-label="Chapters" className="mt-8 flex justify-between border-rule border-t pt-2">
        <ChapterStep slug={slug} to={chapter.number - 1} of={chapter.of} state={state}>
          Previous chapter
        </ChapterStep>
        <ChapterStep slug={slug} to={chapter.number + 1} of={chapter.of} state={state}>
          Next chapter
        </ChapterStep>
      </nav>
    </>
  );
}

interface ChapterStepProps {
  readonly slug: string;
  readonly to: number;
  readonly of: number;
  readonly state: unknown;
  readonly children: string;
}

/** Leafing is one visit: Back leads out of it. */
function ChapterStep({ slug, to, of, state, children }: ChapterStepProps) {
  if (to < 1 || to > of) return <span />;
  return (
    <Button asChild variant="text" size="sm" className="px-0">
      <Link to={`/bible/${slug}/${to}`} state={state} replace>
        {children}
      </Link>
    </Button>
  );
}
