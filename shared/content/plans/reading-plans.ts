import beginningAgain from './beginning-again-7.json';
import comfort from './comfort-14.json';
import courage from './courage-14.json';
import drops from './drops-90.json';
import gospels from './gospels-90.json';
import gratitude from './gratitude-14.json';
import peace from './peace-14.json';
import { PLAN_IDS, PLAN_TITLES, type PlanId, THEMED_PLAN_IDS } from './plan-titles';
import proverbs from './proverbs-31.json';
import psalms from './psalms-60.json';
import rest from './rest-7.json';

/** A plan for reading Scripture, a day at a time. */
export interface ReadingPlan {
  readonly id: PlanId;
  readonly title: string;
  /** It is about one theme, and short (N11). */
  readonly isThemed: boolean;
  /** One paragraph about it. */
  readonly about: string;
  /** The passages of each day as data, the first day first: chapters (`Psalms 23`) or verses of one (`John 1:1-28`). */
  readonly days: readonly (readonly string[])[];
}

const ABOUT: Readonly<Record<PlanId, string>> = {
  'psalms-60':
    'All 150 psalms in their order, in sixty days of about the same length. The psalms are prayers: thanks, complaint, ' +
    'fear, and praise, said to God as they came. You can read each one as your own.',
  'gospels-90':
    'Matthew, Mark, Luke, and John, one after another, in ninety days. Most days are one chapter, about five minutes of ' +
    'reading. Long chapters are divided, and short ones stand together.',
  'proverbs-31':
    'One chapter of Proverbs a day, for a month. Short sentences about work, money, friends, speech, and the fear of God, ' +
    'made to be read slowly and remembered.',
  'drops-90':
    'Each Daily Drop begins with a few verses. Here you read what stands around them: the chapter, or in a long chapter ' +
    'the whole scene. The days follow the order of the drops. You can read them beside the drops or alone.',
  'peace-14':
    'Fourteen chapters about peace and stillness, from the psalms, the prophets, Jesus, and the apostles. Each one holds a ' +
    'short passage that people come back to, with what stands around it.',
  'courage-14':
    'Fourteen chapters for days on which you are afraid or have something hard to do. Most of those who were told not to ' +
    'fear were afraid. Read what was said to them, and when.',
  'rest-7':
    'Seven chapters about rest: the seventh day, the good shepherd, and the invitation of Jesus to all who labor. One a ' +
    'day, for a week in which you want to do less.',
  'gratitude-14':
    'Fourteen chapters of thanks and joy. Some were written on good days and some in prison. You can end each one with ' +
    'something that you thank God for.',
  'comfort-14':
    'Fourteen chapters for people who grieve, or who are sad and can’t say why. Some lament and some comfort, and nothing ' +
    'in them tells you to hurry.',
  'beginning-again-7':
    'Seven chapters for a new start after something ended, went wrong, or was left undone. They speak of mercy in the ' +
    'morning, of falling, and of rising again.',
};

const DAYS: Readonly<Record<PlanId, ReadingPlan['days']>> = {
  'psalms-60': psalms,
  'gospels-90': gospels,
  'proverbs-31': proverbs,
  'drops-90': drops,
  'peace-14': peace,
  'courage-14': courage,
  'rest-7': rest,
  'gratitude-14': gratitude,
  'comfort-14': comfort,
  'beginning-again-7': beginningAgain,
};

/** Every plan, in the order in which they are offered. Their days are written by `npm run verses`. */
export const READING_PLANS: readonly ReadingPlan[] = PLAN_IDS.map((id) => ({
  id,
  title: PLAN_TITLES[id],
  isThemed: (THEMED_PLAN_IDS as readonly string[]).includes(id),
  about: ABOUT[id],
  days: DAYS[id],
}));

/** The plan of that id; undefined for one that this app doesn't have. */
export function findPlan(id: string): ReadingPlan | undefined {
  return READING_PLANS.find((plan) => plan.id === id);
}

/** The passages of a day, numbered from 1; none for a day that the plan doesn't have. */
export function passagesOfDay({ days }: Pick<ReadingPlan, 'days'>, day: number): readonly string[] {
  return days[day - 1] ?? [];
}
