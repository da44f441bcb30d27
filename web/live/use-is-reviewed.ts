import { useMemo } from 'react';
import { dayReview } from '../../shared/records/day-review';
import { useLive } from './use-live';
import { useRecords } from './use-records';

/** Whether the review of a challenge day is written; not as long as that is unknown. */
export function useIsReviewed(challengeDay: number | undefined): boolean {
  const records = useRecords();
  const id = `day-review:${challengeDay}`;
  return useLive(useMemo(() => records.liveOne(dayReview, id), [records, id])) != null;
}
