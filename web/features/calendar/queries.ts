import { useMemo } from 'react';
import { type DailyFlag, flagOf, toActivity } from '../../../shared/domain/activity';
import { dropsOf } from '../../../shared/domain/journeys';
import { allKinds } from '../../../shared/records/registry';
import { useChallenge, useDrops } from '../../journey/react/use-challenge';
import { combineLive } from '../../live/combine-live';
import type { Live } from '../../live/live';
import { useLive } from '../../live/react/use-live';
import { useRecords } from '../../records/react/use-records';
import { ninetyDays, type ShownMonths } from './model/shown-months';

/** What was done on each day; a day on which nothing was is not in it. */
export type DoneByDay = ReadonlyMap<string, ReadonlySet<DailyFlag>>;

function dailyKinds() {
  return allKinds().filter(({ flag }) => flag !== undefined);
}

const NOT_ASKED: Live<undefined> = { get: () => undefined, subscribe: () => () => undefined };

/**
 * What was done from one day to another, one range for each of the five; undefined while it is first read, and while it
 * is not wanted: then nothing is read.
 */
export function useDoneByDay(from: string, to: string, wanted: boolean): DoneByDay | undefined {
  const records = useRecords();
  return useLive(
    useMemo((): Live<DoneByDay | undefined> => {
      if (!wanted) return NOT_ASKED;
      const perKind = dailyKinds().map((kind) => records.liveDays(kind, from, to));
      return combineLive(perKind, (lists) => doneByDay(lists.flat().map(toActivity)));
    }, [records, from, to, wanted]),
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

/** The way so far: where a person stands, and the local day of each drop. Undefined while it is read. */
export interface Way {
  /** The number of the journey they walk. */
  readonly journey: number;
  /** 1 to 90. */
  readonly challengeDay: number;
  /** The local day on which each completed drop of that journey was completed. */
  readonly dayOf: ReadonlyMap<number, string>;
  /** What the months begin and end with. */
  readonly months: ShownMonths;
}

export function useWay(today: string): Way | undefined {
  const drops = useDrops();
  const challenge = useChallenge(today);
  return useMemo(() => {
    if (!drops || !challenge) return undefined;
    const { journey, day: challengeDay } = challenge;
    const completed = dropsOf(drops, journey);
    const [begunOn] = completed.map(({ day }) => day).sort();
    return {
      journey,
      challengeDay,
      dayOf: new Map(completed.map((drop) => [drop.challengeDay, drop.day])),
      months: ninetyDays(today, { challengeDay, begunOn }),
    };
  }, [drops, challenge, today]);
}

/** The first day on which any of the five was done; null where none ever was, undefined until read. */
export function useFirstDay(): string | null | undefined {
  const records = useRecords();
  return useLive(
    useMemo(() => {
      const all = dailyKinds().map((kind) => records.liveDays(kind, ...EVER));
      return combineLive(all, (lists) => earliest(lists.flat()));
    }, [records]),
  );
}

const EVER = ['0000-01-01', '9999-12-31'] as const;

function earliest(records: readonly { readonly day: string }[]): string | null {
  return records.reduce<string | null>(
    (first, { day }) => (first === null || day < first ? day : first),
    null,
  );
}
