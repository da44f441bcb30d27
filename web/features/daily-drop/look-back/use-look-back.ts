import { useMemo } from 'react';
import { completedDrops, JOURNEY_DAYS } from '../../../../shared/domain/challenge-day';
import { checkIn } from '../../../../shared/records/check-in';
import { dayReview } from '../../../../shared/records/day-review';
import { dropCompletion } from '../../../../shared/records/drop-completion';
import { journalEntry } from '../../../../shared/records/journal-entry';
import { combineLive } from '../../../live/combine-live';
import { useLive } from '../../../live/use-live';
import { useRecords } from '../../../live/use-records';
import type { Live } from '../../../local/contract';
import { chooseWords } from './choose-words';
import { type Span, type Stretch, spanOf } from './look-back-span';
import { type OwnWords, ownWords } from './own-words';

const NOTHING: readonly OwnWords[] = [];
const NO_DAYS: Live<readonly OwnWords[]> = { get: () => NOTHING, subscribe: () => () => undefined };

/** A few words of a stretch of the journey, from this device alone, as they change; undefined while first read. */
export function useLookBack(stretch: Stretch, today: string): readonly OwnWords[] | undefined {
  const records = useRecords();
  const drops = useLive(useMemo(() => records.liveNewest(dropCompletion, JOURNEY_DAYS), [records]));
  const span = drops && spanOf(stretch, completedDrops(drops), today);
  const words = useWordsOf(stretch, span?.from, span?.to);
  return drops && words;
}

function useWordsOf(
  stretch: Stretch,
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
            ownWords({ drops, checkIns, entries, reviews }, stretch),
            span,
            stretch.weeks,
          ),
      );
    }, [records, stretch, from, to]),
  );
}
