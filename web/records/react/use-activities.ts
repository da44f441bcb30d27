import { useMemo } from 'react';
import { type Activity, toActivity } from '../../../shared/domain/activity';
import { addDays } from '../../../shared/domain/local-day';
import { allKinds } from '../../../shared/records/registry';
import { combineLive } from '../../live/combine-live';
import { useLive } from '../../live/react/use-live';
import { useRecords } from './use-records';

/** Days before today that are read at first, by all who ask: the device then reads them once for all. */
export const FIRST_WINDOW_DAYS = 14;

/** What was done of the five activities from so many days before a day; undefined while first reading. */
export function useActivities(
  today: string,
  windowDays = FIRST_WINDOW_DAYS,
): readonly Activity[] | undefined {
  const records = useRecords();
  const done = useMemo(() => {
    const kinds = allKinds().filter(({ flag }) => flag !== undefined);
    // One day past today: who flies west has already written on tomorrow's date.
    const [from, to] = [addDays(today, -windowDays), addDays(today, 1)];
    // Each kind is judged as it comes, between which the page answers.
    const lives = kinds.map((kind) =>
      combineLive([records.liveDays(kind, from, to)], ([list]) => list.map(toActivity)),
    );
    return combineLive(lives, (lists) => lists.flat());
  }, [records, today, windowDays]);
  return useLive(done);
}
