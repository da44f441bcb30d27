import { useMemo } from 'react';
import { readingPlan } from '../../../shared/records/reading-plan';
import { useLive } from '../../live/react/use-live';
import { type JoinedPlan, joinPlans } from '../kinds/reading-plan/joined-plan';
import { useRecords } from './use-records';

const ALL_DAYS = ['0000-01-01', '9999-12-31'] as const;

/** The plans that a person began, read, closed or under way; undefined while they are read from the disk. */
export function useReadingPlans(): readonly JoinedPlan[] | undefined {
  const records = useRecords();
  const kept = useLive(useMemo(() => records.liveDays(readingPlan, ...ALL_DAYS), [records]));
  return useMemo(() => kept && joinPlans(kept), [kept]);
}
