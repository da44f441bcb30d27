import { useEffect, useMemo, useState } from 'react';
import { readPassages } from '../../../shared/content/read-passage';
import { biblePrayerDay } from '../../../shared/records/bible-prayer-day';
import { checkIn } from '../../../shared/records/check-in';
import { contentLibrary } from '../../content/content-library';
import { useChallenge } from '../../journey/react/use-challenge';
import { useLive } from '../../live/react/use-live';
import { useToday } from '../../live/react/use-today';
import { usePerson } from '../../person/react/person-context';
import { useRecords } from '../../records/react/use-records';
import type { ChosenPassage } from './model/scripture-sitting';

/** Beyond these the list of today is no help. */
const MOST_OF_TODAY = 4;

/** The passage of today's Daily Drop with its verses; undefined while it is read, and where it is not on this device. */
export function useTodaysDrop(): ChosenPassage | undefined {
  const day = useChallenge(useToday())?.day;
  const [drop, setDrop] = useState<ChosenPassage>();
  useEffect(() => {
    let isCurrent = true;
    if (day === undefined) return;
    contentLibrary.drop(day).then(
      (found) => {
        if (isCurrent && found) setDrop({ passage: found.reference, verses: found.verses });
      },
      // The other passages are there.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [day]);
  return drop;
}

/** The passages that stand in today's Bible & Prayer, as data: in its form, where that is not saved yet, else in its record. */
export function useTodaysPassages(): readonly string[] {
  const { keeper } = usePerson();
  const records = useRecords();
  const today = useToday();
  const [typed, setTyped] = useState<string>();
  const kept = useLive(
    useMemo(() => records.liveOne(biblePrayerDay, biblePrayerDay.idFor(today)), [records, today]),
  );
  useEffect(() => {
    let isCurrent = true;
    const draft = keeper.read<{ readonly form?: { readonly passage?: string } }>(
      `bible-prayer:${today}`,
    );
    draft.then(
      (found) => isCurrent && setTyped(found?.form?.passage),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [keeper, today]);
  const text = typed || (kept?.body.biblePassage ?? '');
  return useMemo(
    () =>
      readPassages(text)
        .filter((passage) => /\d(:[\d-]+)?$/.test(passage))
        .slice(0, MOST_OF_TODAY),
    [text],
  );
}

/** What the person is thankful for by today's check-in. */
export function useGratitudes(): readonly string[] {
  const records = useRecords();
  const today = useToday();
  const kept = useLive(
    useMemo(() => records.liveOne(checkIn, checkIn.idFor(today)), [records, today]),
  );
  const { gratitude1, gratitude2, gratitude3 } = kept?.body ?? {};
  return [gratitude1, gratitude2, gratitude3].flatMap((line) => line?.trim() || []);
}
