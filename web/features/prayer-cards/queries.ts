import { useMemo } from 'react';
import { intercessionCard } from '../../../shared/records/intercession-card';
import { useLive } from '../../live/react/use-live';
import { useRecords } from '../../records/react/use-records';
import { useSettledList } from '../../records/react/use-settled-list';
import type { Card } from './model/pile';

const ALL_DAYS = ['0000-01-01', '9999-12-31'] as const;

/** Every card, answered or not; undefined while they are read. */
export function useCards(): readonly Card[] | undefined {
  const records = useRecords();
  const live = useMemo(() => records.liveDays(intercessionCard, ...ALL_DAYS), [records]);
  return useSettledList(useLive(live));
}
