import { useCallback, useEffect, useMemo, useState } from 'react';
import type { MindfulMoment } from '../../../shared/content/pack';
import { type MindfulSessionBody, mindfulSession } from '../../../shared/records/mindful-session';
import { contentLibrary } from '../../content/content-library';
import { useLive } from '../../live/react/use-live';
import { online } from '../../platform/online';
import type { RecordOf } from '../../records/contract';
import { useRecords } from '../../records/react/use-records';

export type MindfulSession = RecordOf<MindfulSessionBody>;

export type Moments =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly tryAgain: () => void }
  | { readonly status: 'ready'; readonly moments: readonly MindfulMoment[] };

/** Every mindful moment there is. What failed is asked for again when a network comes. */
export function useMoments(): Moments {
  const [moments, setMoments] = useState(contentLibrary.rememberedMoments);
  const [failed, setFailed] = useState(false);
  const ask = useCallback(() => {
    setFailed(false);
    contentLibrary.moments().then(setMoments, () => setFailed(true));
  }, []);
  useEffect(ask, [ask]);
  useEffect(() => {
    if (!failed) return;
    return online.subscribe(() => {
      if (online.get()) ask();
    });
  }, [failed, ask]);
  if (moments) return { status: 'ready', moments };
  return failed ? { status: 'failed', tryAgain: ask } : { status: 'loading' };
}

const LATELY = 4;

/** The last moments that were sat through, newest first. */
export function useLatestSessions(): readonly MindfulSession[] | undefined {
  const records = useRecords();
  return useLive(useMemo(() => records.liveNewest(mindfulSession, LATELY), [records]));
}

/** The moments of one day (`YYYY-MM-DD`) that were sat through. */
export function useSessionsOf(day: string): readonly MindfulSession[] | undefined {
  const records = useRecords();
  return useLive(useMemo(() => records.liveDays(mindfulSession, day, day), [records, day]));
}
