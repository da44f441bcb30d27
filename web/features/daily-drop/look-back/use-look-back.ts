import { useMemo } from 'react';
import { dropsOf } from '../../../../shared/domain/journeys';
import { checkIn } from '../../../../shared/records/check-in';
import { dayReview } from '../../../../shared/records/day-review';
import { dropCompletion } from '../../../../shared/records/drop-completion';
import { journalEntry } from '../../../../shared/records/journal-entry';
import { useDrops } from '../../../journey/react/use-challenge';
import { combineLive } from '../../../live/combine-live';
import type { Live } from '../../../live/live';
import { useLive } from '../../../live/react/use-live';
import { useRecords } from '../../../records/react/use-records';
import { chooseWords } from './choose-words';
import { type Span, type Stretch, spanOf } from './look-back-span';
import { type OwnWords, ownWords } from './own-words';

const NOTHING: readonly OwnWords[] = [];
const NO_DAYS: Live<readonly OwnWords[]> = { get: () => NOTHING, subscribe: () => () => undefined };

/** A few words of a stretch of a journey, from this device alone, as they change; undefined while first read. */
export function useLookBack(
  stretch: Stretch,
  journey: number,
  today: string,
): readonly OwnWords[] | undefined {
  const drops = useDrops();
  const span = drops && spanOf(stretch, dropsOf(drops, journey), today);
  const words = useWordsOf(stretch, journey, span?.from, span?.to);
  return drops && words;
}

function useWordsOf(
  stretch: Stretch,
  journey: number,
  from: string | undefined,
  to: string | undefined,
): readonly OwnWords[] | undefined {
  const records = useRecords();
  return useLive(
    useMemo(() => {
      if (from === undefined || to === undefined) return NO_DAYS;
      const span: Span = { from, to };
      return combineLive(
        [
          records.liveDays(dropCompletion, from, to),
          records.liveDays(checkIn, from, to),
          records.liveDays(journalEntry, from, to),
          records.liveDays(dayReview, from, to),
        ],
        ([drops, checkIns, entries, reviews]): readonly OwnWords[] =>
          chooseWords(
            ownWords({ drops, checkIns, entries, reviews }, { ...stretch, journey }),
            span,
            stretch.weeks,
          ),
      );
    }, [records, stretch, journey, from, to]),
  );
}
