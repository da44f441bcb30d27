import { List } from 'lucide-react';
import { Fragment, useEffect, useRef } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import type { ChapterVerse } from '../../../shared/companion/retrieval/scripture';
import { markedVerses } from '../../../shared/content/chapter-place';
import { sayReference } from '../../../shared/content/say-reference';
import { TRANSLATION } from '../../../shared/content/translation';
import { Button } from '../../ui/button';
import { useCameFrom } from '../../ui/came-from';
import { IconButton } from '../../ui/icon-button';
import { joinClasses } from '../../ui/join-classes';
import { FocusScreen } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import '../../ui/styles/late/bible.css';
import { setVerse } from './model/set-verse';
import { type ReadChapter, useChapter } from './model/use-chapter';
import { Unreachable } from './parts/unreachable';

/** A chapter of the Bible, to be read offline where Scripture is kept here, with the verses marked that led to it. */
export function ChapterScreen() {
  const { book = '', chapter = '' } = useParams();
  const { read, retry } = useChapter(book, chapter);
  const backTo = useCameFrom('/bible');
  const title = read.is === 'here' ? sayReference(`${read.chapter.book} ${chapter}`) : 'The Bible';
  return (
    <FocusScreen
      className="bible-screen"
      title={TRANSLATION.name}
      backTo={backTo}
      aside={<OtherBooks slug={book} />}
    >
      <h1 className="mt-2">{title}</h1>
      {read.is === 'loading' && <Skeleton className="mt-6" />}
      {read.is === 'here' && <Chapter read={read} slug={book} />}
      {read.is === 'missing' && (
        <p className="mt-4 text-ink-2">The {TRANSLATION.name} has no such chapter.</p>
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
      <div className="chapter scripture" ref={text}>
        {chapter.verses.map((verse) => (
          <Fragment key={verse.number}>
            <Verse verse={verse} isMarked={marked.has(verse.number)} />{' '}
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

interface VerseProps {
  readonly verse: ChapterVerse;
  readonly isMarked: boolean;
}

/** A verse with its number: prose runs on, poetry stands line by line. */
function Verse({ verse, isMarked }: VerseProps) {
  const { number } = verse;
  const pieces = setVerse(verse);
  return (
    <span
      id={`v${number}`}
      className={joinClasses(pieces[0]?.isLine && 'chapter-lines', isMarked && 'chapter-marked')}
      {...(isMarked && { tabIndex: -1 })}
    >
      {pieces.map(({ words, isLine }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a printed text never move
        <span key={at} className={joinClasses('chapter-piece', isLine && 'chapter-line')}>
          {at === 0 && <sup>{number}</sup>}
          {words}
        </span>
      ))}
    </span>
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
