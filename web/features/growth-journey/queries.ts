import { useMemo } from 'react';
import { type DailyFlag, toActivity } from '../../../shared/domain/activity';
import { daysKept } from '../../../shared/domain/days-kept';
import { addDays } from '../../../shared/domain/local-day';
import { allKinds } from '../../../shared/records/registry';
import { combineLive } from '../../live/combine-live';
import { useLive } from '../../live/react/use-live';
import { useRecords } from '../../records/react/use-records';

/** On how many of the `count` days up to today each of the five was done; undefined until read. */
export function useDaysKept(
  today: string,
  count: number,
): Readonly<Record<DailyFlag, number>> | undefined {
  const records = useRecords();
  return useLive(
    useMemo(() => {
      const kinds = allKinds().filter(({ flag }) => flag !== undefined);
      const from = addDays(today, 1 - count);
      const lives = kinds.map((kind) => records.liveDays(kind, from, today));
      return combineLive(lives, (lists) => daysKept(lists.flat().map(toActivity)));
    }, [records, today, count]),
  );
}
