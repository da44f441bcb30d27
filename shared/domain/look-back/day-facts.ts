import { checkIn, MOODS, type Mood } from '../../records/check-in';
import { counterValue } from '../../records/fields';
import { journalEntry } from '../../records/journal-entry';
import type { RecordState } from '../../records/record';
import { toActivity } from '../activity';

/** What may hold on a day, next to which its mood stands. The weekdays are named from 0, Sunday. */
export const CIRCUMSTANCES = [
  'drop',
  'journal',
  'reading',
  'prayer',
  'mindful',
  'water',
  'meals',
  'energyHigh',
  'energyLow',
  'weekday0',
  'weekday1',
  'weekday2',
  'weekday3',
  'weekday4',
  'weekday5',
  'weekday6',
] as const;
export type Circumstance = (typeof CIRCUMSTANCES)[number];

/** From how many glasses of water, and how many balanced meals, a day counts as one with them. */
export const GLASSES = 6;
export const MEALS = 3;

/** What one record says about its day, without any of its words. */
export interface RecordFacts {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** The record's kind. */
  readonly kind: string;
  /** Ascending is newest first. */
  readonly order: number;
  readonly mood: Mood | undefined;
  /** What is known to have held, or not; a circumstance that was not noted is absent (L2). */
  readonly holds: Readonly<Partial<Record<Circumstance, boolean>>>;
}

/** A day with a mood, and what held on it. */
export interface MoodDay {
  readonly day: string;
  readonly mood: Mood;
  readonly holds: Readonly<Partial<Record<Circumstance, boolean>>>;
}

type FactsSource = Pick<
  RecordState,
  'kind' | 'day' | 'order' | 'utcOffsetMinutes' | 'deleted' | 'body'
>;

/** Reads the facts off a live record of any kind. */
export function toRecordFacts(record: FactsSource): RecordFacts {
  const { kind, day, order, body } = record;
  const isDone = toActivity(record).done;
  return { day, kind, order, mood: moodOf(body), holds: isDone ? holdsOf(kind, body) : {} };
}

/** A mood of the product; undefined for anything else (L1). */
function moodOf({ mood }: RecordState['body']): Mood | undefined {
  return MOODS.find((known) => known === mood);
}

function holdsOf(kind: string, body: RecordState['body']): RecordFacts['holds'] {
  switch (kind) {
    case 'drop':
      return { drop: true };
    case 'journal-entry':
      return { journal: true };
    case 'mindful-session':
      return { mindful: true };
    case 'bible-prayer-day':
      return {
        ...(body.bibleReading === true && { reading: true }),
        ...(body.prayer === true && { prayer: true }),
      };
    case 'nourish-day':
      return nourishHolds(body);
    default:
      return {};
  }
}

function nourishHolds(body: RecordState['body']): RecordFacts['holds'] {
  const glasses = counterValue(body.waterIntake as Record<string, number>);
  const meals = counterValue(body.balancedMeals as Record<string, number>);
  const energy = typeof body.energyLevel === 'string' ? body.energyLevel : undefined;
  return {
    ...(glasses > 0 && { water: glasses >= GLASSES }),
    ...(meals > 0 && { meals: meals >= MEALS }),
    ...(energy && { energyHigh: energy === 'high', energyLow: energy === 'low' }),
  };
}

/** The mood of each day that has one (L1), with what held on it; days in ascending order. */
export function moodDays(facts: Iterable<RecordFacts>): MoodDay[] {
  const days = new Map<string, RecordFacts[]>();
  for (const fact of facts) {
    const known = days.get(fact.day);
    if (known) known.push(fact);
    else days.set(fact.day, [fact]);
  }
  return [...days].sort(([one], [other]) => (one < other ? -1 : 1)).flatMap(toMoodDay);
}

function toMoodDay([day, facts]: readonly [string, readonly RecordFacts[]]): MoodDay[] {
  const mood = moodOfDay(facts);
  if (!mood) return [];
  const holds = Object.assign({}, UNNOTED, weekdays(day), ...facts.map((fact) => fact.holds));
  return [{ day, mood, holds }];
}

/** What a day without such a record is known not to have had: what is done is noted here or nowhere. */
const UNNOTED: RecordFacts['holds'] = {
  drop: false,
  journal: false,
  reading: false,
  prayer: false,
  mindful: false,
};

function moodOfDay(facts: readonly RecordFacts[]): Mood | undefined {
  const told = (kind: { readonly name: string }) =>
    facts
      .filter((fact) => fact.kind === kind.name && fact.mood !== undefined)
      .sort((one, other) => one.order - other.order)[0]?.mood;
  return told(checkIn) ?? told(journalEntry);
}

function weekdays(day: string): RecordFacts['holds'] {
  const here = new Date(`${day}T00:00:00Z`).getUTCDay();
  return Object.fromEntries(
    Array.from({ length: 7 }, (_, weekday) => [`weekday${weekday}`, weekday === here]),
  );
}
