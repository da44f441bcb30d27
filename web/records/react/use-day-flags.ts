import { useMemo } from 'react';
import { type DailyFlag, flagOf } from '../../../shared/domain/activity';
import { useActivities } from './use-activities';

/** Which of the five activities are done on a day (`YYYY-MM-DD`); undefined while first reading. */
export function useDayFlags(day: string): ReadonlySet<DailyFlag> | undefined {
  const done = useActivities(day);
  return useMemo(() => {
    if (!done) return undefined;
    const found = done.filter((activity) => activity.day === day).map(flagOf);
    return new Set(found.filter((flag) => flag !== undefined));
  }, [done, day]);
}
