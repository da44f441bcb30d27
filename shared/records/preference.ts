import * as z from 'zod/mini';
import { MOST_JOURNEYS } from '../domain/challenge-day';
import { commonFields, shortText } from './fields';
import type { KeyedKind } from './kind';

/** What a person may hope for (spec section 9). */
export const GOALS = ['healing', 'peace', 'focus', 'growth'] as const;
export type Goal = (typeof GOALS)[number];

/** Where in a drop a person stopped listening last. */
const heardPlace = z.looseObject({
  /** The challenge day, 1 to 90. */
  day: z.int().check(z.minimum(1), z.maximum(90)),
  /** The sentence, from 0. */
  at: z.int().check(z.minimum(0)),
  /** The millisecond of the recording. */
  ms: z.int().check(z.minimum(0)),
  /** When they were there, milliseconds since the epoch. */
  heardAt: z.int(),
});
export type HeardPlaceBody = z.infer<typeof heardPlace>;

/** More than anybody is ever offered. */
const MOST_LEFT_PLANS = 2_000;

/** More than anybody stars. */
const MOST_FAVORITES = 2_000;

/** More than anybody leads. */
const MOST_CIRCLES = 2_000;

const schema = z.looseObject({
  /** Whether streaks are shown anywhere; where absent they are. */
  showsStreaks: z.optional(z.boolean()),
  /** The welcome tour was shown to the end, or closed. */
  hasSeenTour: z.optional(z.boolean()),
  /** What the person hopes for; where absent they have not said. */
  goals: z.optional(z.array(z.enum(GOALS)).check(z.maxLength(GOALS.length))),
  /** Written when the listening pauses or ends, not while it goes on. */
  heardPlace: z.optional(heardPlace),
  /** The chapter of the Bible that was read last, as data: `Psalms 23`. */
  readingPlace: z.optional(shortText),
  /** Declarations the person comes back to, by their ids, ours and their own. */
  favoriteDeclarations: z.optional(z.array(shortText).check(z.maxLength(MOST_FAVORITES))),
  /** Plans of prayer circles that are not for this person, by the ids that the circles give them. */
  leftCirclePlans: z.optional(z.array(shortText).check(z.maxLength(MOST_LEFT_PLANS))),
  /** Whether Home may bring up an earlier day; where absent it may. */
  bringsUpEarlierDays: z.optional(z.boolean()),
  /** Journeys after the first that the person began, by their numbers; never taken away (J11). */
  journeys: z.optional(
    z
      .array(z.int().check(z.minimum(2), z.maximum(MOST_JOURNEYS)))
      .check(z.maxLength(MOST_JOURNEYS)),
  ),
  /** Circles whose first steps for leaders the person has hidden, by their ids. */
  hiddenLeaderStarts: z.optional(z.array(shortText).check(z.maxLength(MOST_CIRCLES))),
  /** The person has opened the guide for leaders from these steps. */
  hasOpenedLeaderGuide: z.optional(z.boolean()),
  ...commonFields,
});
export type PreferenceBody = z.infer<typeof schema>;

/** The one record of what a person wants to see. They follow the person from device to device. */
export const PREFERENCE_ID = 'preference:person';

/** What a person wants to see, each a field that is absent until chosen. Merged one by one. */
export const preference: KeyedKind<PreferenceBody, 'preference'> = {
  name: 'preference',
  schema,
  fields: {
    showsStreaks: 'choice',
    hasSeenTour: 'choice',
    goals: 'set',
    heardPlace: 'choice',
    readingPlace: 'choice',
    favoriteDeclarations: 'set',
    leftCirclePlans: 'set',
    bringsUpEarlierDays: 'choice',
    journeys: 'set',
    hiddenLeaderStarts: 'set',
    hasOpenedLeaderGuide: 'choice',
    keptVersions: 'set',
  },
  idFor: () => PREFERENCE_ID,
  countsAsDone: () => false,
};

/** Whether streaks are shown to somebody who keeps these preferences, or none yet. */
export function wantsStreaks(body: PreferenceBody | undefined): boolean {
  return body?.showsStreaks !== false;
}
