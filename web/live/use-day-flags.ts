import { useMemo } from 'react';
import { type DailyFlag, flagOf, toActivity } from '../../shared/domain/activity';
import { useActivityRecords } from './use-activity-records';

/** Which of the five activities are done on a day (`YYYY-MM-DD`); undefined while first reading. */
export function useDayFlags(day: string): ReadonlySet<DailyFlag> | undefined {
  const done = useActivityRecords(day);
  return useMemo(() => {
    if (!done) return undefined;
    const found = done
      .filter((record) => record.day === day)
      .map(toActivity)
      .map(flagOf);
    return new Set(found.filter((flag) => flag !== undefined));
  }, [done, day]);
}
