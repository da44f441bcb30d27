import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readPassages } from '../../../../shared/content/read-passage';
import { type ReadPassage, readPassage } from './read-verses';
import type { ChosenPassage } from './scripture-sitting';

/** How it stands with the passage that was asked for last. */
export type AskedPassage =
  | { readonly is: 'loading' | 'missing' | 'unreachable'; readonly passage: string }
  | undefined;

/**
 * Reads a passage that is asked for here, or by what led here (`state.passage`, else `?passage=`), once one may be. The address
 * forgets it then, so that Back and a reload don't ask again.
 */
export function useAskedPassage(mayAsk: boolean, onRead: (chosen: ChosenPassage) => void) {
  const { state, search, pathname } = useLocation();
  const navigate = useNavigate();
  const [read, setRead] = useState<AskedPassage>();
  const latest = useRef({ onRead, asked: '' });
  latest.current.onRead = onRead;

  const ask = useCallback((passage: string) => {
    latest.current.asked = passage;
    setRead({ is: 'loading', passage });
    void readPassage(passage).then((found: ReadPassage) => {
      if (latest.current.asked !== passage) return;
      setRead(found.is === 'here' ? undefined : { is: found.is, passage });
      if (found.is === 'here') latest.current.onRead(found.chosen);
    });
  }, []);

  const handed: unknown = state?.passage ?? new URLSearchParams(search).get('passage');
  useEffect(() => {
    if (!mayAsk || typeof handed !== 'string') return;
    const from: unknown = state?.from;
    void navigate(pathname, { replace: true, state: from === undefined ? null : { from } });
    ask(readPassages(handed)[0] ?? handed);
  }, [mayAsk, handed, state, pathname, navigate, ask]);
  return { read, ask };
}
