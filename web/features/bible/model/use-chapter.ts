import { useEffect, useState } from 'react';
import { scriptureBook } from '../../../../shared/companion/retrieval/scripture-files';
import { openBook } from '../../../content/scripture/scripture-files';
import { type Chapter, chapterOf } from './chapter';

/** `missing`: there is no such chapter. `unreachable`: it is not here, and could not be fetched. */
export type ReadChapter =
  | { readonly is: 'loading' | 'missing' | 'unreachable' }
  | { readonly is: 'here'; readonly chapter: Chapter };

const LOADING: ReadChapter = { is: 'loading' };

/** A chapter by the names its address has. While the next one is read the last one does not stand for it. */
export function useChapter(slug: string, chapter: string) {
  const [read, setRead] = useState<ReadChapter>(LOADING);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a press is a reason to try again
  useEffect(() => {
    let isCurrent = true;
    setRead(LOADING);
    readChapter(slug, chapter).then(
      (found) => isCurrent && setRead(found ? { is: 'here', chapter: found } : { is: 'missing' }),
      () => isCurrent && setRead({ is: 'unreachable' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [slug, chapter, tries]);
  return { read, retry: () => setTries((before) => before + 1) };
}

/** Undefined where there is none. Rejects where its book can't be had. */
async function readChapter(slug: string, chapter: string): Promise<Chapter | undefined> {
  const book = await openBook(slug);
  return book === undefined ? undefined : chapterOf(scriptureBook.parse(book), Number(chapter));
}
