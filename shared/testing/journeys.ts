import fc from 'fast-check';
import {
  completedDrops,
  currentChallengeDay,
  firstOpenDay,
  JOURNEY_DAYS,
} from '../domain/challenge-day';
import { Traveller, ZONES } from './traveller';

interface Day {
  readonly does: readonly Deed[];
  /** Which record, counted from the newest, is changed again from here. */
  readonly edits: number;
  readonly deletes: boolean;
}

interface Leg {
  readonly zone: string;
  readonly days: readonly Day[];
  readonly waitHours: number;
  readonly flightHours: number;
}

/** A journey through zones: nights in each, something done every day, earlier days edited and deleted from elsewhere. */
export interface Plan {
  readonly start: string;
  readonly legs: readonly Leg[];
}

/** The five activities, as what can be done in a day. */
export const FIVE = ['drop', 'checkIn', 'journal', 'nourish', 'biblePrayer'] as const;

export type Deed = keyof typeof DEEDS;

/** Does something, on the person's day, where they are. */
export function doDeed(person: Traveller, deed: Deed): void {
  DEEDS[deed](person, person.history.length);
}

/** What can be done in a day. `written` is how much was written so far: it names what has no id of its own. */
const DEEDS = {
  drop(person: Traveller) {
    const drops = completedDrops(person.records);
    const day = currentChallengeDay(drops, person.today.day);
    if (drops.some(({ challengeDay }) => challengeDay === day)) return;
    person.save('drop', `drop:${day}`, { challengeDay: day, reflection: 'light', audioUrl: null });
  },
  /** The first that is open, though its day may not have come. */
  dropAhead(person: Traveller) {
    const drops = completedDrops(person.records);
    const day = firstOpenDay(new Set(drops.map(({ challengeDay }) => challengeDay)));
    if (day > JOURNEY_DAYS) return;
    person.save('drop', `drop:${day}`, { challengeDay: day, reflection: 'light', audioUrl: null });
  },
  checkIn(person: Traveller) {
    person.save('check-in', `check-in:${person.today.day}`, {
      mood: 'hopeful',
      truthStatement: 'held',
      gratitude1: null,
      gratitude2: null,
      gratitude3: null,
    });
  },
  journal(person: Traveller, written: number) {
    person.save('journal-entry', `entry-${written}`, { content: 'words', audioUrl: null });
  },
  nourish(person: Traveller) {
    person.save('nourish-day', `nourish-day:${person.today.day}`, {
      waterIntake: { phone: 8 },
      balancedMeals: {},
      mindfulEating: null,
      gratefulForFood: true,
      emotionalEating: null,
      energyLevel: null,
      reflection: null,
    });
  },
  biblePrayer(person: Traveller) {
    person.save('bible-prayer-day', `bible-prayer-day:${person.today.day}`, {
      bibleReading: null,
      biblePassage: null,
      readingDuration: null,
      prayer: true,
      prayerDuration: 5,
      prayerTypes: ['intercession'],
      reflection: null,
    });
  },
  dayReview(person: Traveller) {
    const day = currentChallengeDay(completedDrops(person.records), person.today.day);
    const review = { grateful: 'bread', truth: 'kept', tomorrowStep: 'rest' };
    person.save('day-review', `day-review:${day}`, { challengeDay: day, ...review });
  },
} as const;

/** Starts before a change of the clocks in one of the zones; in 2011 Samoa skipped a date. */
const STARTS = ['2026-03-05', '2026-03-27', '2026-09-24', '2026-10-29', '2011-12-26'];

const day: fc.Arbitrary<Day> = fc.record({
  does: fc.subarray([...FIVE, 'dropAhead', 'dayReview']),
  edits: fc.nat({ max: 8 }),
  deletes: fc.boolean(),
});

/** Waits and flights short enough that only a flight across the date line skips a date. */
const leg: fc.Arbitrary<Leg> = fc.record({
  zone: fc.constantFrom(...ZONES),
  days: fc.array(day, { minLength: 1, maxLength: 3 }),
  waitHours: fc.integer({ min: 1, max: 10 }),
  flightHours: fc.integer({ min: 1, max: 10 }),
});

/** The last leg ends with the landing, where it may still be yesterday. */
export const plans: fc.Arbitrary<Plan> = fc
  .tuple(fc.constantFrom(...STARTS), fc.array(leg, { minLength: 1, maxLength: 6 }), leg)
  .map(([start, legs, landing]) => ({ start, legs: [...legs, { ...landing, days: [] }] }));

/**
 * Lives a plan: a check-in on every local day, on landing too, and whatever else the day says. `each` is called after
 * every day with how many there were.
 */
export function travel(
  plan: Plan,
  each: (person: Traveller, daysLived: number) => void,
): Traveller {
  const [home] = plan.legs;
  const person = new Traveller(Date.parse(`${plan.start}T12:00:00Z`), home?.zone ?? 'Etc/UTC');
  const lived = new Set<string>();
  const live = (does: Day['does']) => {
    if (lived.has(person.today.day)) beginAgain(person);
    doDeed(person, 'checkIn');
    for (const deed of does) doDeed(person, deed);
    lived.add(person.today.day);
    each(person, lived.size);
  };
  for (const { zone, days, waitHours, flightHours } of plan.legs) {
    person.fly(zone, waitHours + flightHours);
    live([]);
    for (const { does, edits, deletes } of days) {
      person.sleep();
      live(does);
      changeEarlier(person, edits, deletes);
      each(person, lived.size);
    }
  }
  return person;
}

/** A date that is lived a second time, after a flight back over the date line, has something of its own from there. */
function beginAgain(person: Traveller): void {
  person.save('journal-entry', `again-${person.history.length}`, {
    content: 'words',
    audioUrl: null,
  });
}

/** Another word in any earlier record, or a journal entry less; what makes a day active stays. */
function changeEarlier(person: Traveller, edits: number, deletes: boolean): void {
  const { records } = person;
  const record = records.at(-1 - (edits % records.length));
  if (!record) return;
  if (deletes && record.id.startsWith('entry-')) person.remove(record.id);
  else person.save(record.kind, record.id, { ...record.body, note: `changed ${person.now}` });
}
