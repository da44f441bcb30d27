import { useEffect, useState } from 'react';
import { bookNames } from '../../content/scripture/scripture-files';

/** `unreachable`: the list is not here, and could not be fetched. */
export type BookNames =
  | { readonly is: 'loading' | 'unreachable' }
  | { readonly is: 'here'; readonly names: readonly string[] };

/** The books of the Bible in the order of the canon, as references name them. */
export function useBookNames(): BookNames & { readonly retry: () => void } {
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
