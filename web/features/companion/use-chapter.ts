import { useEffect, useState } from 'react';
import type { Chapter } from '../../../shared/companion/retrieval/scripture';
import { readChapter } from './read-chapter';

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
