import { type Course, journeyCourse } from './journey-course';
import { type Chronicle, type JourneyFacts, journeyFacts } from './journey-facts';
import { addDays } from './local-day';
import { MILESTONES } from './milestones';
import { AWARDED_STREAKS, type Today } from './streak';
import { STREAK_TITLES } from './streak-titles';

export type AchievementType = 'streak' | 'milestone' | 'completion' | 'consistency' | 'growth';

/** The four parts of the achievements screen, in its order (spec section 2). */
export const ACHIEVEMENT_SECTIONS = [
  'Consistency Streaks',
  'Journey Milestones',
  'Daily Completion',
  'Spiritual Growth',
] as const;
export type AchievementSection = (typeof ACHIEVEMENT_SECTIONS)[number];

/** One of the fifteen, as a person stands to it (spec sections 3 and 9). */
export interface Achievement {
  readonly id: string;
  readonly type: AchievementType;
  readonly section: AchievementSection;
  /** Its place among those of its section, from 1. */
  readonly level: number;
  readonly title: string;
  readonly description: string;
  readonly isUnlocked: boolean;
  /** 0 to `maxProgress`. */
  readonly progress: number;
  readonly maxProgress: number;
}

/** An achievement that was reached (spec section 3). */
export interface RecentAchievement extends Pick<Achievement, 'id' | 'title' | 'description'> {
  /** The local day on which its threshold was met, `YYYY-MM-DD`. */
  readonly completedAt: string;
}

/** How many the growth journey shows. */
export const RECENT_ACHIEVEMENTS = 5;

interface Rule extends Omit<Achievement, 'isUnlocked' | 'progress'> {
  isUnlocked(facts: JourneyFacts): boolean;
  /** May exceed `maxProgress`. */
  progress(facts: JourneyFacts): number;
  /** The local day on which it was unlocked. */
  earnedOn(course: Course): string | undefined;
}

const WHOLE_WEEK_DAYS = 7;
const DEVOTION = { challengeDay: 3, streakDays: 2 } as const;

const RULES: readonly Rule[] = [
  ...AWARDED_STREAKS.map((days, at) => streakRule(days, STREAK_TITLES[days], at + 1)),
  ...MILESTONES.map(({ day, title }, at) => milestoneRule(day, title, at + 1)),
  {
    id: 'complete-day',
    type: 'completion',
    section: 'Daily Completion',
    level: 1,
    title: 'Complete Day',
    description: 'All five activities in one day',
    maxProgress: 1,
    isUnlocked: ({ wholeDays }) => wholeDays >= 1,
    progress: ({ wholeDays }) => wholeDays,
    earnedOn: (course) => course.wholeDays(1),
  },
  {
    id: 'whole-week',
    type: 'consistency',
    section: 'Daily Completion',
    level: 2,
    title: 'Whole Week',
    description: 'Seven complete days',
    maxProgress: WHOLE_WEEK_DAYS,
    isUnlocked: ({ wholeDays }) => wholeDays >= WHOLE_WEEK_DAYS,
    progress: ({ wholeDays }) => wholeDays,
    earnedOn: (course) => course.wholeDays(WHOLE_WEEK_DAYS),
  },
  {
    id: 'dedicated-devotion',
    type: 'growth',
    section: 'Spiritual Growth',
    level: 1,
    title: 'Dedicated Devotion',
    description: `Day ${DEVOTION.challengeDay}, and ${DEVOTION.streakDays} days in a row`,
    maxProgress: 10,
    isUnlocked: ({ challengeDay, longestStreak }) =>
      challengeDay >= DEVOTION.challengeDay && longestStreak >= DEVOTION.streakDays,
    progress: ({ challengeDay, longestStreak }) => challengeDay * longestStreak,
    earnedOn: (course) =>
      later(course.challengeDay(DEVOTION.challengeDay), course.streak(DEVOTION.streakDays)),
  },
];

/**
 * All fifteen, locked and unlocked, in the order in which they are shown. What a broken streak once earned stays: it
 * goes by the longest one there was, and what is still locked counts the days of the present one.
 */
export function achievements(facts: JourneyFacts): Achievement[] {
  return RULES.map(({ isUnlocked, progress, earnedOn: _, ...rest }) => ({
    ...rest,
    isUnlocked: isUnlocked(facts),
    progress: Math.min(rest.maxProgress, progress(facts)),
  }));
}

/**
 * What one more record has earned (J15): unlocked with it, and not yet when something was last done before. What a midnight
 * unlocks, the first thing done on that day earns. `before` is the chronicle without that record, `after` with it.
 */
export function awardsEarned(before: Chronicle, after: Chronicle, today: Today): Achievement[] {
  const lastDay = lastActiveDay(before, today.day);
  const had = lastDay === undefined ? [] : unlocked(before, { ...today, day: lastDay });
  const known = new Set(had.map(({ id }) => id));
  return unlocked(after, today).filter(({ id }) => !known.has(id));
}

function unlocked({ activities, drops }: Chronicle, today: Today): Achievement[] {
  const all = achievements(journeyFacts(activities, drops, today));
  return all.filter(({ isUnlocked }) => isUnlocked);
}

/** The last day with an activity. Tomorrow counts too: a person who flew west may have written on that date already. */
function lastActiveDay({ activities }: Chronicle, today: string): string | undefined {
  const latest = addDays(today, 1);
  const days = activities.filter(({ done, day }) => done && day <= latest).map(({ day }) => day);
  return days.sort().at(-1);
}

/** Those reached last, newest first; of several on one day the later in the list comes first. */
export function recentAchievements(chronicle: Chronicle, today: Today): RecentAchievement[] {
  const facts = journeyFacts(chronicle.activities, chronicle.drops, today);
  const course = journeyCourse(chronicle);
  const reached: RecentAchievement[] = [];
  for (const { id, title, description, isUnlocked, earnedOn } of RULES) {
    const completedAt = isUnlocked(facts) ? earnedOn(course) : undefined;
    if (completedAt !== undefined) reached.unshift({ id, title, description, completedAt });
  }
  const newestFirst = reached.sort((one, other) => compareDays(other.completedAt, one.completedAt));
  return newestFirst.slice(0, RECENT_ACHIEVEMENTS);
}

function compareDays(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function later(one: string | undefined, other: string | undefined): string | undefined {
  if (one === undefined || other === undefined) return undefined;
  return one > other ? one : other;
}

function streakRule(days: number, title: string, level: number): Rule {
  const isUnlocked = ({ longestStreak }: JourneyFacts) => longestStreak >= days;
  return {
    id: `streak-${days}`,
    type: 'streak',
    section: 'Consistency Streaks',
    level,
    title,
    description: `${days} days in a row`,
    maxProgress: days,
    isUnlocked,
    progress: (facts) => (isUnlocked(facts) ? days : facts.currentStreak),
    earnedOn: (course) => course.streak(days),
  };
}

function milestoneRule(day: number, title: string, level: number): Rule {
  return {
    id: `milestone-${day}`,
    type: 'milestone',
    section: 'Journey Milestones',
    level,
    title,
    description: `Day ${day}`,
    maxProgress: day,
    isUnlocked: ({ challengeDay }) => challengeDay >= day,
    progress: ({ challengeDay }) => challengeDay,
    earnedOn: (course) => course.challengeDay(day),
  };
}
