import { useMemo } from 'react';
import type { CircleView } from '../../../shared/api/prayer-circles';
import { PREFERENCE_ID, preference } from '../../../shared/records/preference';
import { useLive } from '../../live/react/use-live';
import { keepPreference } from '../../records/react/keep-preference';
import { useRecords } from '../../records/react/use-records';
import { leaderStart } from './model/leader-start';
import { useGuidance } from './queries';

/** A leader's first steps in a circle, as they stand on every device of theirs. */
export function useLeaderStart(circle: CircleView) {
  const records = useRecords();
  const kept = useLive(useMemo(() => records.liveOne(preference, PREFERENCE_ID), [records]));
  const { value: guidance } = useGuidance(circle.id);
  const hasPlan = Boolean(guidance?.plan);
  return {
    /** Undefined too while it is read from this device. */
    start: kept === undefined ? undefined : leaderStart(circle, kept?.body ?? {}, hasPlan),
    hide: () =>
      void keepPreference(records, ({ hiddenLeaderStarts = [] }) => {
        if (hiddenLeaderStarts.includes(circle.id)) return undefined;
        return { hiddenLeaderStarts: [...hiddenLeaderStarts, circle.id] };
      }),
    noteGuide: () => void keepPreference(records, { hasOpenedLeaderGuide: true }),
  };
}
