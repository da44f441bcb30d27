import { useMemo } from 'react';
import { type DailyFlag, flagOf, toActivity } from '../../../shared/domain/activity';
import {
  completedDrops,
  currentChallengeDay,
  JOURNEY_DAYS,
} from '../../../shared/domain/challenge-day';
import { dropCompletion } from '../../../shared/records/drop-completion';
import { allKinds } from '../../../shared/records/registry';
import { combineLive } from '../../live/combine-live';
import { useLive } from '../../live/use-live';
import { useRecords } from '../../live/use-records';
import type { Live } from '../../local/contract';
import { rangeOf } from './month-grid';
import { ninetyDays, type ShownMonths } from './shown-months';

/** What was done on each day; a day on which nothing was is not in it. */
export type DoneByDay = ReadonlyMap<string, ReadonlySet<DailyFlag>>;

function dailyKinds() {
  return allKinds().filter(({ flag }) => flag !== undefined);
}

const NOT_ASKED: Live<undefined> = { get: () => undefined, subscribe: () => () => undefined };

/**
 * What was done in a month (`YYYY-MM`), one range for each of the five; undefined while it is first read, and while it is
 * not wanted: then nothing is read.
 */
export function useMonth(month: string, wanted: boolean): DoneByDay | undefined {
  const records = useRecords();
  return useLive(
    useMemo((): Live<DoneByDay | undefined> => {
      if (!wanted) return NOT_ASKED;
      const [from, to] = rangeOf(month);
      const perKind = dailyKinds().map((kind) => records.liveDays(kind, from, to));
      return combineLive(perKind, (lists) => doneByDay(lists.flat().map(toActivity)));
    }, [records, month, wanted]),
  );
}

function doneByDay(activities: readonly ReturnType<typeof toActivity>[]): DoneByDay {
  const days = new Map<string, Set<DailyFlag>>();
  for (const activity of activities) {
    const flag = flagOf(activity);
    if (flag === undefined) continue;
    const done = days.get(activity.day) ?? new Set();
    days.set(activity.day, done.add(flag));
  }
  return days;
}

/** The months to begin with; undefined while the way so far is read. */
export function useNinetyDays(today: string): ShownMonths | undefined {
  const records = useRecords();
  const drops = useLive(useMemo(() => records.liveNewest(dropCompletion, JOURNEY_DAYS), [records]));
  return useMemo(() => {
    if (!drops) return undefined;
    const completed = completedDrops(drops);
    const [begunOn] = completed.map(({ day }) => day).sort();
    return ninetyDays(today, { challengeDay: currentChallengeDay(completed, today), begunOn });
  }, [drops, today]);
}

/** Whether none of the five was ever done here; undefined until read. */
export function useNothingDone(): boolean | undefined {
  const records = useRecords();
  return useLive(
    useMemo(() => {
      const newest = dailyKinds().map((kind) => records.liveNewest(kind, 1));
      return combineLive(newest, (lists) => lists.flat().length === 0);
    }, [records]),
  );
}
