import { useCallback, useEffect, useMemo } from 'react';
import { httpFile } from '../../../answers/http';
import { contentLibrary } from '../../../content/content-library';
import { useLive } from '../../../live/react/use-live';
import { usePerson } from '../../../person/react/person-context';
import { now } from '../../../platform/clock';
import { online } from '../../../platform/online';
import { readSession } from '../../../platform/session';
import { todayHere } from '../../../platform/today';
import { greetedName } from '../../../ui/greeted-name';
import { startBookWorker } from '../worker/start-book-worker';
import { createBookRun } from './book-run';
import { bookSources } from './book-sources';
import type { Span, Taken } from './choices';

/** The person, as the title page names them. */
export function bookName(): string {
  return greetedName(readSession());
}

/** The making of one book. What is half made ends with the screen. */
export function useBook() {
  const { store } = usePerson();
  const run = useMemo(() => createBookRun(startBookWorker), []);
  const state = useLive(run) ?? run.get();
  useEffect(() => () => run.forget(), [run]);
  const make = useCallback(
    (span: Span, taken: readonly Taken[]) => {
      const { records, media } = store;
      const sources = bookSources(
        {
          records,
          media,
          drop: contentLibrary.drop,
          fetchFile: httpFile,
          isOnline: () => online.get() ?? true,
        },
        span,
        new Set(taken),
      );
      run.start({ span, taken, name: bookName(), today: todayHere(), madeAt: now() }, sources);
    },
    [run, store],
  );
  return { state, make, cancel: run.cancel, forget: run.forget };
}
