import { useMemo } from 'react';
import { type JourneyProgress, reviewKey } from '../../../shared/domain/journeys';
import { dayReview } from '../../../shared/records/day-review';
import { useLive } from '../../live/react/use-live';
import { useRecords } from '../../records/react/use-records';

/** Whether the review of a local day is written (J14); not as long as that is unknown. */
export function useIsReviewed(progress: JourneyProgress | undefined, today: string): boolean {
  const records = useRecords();
  const id = dayReview.idFor(progress ? reviewKey(progress, today) : 'unknown');
  return useLive(useMemo(() => records.liveOne(dayReview, id), [records, id])) != null;
}
