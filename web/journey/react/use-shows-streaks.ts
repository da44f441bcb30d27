import { useMemo } from 'react';
import { PREFERENCE_ID, preference, wantsStreaks } from '../../../shared/records/preference';
import { useLive } from '../../live/react/use-live';
import { useRecords } from '../../records/react/use-records';

/** Whether the person wants to see streaks. Until that is read they stay hidden, so that none flashes by. */
export function useShowsStreaks(): boolean {
  const records = useRecords();
  const kept = useLive(useMemo(() => records.liveOne(preference, PREFERENCE_ID), [records]));
  return kept !== undefined && wantsStreaks(kept?.body);
}
