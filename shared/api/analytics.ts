/** How the people of an organization or of a prayer circle take part. What is told is in fives (E6, E7). */
import * as z from 'zod/mini';
import { DAILY_FLAGS } from '../domain/activity';
import { JOURNEY_DAYS } from '../domain/challenge-day';
import { localDay } from './local-day';

/** How many weeks are looked back on. */
export const ANALYTICS_WEEKS = 8;

/** Nobody is told of in a smaller company. */
export const FEWEST_PEOPLE = 5;

/** How many must be counted before anything is told. Accounts made up for the purpose cost more with each of them. */
export const FEWEST_SHARING = 10;

/** How old an account is before it is counted. */
export const COUNTED_AFTER_DAYS = 30;

/** The day of the challenge beyond which people are well on their way. */
export const FAR_PROGRESS_DAY = 60;

/** People, rounded down to a multiple of five; null for fewer than five. */
const people = z.nullable(z.int().check(z.minimum(FEWEST_PEOPLE), z.multipleOf(FEWEST_PEOPLE)));

/** Percent, to the nearest five between 5 and 95; null where fewer than five people have a part in it. */
const share = z.nullable(z.int().check(z.minimum(5), z.maximum(95)));

export const analyticsFigures = z.object({
  /** How many people are counted. */
  people: z.int(),
  /** Oldest first, none before the first that counts. `from` is a Monday. */
  weeks: z.array(z.object({ from: localDay, active: people })),
  /** On how many of a person's days each of the five was done. */
  shares: z.record(z.enum(DAILY_FLAGS), share),
  /** How many of the five on a person's day; null where a share is. */
  activitiesADay: z.nullable(z.number()),
  /** Who completed the Daily Drop of each of the ninety since they are counted. */
  completions: z.array(people).check(z.length(JOURNEY_DAYS)),
  /** Who completed the drop of {@link FAR_PROGRESS_DAY} or a later one. */
  farAlong: people,
});
export type AnalyticsFigures = z.infer<typeof analyticsFigures>;

const groupFigures = z.object({
  /** The first Monday that counts; null while fewer than {@link FEWEST_SHARING} people are counted. */
  countsFrom: z.nullable(localDay),
  /** Null until a whole week is over. */
  figures: z.nullable(analyticsFigures),
});
export type GroupFigures = z.infer<typeof groupFigures>;

/** GET /api/analytics/{organizationId}, by its administrator. */
export const analyticsAnswer = z.extend(groupFigures, { organizationName: z.string() });
export type AnalyticsAnswer = z.infer<typeof analyticsAnswer>;

/** GET /api/prayer-groups/{id}/figures, by its leader. */
export const circleFiguresAnswer = z.extend(groupFigures, { circleName: z.string() });
export type CircleFiguresAnswer = z.infer<typeof circleFiguresAnswer>;
