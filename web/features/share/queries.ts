import { useEffect, useMemo, useState } from 'react';
import { TRANSLATION } from '../../../shared/content/translation';
import { type Verse, verseOfDay } from '../../../shared/content/verses';
import { achievements } from '../../../shared/domain/achievements';
import { flagOf, toActivity } from '../../../shared/domain/activity';
import { progressIn } from '../../../shared/domain/journeys-kept';
import { addDays, lastDays } from '../../../shared/domain/local-day';
import { allKinds } from '../../../shared/records/registry';
import { contentLibrary } from '../../content/content-library';
import { wordsOf } from '../../content/scripture/verses-of';
import { useChallenge } from '../../journey/react/use-challenge';
import { useJourneyFacts } from '../../journey/react/use-journey-facts';
import { combineLive } from '../../live/combine-live';
import { useLive } from '../../live/react/use-live';
import { useInitialPullDone } from '../../person/react/use-sync-state';
import { useRecords } from '../../records/react/use-records';
import { toShared } from './picture/achievement-picture';
import type { Passage, ShareFacts, WeekDay } from './picture/share-facts';

const WEEK_DAYS = 7;

/**
 * What the pictures show, of the journey that the person walks or of an earlier one; undefined until read, and on a new
 * device until everything written elsewhere has come.
 */
export function useShareFacts(today: string, journey?: number): ShareFacts | undefined {
  const standing = useChallenge(today);
  const challenge = useMemo(
    () => standing && progressIn(standing, journey ?? standing.journey),
    [standing, journey],
  );
  const week = useWeek(today);
  const settled = useInitialPullDone();
  const verse = verseOfDay(today);
  const scripture = useScripture(challenge?.day, verse);
  return useMemo(
    () =>
      settled && challenge && week && scripture
        ? { ...challenge, verse, scripture, week }
        : undefined,
    [settled, challenge, verse, scripture, week],
  );
}

/** As above, with the achievement of this id; null where it is not unlocked or there is none. */
export function useAchievementFacts(id: string, today: string): ShareFacts | null | undefined {
  const share = useShareFacts(today);
  const journey = useJourneyFacts(today);
  return useMemo(() => {
    if (!share || !journey) return undefined;
    const found = achievements(journey).find((each) => each.id === id);
    return found?.isUnlocked ? { ...share, achievement: toShared(found) } : null;
  }, [id, share, journey]);
}

/** As above, with the prayer of a day's drop; null where it has none or is not within reach. */
export function usePrayerFacts(challengeDay: number, today: string): ShareFacts | null | undefined {
  const share = useShareFacts(today);
  const prayer = usePrayer(challengeDay);
  return useMemo(() => {
    if (prayer === null) return null;
    if (!share || prayer === undefined) return undefined;
    return { ...share, prayer: { day: challengeDay, text: prayer } };
  }, [share, prayer, challengeDay]);
}

/** As above, with verses by their reference as data; null where there are none, or they can't be had. */
export function usePassageFacts(reference: string, today: string): ShareFacts | null | undefined {
  const share = useShareFacts(today);
  const text = useWords(reference);
  return useMemo(() => {
    if (text === null) return null;
    if (!share || text === undefined) return undefined;
    return { ...share, passage: { reference, translation: TRANSLATION.id, text } };
  }, [share, text, reference]);
}

/** Null where there are none, undefined until read. */
function useWords(reference: string): string | null | undefined {
  const [read, setRead] = useState<{ readonly of: string; readonly words: string | null }>();
  useEffect(() => {
    let gone = false;
    void wordsOf(reference)
      .catch(() => undefined)
      .then((words) => {
        if (!gone) setRead({ of: reference, words: words ?? null });
      });
    return () => {
      gone = true;
    };
  }, [reference]);
  return read?.of === reference ? read.words : undefined;
}

/** Null where there is none, undefined until read. */
function usePrayer(challengeDay: number): string | null | undefined {
  const [read, setRead] = useState<{ readonly day: number; readonly prayer: string | null }>();
  useEffect(() => {
    let gone = false;
    void contentLibrary
      .drop(challengeDay)
      .catch(() => null)
      .then((drop) => {
        if (!gone) setRead({ day: challengeDay, prayer: drop?.prayer ?? null });
      });
    return () => {
      gone = true;
    };
  }, [challengeDay]);
  return read?.day === challengeDay ? read.prayer : undefined;
}

/** What was done on each of the seven days up to today. */
function useWeek(today: string): readonly WeekDay[] | undefined {
  const records = useRecords();
  return useLive(
    useMemo(() => {
      const days = lastDays(today, WEEK_DAYS).reverse();
      const kinds = allKinds().filter(({ flag }) => flag !== undefined);
      const from = addDays(today, 1 - WEEK_DAYS);
      const lives = kinds.map((kind) => records.liveDays(kind, from, today));
      return combineLive(lives, (lists) => {
        const activities = lists.flat().map(toActivity);
        return days.map((day) => {
          const flags = activities.filter((activity) => activity.day === day).map(flagOf);
          return { day, done: new Set(flags.filter((flag) => flag !== undefined)) };
        });
      });
    }, [records, today]),
  );
}

/** The Scripture of a day's drop, or the day's verse where the drop is not on this device and nobody answers. */
function useScripture(challengeDay: number | undefined, verse: Verse): Passage | undefined {
  const [read, setRead] = useState<{ readonly day: number; readonly passage: Passage }>();
  useEffect(() => {
    if (challengeDay === undefined) return;
    let gone = false;
    void readScripture(challengeDay)
      .catch(() => verse)
      .then((passage) => {
        if (!gone) setRead({ day: challengeDay, passage });
      });
    return () => {
      gone = true;
    };
  }, [challengeDay, verse]);
  return read?.day === challengeDay ? read?.passage : undefined;
}

async function readScripture(challengeDay: number): Promise<Passage> {
  const drop = await contentLibrary.drop(challengeDay);
  if (!drop) throw new Error(`No drop for day ${challengeDay}`);
  const { reference, translation, verses } = drop;
  return { reference, translation, text: verses.map(({ text }) => text).join(' ') };
}
