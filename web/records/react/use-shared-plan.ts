import { useMemo } from 'react';
import type { CirclePlanView } from '../../../shared/api/circle-guidance';
import { PREFERENCE_ID, preference } from '../../../shared/records/preference';
import { useLive } from '../../live/react/use-live';
import { type SharedPlan, sharedPlanOf } from '../kinds/reading-plan/shared-plan';
import { useReadingPlans } from './use-reading-plans';
import { useRecords } from './use-records';

const NONE: readonly string[] = [];

/** A circle’s plan as it stands with the person; null where this app does not have it, undefined while it is read from the disk. */
export function useSharedPlan(given: CirclePlanView): SharedPlan | null | undefined {
  const records = useRecords();
  const begun = useReadingPlans();
  const kept = useLive(useMemo(() => records.liveOne(preference, PREFERENCE_ID), [records]));
  return useMemo(() => {
    if (begun === undefined || kept === undefined) return undefined;
    return sharedPlanOf(given, begun, kept?.body.leftCirclePlans ?? NONE) ?? null;
  }, [given, begun, kept]);
}
