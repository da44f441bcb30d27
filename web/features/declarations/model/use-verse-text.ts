import { useEffect, useState } from 'react';
import { keptWordsOf } from '../../../content/scripture/verses-of';
import { textAtHand } from './declared';

/** Longer passages are opened in their chapter. */
const MOST_CHARACTERS = 600;

/** What a passage says: at once where one of ours rests on it, else once its book is read. Undefined where it can't be had. */
export function useVerseText(reference: string | undefined): string | undefined {
  const atHand = reference === undefined ? undefined : textAtHand(reference);
  const [read, setRead] = useState<{ readonly reference: string; readonly text: string }>();
  useEffect(() => {
    if (reference === undefined || atHand !== undefined) return;
    let isWanted = true;
    // Without a network and without the book, the reference stands alone.
    void keptWordsOf(reference).then(
      (text) => {
        if (isWanted && text && text.length <= MOST_CHARACTERS) setRead({ reference, text });
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [reference, atHand]);
  return atHand ?? (read?.reference === reference ? read?.text : undefined);
}
