import { useEffect, useMemo, useState } from 'react';
import type { DropContent } from '../../../shared/content/pack';
import { type DailyFlag, flagOf, toActivity } from '../../../shared/domain/activity';
import { biblePrayerDay } from '../../../shared/records/bible-prayer-day';
import { checkIn } from '../../../shared/records/check-in';
import { dayReview } from '../../../shared/records/day-review';
import { dropCompletion } from '../../../shared/records/drop-completion';
import { journalEntry } from '../../../shared/records/journal-entry';
import type { RecordKind } from '../../../shared/records/kind';
import { mindfulSession } from '../../../shared/records/mindful-session';
import { nourishDay } from '../../../shared/records/nourish-day';
import type { RecordBody } from '../../../shared/records/record';
import { contentLibrary } from '../../content/content-library';
import { combineLive } from '../../live/combine-live';
import { useLive } from '../../live/react/use-live';
import { online } from '../../platform/online';
import type { RecordOf } from '../../records/contract';
import { useRecords } from '../../records/react/use-records';

/** The record kinds of a day in the order of its page, each list oldest first. */
export interface DayRecords {
  readonly drops: readonly RecordsOf<typeof dropCompletion>[];
  readonly checkIns: readonly RecordsOf<typeof checkIn>[];
  readonly entries: readonly RecordsOf<typeof journalEntry>[];
  readonly nourishDays: readonly RecordsOf<typeof nourishDay>[];
  readonly biblePrayerDays: readonly RecordsOf<typeof biblePrayerDay>[];
  readonly reviews: readonly RecordsOf<typeof dayReview>[];
  readonly sessions: readonly RecordsOf<typeof mindfulSession>[];
}

type RecordsOf<Kind> = Kind extends RecordKind<infer Body> ? RecordOf<Body> : never;

/** Everything written on a day (`YYYY-MM-DD`), as it changes; undefined while first read. */
export function useDayRecords(day: string): DayRecords | undefined {
  const records = useRecords();
  return useLive(
    useMemo(() => {
      const of = <Body extends RecordBody>(kind: RecordKind<Body>) =>
        records.liveDays(kind, day, day);
      return combineLive(
        [
          of(dropCompletion),
          of(checkIn),
          of(journalEntry),
          of(nourishDay),
          of(biblePrayerDay),
          of(dayReview),
          of(mindfulSession),
        ],
        ([
          drops,
          checkIns,
          entries,
          nourishDays,
          biblePrayerDays,
          reviews,
          sessions,
        ]): DayRecords => ({
          drops: drops.toReversed(),
          checkIns,
          entries: entries.toReversed(),
          nourishDays,
          biblePrayerDays,
          reviews,
          sessions: sessions.toReversed(),
        }),
      );
    }, [records, day]),
  );
}

/** Which of the five activities those records make done. */
export function doneOn(records: DayRecords): ReadonlySet<DailyFlag> {
  const flags = Object.values(records)
    .flat()
    .map((record) => flagOf(toActivity(record)));
  return new Set(flags.filter((flag) => flag !== undefined));
}

/** The words of a challenge day's drop, as far as they are within reach; asked for again when a network comes. */
export function useDropWords(challengeDay: number): DropContent | undefined {
  const [drop, setDrop] = useState(() => contentLibrary.remembered(challengeDay));
  useEffect(() => {
    if (drop) return;
    let gone = false;
    const ask = () => {
      const read = contentLibrary.drop(challengeDay).catch(() => null);
      void read.then((found) => {
        if (!gone && found) setDrop(found);
      });
    };
    ask();
    const end = online.subscribe(ask);
    return () => {
      gone = true;
      end();
    };
  }, [challengeDay, drop]);
  return drop;
}
