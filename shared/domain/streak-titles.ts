import type { AWARDED_STREAKS } from './streak';

/** The awards for days in a row, by their number (spec section 10). */
export const STREAK_TITLES: Readonly<Record<(typeof AWARDED_STREAKS)[number], string>> = {
  3: 'Faithful Beginner',
  7: 'Week Warrior',
  14: 'Steady Soul',
  21: 'Habit Hero',
  30: 'Month Master',
  60: 'Transformation Leader',
  90: 'Wholeness Champion',
};
