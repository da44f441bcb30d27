import { dayReview } from '../records/day-review';
import { journalEntry } from '../records/journal-entry';
import type { RecordKind } from '../records/kind';
import type { RecordState } from '../records/record';
import { allKinds } from '../records/registry';
import { type Activity, toActivity } from './activity';
import { type CompletedDrop, completedDrops, currentChallengeDay } from './challenge-day';
import { dropsOf } from './journeys';
import { currentStreak, streakLengths, type Today } from './streak';
import { wholeDays } from './whole-days';

/** All that achievements and growth milestones go by. The same on a device that is offline and on the server. */
export interface JourneyFacts {
  /** The day of the first journey, 1 to 90: awards and milestones go by it, and stay through later ones (J13). */
  readonly challengeDay: number;
  /** Daily Drops completed, in all journeys. */
  readonly completedDrops: number;
  readonly currentStreak: number;
  /** The longest streak there ever was; never below the current one. */
  readonly longestStreak: number;
  /** Days with at least one of the five activities. */
  readonly daysActive: number;
  /** Days with all five. */
  readonly wholeDays: number;
  readonly journalEntries: number;
  readonly dayReviews: number;
}

/** The kinds of record that the journey is told by. */
export function journeyKinds(): RecordKind[] {
  return allKinds().filter(({ name, flag }) => flag !== undefined || name === dayReview.name);
}

/** What those records say of the journey, in a shape that counts without reading their words again. */
export interface Chronicle {
  readonly activities: readonly Activity[];
  readonly drops: readonly CompletedDrop[];
}

/** The journey's part of a person's records, in any order; other kinds and tombstones are passed over. */
export function toChronicle(records: readonly RecordState[]): Chronicle {
  return { activities: records.map(toActivity), drops: completedDrops(records) };
}

/** The facts of a journey as it stands today. The order of what is given does not matter. */
export function journeyFacts(
  activities: readonly Activity[],
  drops: readonly CompletedDrop[],
  today: Today,
): JourneyFacts {
  const streaks = streakLengths(activities);
  const count = (kind: Pick<RecordKind, 'name'>) =>
    activities.filter((activity) => activity.done && activity.kind === kind.name).length;
  return {
    challengeDay: currentChallengeDay(dropsOf(drops, 1), today.day),
    completedDrops: new Set(
      drops.map(({ journey = 1, challengeDay }) => `${journey} ${challengeDay}`),
    ).size,
    currentStreak: currentStreak(activities, today),
    longestStreak: [...streaks.values()].reduce((most, days) => Math.max(most, days), 0),
    daysActive: streaks.size,
    wholeDays: wholeDays(activities).length,
    journalEntries: count(journalEntry),
    dayReviews: count(dayReview),
  };
}
