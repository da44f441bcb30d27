import type { DailyFlag } from '../../../shared/domain/activity';

export interface TourStep {
  readonly title: string;
  readonly description: string;
  /** The window it is about; undefined for all five. */
  readonly flag: DailyFlag | undefined;
}

/** The six steps of the welcome tour (spec section 2). */
export const TOUR_STEPS: readonly [TourStep, ...TourStep[]] = [
  {
    title: 'Welcome to Your 90-Day Journey',
    description:
      'Five small practices a day, each a window that lights once it is kept. Nobody falls behind.',
    flag: undefined,
  },
  {
    title: 'Daily Drop - Scripture & Devotion',
    description:
      'A passage and a devotional, to read or to hear, and one question. Five minutes are enough.',
    flag: 'dailyDrop',
  },
  {
    title: 'Wholeness Check-In',
    description:
      'Choose the word nearest to how you are, write one truth to hold, and name up to three things you are grateful for.',
    flag: 'checkIn',
  },
  {
    title: 'Personal Journal',
    description:
      'Write, or speak, what is on your heart. It is saved on this device first, also with no signal.',
    flag: 'journal',
  },
  {
    title: 'Nourish Your Body',
    description:
      'Water, meals, how you ate and how much strength you have. Nothing is counted against you.',
    flag: 'nourish',
  },
  {
    title: 'Bible & Prayer Time',
    description: 'Note what you read and how you prayed. Your own words stay your own.',
    flag: 'bibleAndPrayer',
  },
];
