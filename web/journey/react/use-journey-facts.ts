import { useMemo } from 'react';
import { type GrowthJourney, growthJourney } from '../../../shared/domain/growth';
import {
  type JourneyFacts,
  journeyFacts,
  journeyKinds,
  toChronicle,
} from '../../../shared/domain/journey-facts';
import type { RecordState } from '../../../shared/records/record';
import { combineLive } from '../../live/combine-live';
import { useLive } from '../../live/react/use-live';
import { useInitialPullDone } from '../../person/react/use-sync-state';
import { now, utcOffsetMinutes } from '../../platform/clock';
import { useRecords } from '../../records/react/use-records';

const [FIRST_DAY, LAST_DAY] = ['0000-01-01', '9999-12-31'];

/**
 * What achievements go by. Reads everything a person has done, years of it: for the rooms of the journey, not for what
 * paints first. Undefined until read, and on a new device until everything written elsewhere has come.
 */
export function useJourneyFacts(today: string): JourneyFacts | undefined {
  const records = useJourneyRecords();
  return useMemo(() => {
    if (!records) return undefined;
    const { activities, drops } = toChronicle(records);
    return journeyFacts(activities, drops, placed(today));
  }, [records, today]);
}

/** The growth journey, as GET /api/growth-journey answers it; undefined as with {@link useJourneyFacts}. */
export function useGrowthJourney(today: string): GrowthJourney | undefined {
  const records = useJourneyRecords();
  return useMemo(() => records && growthJourney(records, placed(today)), [records, today]);
}

function useJourneyRecords(): readonly RecordState[] | undefined {
  const records = useRecords();
  const settled = useInitialPullDone();
  const all = useLive(
    useMemo(() => {
      const lives = journeyKinds().map((kind) => records.liveDays(kind, FIRST_DAY, LAST_DAY));
      return combineLive(lives, (lists) => lists.flat());
    }, [records]),
  );
  return settled ? all : undefined;
}

function placed(today: string) {
  return { day: today, utcOffsetMinutes: utcOffsetMinutes(now()) };
}
