import { useEffect, useMemo, useState } from 'react';
import type { DropContent } from '../../../shared/content/pack';
import { type DailyFlag, flagOf, toActivity } from '../../../shared/domain/activity';
import type { RecordKind } from '../../../shared/records/kind';
import type { DeviceRecord, RecordBody } from '../../../shared/records/record';
import { contentLibrary } from '../../content/content-library';
import { combineLive } from '../../live/combine-live';
import { useLive } from '../../live/react/use-live';
import { online } from '../../platform/online';
import type { RecordOf } from '../../records/contract';
import { kindsInOrderOfDay, kindWords } from '../../records/kind-words';
import { useRecords } from '../../records/react/use-records';

const KINDS_OF_A_DAY = kindsInOrderOfDay().filter(
  ({ name }) => kindWords(name).counted !== undefined,
);

/**
 * Everything written on a day (`YYYY-MM-DD`) in the order of its page, of each kind the oldest first, as it changes;
 * undefined while first read.
 */
export function useDayRecords(day: string): readonly DeviceRecord[] | undefined {
  const records = useRecords();
  return useLive(
    useMemo(
      () =>
        combineLive(
          KINDS_OF_A_DAY.map((kind) => records.liveDays(kind, day, day)),
          (lists) => lists.flatMap((list): DeviceRecord[] => list.toReversed()),
        ),
      [records, day],
    ),
  );
}

/** Those of one kind. */
export function ofKind<Body extends RecordBody>(
  records: readonly DeviceRecord[],
  { name }: RecordKind<Body>,
): RecordOf<Body>[] {
  return records.filter(({ kind }) => kind === name) as RecordOf<Body>[];
}

/** Which of the five activities those records make done. */
export function doneOn(records: readonly DeviceRecord[]): ReadonlySet<DailyFlag> {
  const flags = records.map((record) => flagOf(toActivity(record)));
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
