import { type Deed, doDeed, FIVE } from './journeys';
import { Traveller } from './traveller';

/** A person one step short of an achievement, in every way there is, and one who has just come to it. */
export interface AchievementSample {
  readonly title: string;
  readonly short: readonly Traveller[];
  readonly there: Traveller;
}

const HOME = 'Europe/London';
const FIRST_NOON = Date.parse('2026-03-01T12:00:00Z');

const STREAKS = [
  [3, 'Faithful Beginner'],
  [7, 'Week Warrior'],
  [14, 'Steady Soul'],
  [21, 'Habit Hero'],
  [30, 'Month Master'],
  [60, 'Transformation Leader'],
  [90, 'Wholeness Champion'],
] as const;

const MILESTONES = [
  [7, 'First Week'],
  [30, 'First Month'],
  [45, 'Halfway Point'],
  [60, 'Two Months Strong'],
  [90, 'Journey Complete'],
] as const;

const FOUR = FIVE.slice(1);

/** All fifteen, by the words and numbers of spec section 9. */
export const ACHIEVEMENT_SAMPLES: readonly AchievementSample[] = [
  ...STREAKS.map(([days, title]) => ({
    title,
    short: [lived(days - 1, ['checkIn'])],
    there: lived(days, ['checkIn']),
  })),
  ...MILESTONES.map(([day, title]) => ({
    title,
    short: [lived(day - 1, ['drop'])],
    there: theDayAfter(lived(day - 1, ['drop'])),
  })),
  { title: 'Complete Day', short: [lived(1, FOUR)], there: lived(1, FIVE) },
  {
    title: 'Whole Week',
    short: [lived(6, FIVE), lived(1, FOUR, lived(6, FIVE))],
    there: lived(7, FIVE),
  },
  {
    title: 'Dedicated Devotion',
    // The third day of the journey without a second day in a row, and the other way round.
    short: [theDayAfter(aDayApart()), lived(1, ['checkIn'], lived(1, ['drop']))],
    there: theDayAfter(lived(2, ['drop'])),
  },
];

/** Lives so many days and does the same on each. Stays on the evening of the last. */
function lived(
  days: number,
  does: readonly Deed[],
  person = new Traveller(FIRST_NOON, HOME),
): Traveller {
  for (let day = 1; day <= days; day += 1) {
    if (person.history.length > 0) person.sleep();
    for (const deed of does) doDeed(person, deed);
  }
  return person;
}

function theDayAfter(person: Traveller): Traveller {
  person.sleep();
  return person;
}

/** Completes two drops, with a day between them. */
function aDayApart(): Traveller {
  return lived(1, ['drop'], theDayAfter(lived(1, ['drop'])));
}
