import { biblePrayerDay } from '../records/bible-prayer-day';
import { dayReview } from '../records/day-review';
import { counterValue } from '../records/fields';
import { journalEntry } from '../records/journal-entry';
import type { RecordKind } from '../records/kind';
import { nourishDay } from '../records/nourish-day';
import type { RecordBody, RecordState } from '../records/record';
import { type RecentAchievement, recentAchievements } from './achievements';
import { DoneActivities } from './activity';
import { type CompletedDrop, completedDrops } from './challenge-day';
import { type Chronicle, type JourneyFacts, journeyFacts } from './journey-facts';
import { MILESTONES } from './milestones';
import type { Today } from './streak';

export type GrowthCategory = 'spiritual' | 'wellness' | 'growth' | 'connection';

/** A milestone of the growth journey (spec section 3). */
export interface GrowthMilestone {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly category: GrowthCategory;
  /** 0 to `triggerValue`. */
  readonly progress: number;
  readonly triggerValue: number;
  readonly isCompleted: boolean;
  /** What was done to come here, in a sentence: nothing that nobody can know. */
  readonly reward: string;
}

export interface GrowthStats {
  readonly daysActive: number;
  readonly dailyDropsCompleted: number;
  readonly journalEntries: number;
  readonly milestonesCompleted: number;
}

/** The growth journey response (spec section 3). */
export interface GrowthJourney {
  readonly milestones: readonly GrowthMilestone[];
  readonly stats: GrowthStats;
  readonly recentAchievements: readonly RecentAchievement[];
}

/** What only the words of a record say, beyond its being done. */
interface Deeds {
  /** Days on which eight glasses were drunk. */
  readonly daysOfEightGlasses: number;
  /** Days on which the person prayed for others. */
  readonly daysOfIntercession: number;
}

interface MilestoneRule extends Omit<GrowthMilestone, 'progress' | 'isCompleted'> {
  value(facts: JourneyFacts & Deeds): number;
}

const GLASSES_A_DAY = 8;

const [FIRST_WEEK, FIRST_MONTH, HALFWAY, TWO_MONTHS, COMPLETE] = MILESTONES;

/** In the order in which most people come to them. */
const RULES: readonly MilestoneRule[] = [
  {
    ...onTheWay(FIRST_WEEK, 'Seven'),
    reward: 'A week is a rhythm. You’ve begun one.',
  },
  {
    id: 'pen-to-paper',
    title: 'Pen to paper',
    description: 'Ten journal entries',
    category: 'growth',
    triggerValue: 10,
    reward: 'Ten entries to come back to.',
    value: ({ journalEntries }) => journalEntries,
  },
  {
    id: 'carried-together',
    title: 'Carried together',
    description: 'Seven days of praying for others',
    category: 'connection',
    triggerValue: 7,
    reward: 'Seven days on which you brought other people to God.',
    value: ({ daysOfIntercession }) => daysOfIntercession,
  },
  {
    id: 'before-the-day-closes',
    title: 'Before the day closes',
    description: 'Fourteen day reviews',
    category: 'growth',
    triggerValue: 14,
    reward: 'Fourteen days that you looked back on with thanks.',
    value: ({ dayReviews }) => dayReviews,
  },
  {
    ...onTheWay(FIRST_MONTH, 'Thirty'),
    reward: 'A month on the way, one day at a time.',
  },
  {
    id: 'living-water',
    title: 'Living water',
    description: 'Twenty days of eight glasses',
    category: 'wellness',
    triggerValue: 20,
    reward: 'Twenty days of looking after the body God gave you.',
    value: ({ daysOfEightGlasses }) => daysOfEightGlasses,
  },
  {
    ...onTheWay(HALFWAY, 'Forty-five'),
    reward: 'You’ve come as far as you have left to go.',
  },
  {
    ...onTheWay(TWO_MONTHS, 'Sixty'),
    reward: 'Two months of coming back, day by day.',
  },
  {
    ...onTheWay(COMPLETE, 'Ninety'),
    reward: 'Ninety windows, and light in them. Walk on.',
  },
];

/** The growth journey as it stands today, told by live records of the {@link journeyKinds}, in any order. */
export function growthJourney(records: readonly RecordState[], today: Today): GrowthJourney {
  const tale = new GrowthTale();
  tale.add(records);
  return tale.journey(today);
}

/** The same for records that come a part at a time: what is kept of each is little, however long its text. */
export class GrowthTale {
  readonly #done = new DoneActivities();
  readonly #drops: CompletedDrop[] = [];
  #deeds: Deeds = { daysOfEightGlasses: 0, daysOfIntercession: 0 };

  /** Each record once. */
  add(records: readonly RecordState[]): void {
    for (const record of records) this.#done.add(record);
    this.#drops.push(...completedDrops(records));
    const more = toDeeds(records);
    this.#deeds = {
      daysOfEightGlasses: this.#deeds.daysOfEightGlasses + more.daysOfEightGlasses,
      daysOfIntercession: this.#deeds.daysOfIntercession + more.daysOfIntercession,
    };
  }

  journey(today: Today): GrowthJourney {
    const chronicle: Chronicle = { activities: this.#done.all(), drops: this.#drops };
    const facts = {
      ...journeyFacts(chronicle.activities, chronicle.drops, today),
      journalEntries: this.#done.count(journalEntry),
      dayReviews: this.#done.count(dayReview),
    };
    const milestones = growthMilestones({ ...facts, ...this.#deeds });
    return {
      milestones,
      stats: {
        daysActive: facts.daysActive,
        dailyDropsCompleted: facts.completedDrops,
        journalEntries: facts.journalEntries,
        milestonesCompleted: milestones.filter(({ isCompleted }) => isCompleted).length,
      },
      recentAchievements: recentAchievements(chronicle, today),
    };
  }
}

function growthMilestones(facts: JourneyFacts & Deeds): GrowthMilestone[] {
  return RULES.map(({ value, ...rest }) => {
    const progress = Math.min(rest.triggerValue, value(facts));
    return { ...rest, progress, isCompleted: progress >= rest.triggerValue };
  });
}

function toDeeds(records: readonly RecordState[]): Deeds {
  let daysOfEightGlasses = 0;
  let daysOfIntercession = 0;
  for (const record of records) {
    const water = readBody(nourishDay, record)?.waterIntake;
    if (counterValue(water) >= GLASSES_A_DAY) daysOfEightGlasses += 1;
    const day = readBody(biblePrayerDay, record);
    if (day?.prayer && day.prayerTypes?.includes('intercession')) daysOfIntercession += 1;
  }
  return { daysOfEightGlasses, daysOfIntercession };
}

function readBody<Body extends RecordBody>(
  kind: RecordKind<Body>,
  record: RecordState,
): Body | undefined {
  if (record.deleted || record.kind !== kind.name) return undefined;
  const parsed = kind.schema.safeParse(record.body);
  return parsed.success ? parsed.data : undefined;
}

function onTheWay(
  { day, title }: (typeof MILESTONES)[number],
  inWords: string,
): Omit<MilestoneRule, 'reward'> {
  return {
    id: `day-${day}`,
    title,
    description: `${inWords} days on the way`,
    category: 'spiritual',
    triggerValue: day,
    value: ({ challengeDay }) => challengeDay,
  };
}
