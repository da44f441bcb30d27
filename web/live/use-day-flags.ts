import { useMemo } from 'react';
import { type DailyFlag, flagOf, toActivity } from '../../shared/domain/activity';
import { allKinds } from '../../shared/records/registry';
import { combineLive } from './combine-live';
import { useLive } from './use-live';
import { useRecords } from './use-records';

/** Which of the five activities are done on a day (`YYYY-MM-DD`); undefined while first reading. */
export function useDayFlags(day: string): ReadonlySet<DailyFlag> | undefined {
  const records = useRecords();
  const flags = useMemo(() => {
    const kinds = allKinds().filter((kind) => kind.flag !== undefined);
    const perKind = kinds.map((kind) => records.liveDays(kind, day, day));
    return combineLive(perKind, (lists) => {
      const found = lists.flat().map((record) => flagOf(toActivity(record)));
      return new Set(found.filter((flag) => flag !== undefined));
    });
  }, [records, day]);
  return useLive(flags);
}
