import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { TRANSLATION } from '../../../shared/content/translation';
import { useRecords } from '../../records/react/use-records';
import { Skeleton } from '../../ui/skeleton';
import { keepReadingPlace } from './commands';
import { useReadingSettings } from './model/reading-settings';
import { useChapter } from './model/use-chapter';
import { ChapterFrame } from './parts/chapter-frame';
import { OpenChapter } from './parts/open-chapter';
import { Unreachable } from './parts/unreachable';
import '../../ui/styles/late/bible.css';
import '../../ui/styles/late/bible-chapter.css';

/** Somebody who only leafs through does not read there. */
const READS_AFTER_MS = 2_000;

/** A chapter of the Bible to be read, marked and listened to, with the verses marked that its address names. */
export function ChapterScreen() {
  const { book = '', chapter = '' } = useParams();
  const { read, retry } = useChapter(book, chapter);
  const settings = useReadingSettings();
  useReadingPlace(read.is === 'here' ? `${read.chapter.book} ${chapter}` : undefined);
  if (read.is === 'here') {
    return (
      <OpenChapter
        key={`${book} ${chapter}`}
        chapter={read.chapter}
        slug={book}
        settings={settings}
      />
    );
  }
  return (
    <ChapterFrame title="The Bible" slug={book} settings={settings}>
      {read.is === 'loading' && <Skeleton className="mt-6" />}
      {read.is === 'missing' && (
        <p className="mt-4 text-ink-2">The {TRANSLATION.name} has no such chapter.</p>
      )}
      {read.is === 'unreachable' && <Unreachable what="This chapter" onRetry={retry} />}
    </ChapterFrame>
  );
}

/** Remembers the chapter that is read, once it has been open for a moment. */
function useReadingPlace(passage: string | undefined): void {
  const records = useRecords();
  useEffect(() => {
    if (passage === undefined) return;
    const timer = setTimeout(() => void keepReadingPlace(records, passage), READS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [records, passage]);
}
