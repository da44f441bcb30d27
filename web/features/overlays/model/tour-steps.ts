import type { DailyFlag } from '../../../../shared/domain/activity';

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
      'Five small practices a day, each a window that lights when you do it. Nobody falls behind.',
    flag: undefined,
  },
  {
    title: 'Daily Drop - Scripture & Devotion',
    description:
      'A passage and a devotional, to read or to hear, and one question. Five minutes is enough.',
    flag: 'dailyDrop',
  },
  {
    title: 'Wholeness Check-In',
    description:
      'Choose the word closest to how you feel, write one truth to hold, and name up to three things you’re grateful for.',
    flag: 'checkIn',
  },
  {
    title: 'Personal Journal',
    description: 'Write or record what’s on your heart. It’s saved on your device, even offline.',
    flag: 'journal',
  },
  {
    title: 'Nourish Your Body',
    description:
      'Water, meals, how you ate, and how much energy you have. Nothing is counted against you.',
    flag: 'nourish',
  },
  {
    title: 'Bible & Prayer Time',
    description: 'Note what you read and how you prayed. Other members can’t see it.',
    flag: 'bibleAndPrayer',
  },
];
