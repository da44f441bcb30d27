import { useMemo } from 'react';
import type { Goal } from '../../../shared/records/preference';
import { PREFERENCE_ID, preference } from '../../../shared/records/preference';
import { useLive } from '../../live/react/use-live';
import { useRecords } from '../../records/react/use-records';

const NONE: readonly Goal[] = [];

/** What the person hopes for, none where they have not said; undefined until that is read. */
export function useGoals(): readonly Goal[] | undefined {
  const records = useRecords();
  const kept = useLive(useMemo(() => records.liveOne(preference, PREFERENCE_ID), [records]));
  return kept === undefined ? undefined : (kept?.body.goals ?? NONE);
}
