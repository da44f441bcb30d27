import { addDays } from '../../shared/domain/local-day';
import { biblePrayerDay } from '../../shared/records/bible-prayer-day';
import { checkIn, FORM_MOODS, MOODS } from '../../shared/records/check-in';
import { dayReview } from '../../shared/records/day-review';
import { dropCompletion } from '../../shared/records/drop-completion';
import { journalEntry } from '../../shared/records/journal-entry';
import type { RecordKind } from '../../shared/records/kind';
import { mindfulSession } from '../../shared/records/mindful-session';
import { nourishDay } from '../../shared/records/nourish-day';
import { newestFirstOrder, type RecordBody, type RecordState } from '../../shared/records/record';
import * as words from './words';

/** A record without its version, which depends on what is stored. */
export type SeedRecord = Omit<RecordState, 'version'>;

const SEED_DROPS = 22;
/** How many days back she missed. */
const MISSED = new Set([12, 13, 24, 37]);
const SEED_DEVICE = 'seed';

/** Believable days that end with `today`. The same day always gives the same records. */
export function buildSeedRecords(today: string, dayCount: number): SeedRecord[] {
  const days = livedDays(today, dayCount);
  const drops = dropDays(days);
  return days.flatMap((day, index) => {
    const isToday = day === today;
    const some = [buildCheckIn(day, index), buildNourish(day, index)];
    if (isToday) return some;
    if (index % 3 !== 1) some.push(buildJournal(day, index));
    if (index % 4 !== 2) some.push(buildBiblePrayer(day, index));
    if (index % 4 === 0) some.push(buildMindfulSession(day, index / 4));
    const challengeDay = drops.get(day);
    if (challengeDay !== undefined) some.push(buildDrop(day, challengeDay));
    if (challengeDay !== undefined && challengeDay % 4 === 0)
      some.push(buildReview(day, challengeDay));
    return some;
  });
}

/** `count` entries of about 500 bytes, a few a day, going back from `today`: for benchmarks. */
export function buildBulkEntries(today: string, count: number): SeedRecord[] {
  return Array.from({ length: count }, (_, index) => {
    const text = `Entry ${index}. ${pick(words.JOURNAL_ENTRIES, index)}`;
    const content = text.padEnd(500, ` ${pick(words.TRUTHS, index)}`).slice(0, 500);
    const day = addDays(today, -Math.floor(index / 4));
    return build(journalEntry, `bulk-${index}`, day, 480 + (index % 4) * 120, {
      content,
      audioUrl: null,
    });
  });
}

/** Oldest first. */
function livedDays(today: string, dayCount: number): string[] {
  const days: string[] = [];
  for (let back = dayCount - 1; back >= 0; back -= 1) {
    if (!MISSED.has(back)) days.push(addDays(today, -back));
  }
  return days;
}

/** Which day of the journey she completed on which day: about every second one, the last of them yesterday. */
function dropDays(days: readonly string[]): Map<string, number> {
  const before = days.slice(0, -1);
  const step = before.length / SEED_DROPS;
  const drops = new Map<string, number>();
  for (let drop = 1; drop <= SEED_DROPS; drop += 1) {
    const day = before[Math.ceil(drop * step) - 1];
    if (day !== undefined) drops.set(day, drop);
  }
  return drops;
}

export function buildCheckIn(day: string, index: number): SeedRecord {
  return build(checkIn, checkIn.idFor(day), day, 430 + (index % 5) * 7, {
    mood: pick(FORM_MOODS, index * 5 + (index % 4)),
    truthStatement: pick(words.TRUTHS, index),
    gratitude1: pick(words.GRATITUDES, index * 3),
    gratitude2: index % 3 === 0 ? null : pick(words.GRATITUDES, index * 3 + 1),
    gratitude3: index % 2 === 0 ? null : pick(words.GRATITUDES, index * 3 + 2),
  });
}

export function buildJournal(day: string, index: number): SeedRecord {
  return build(journalEntry, `seed-journal-${day}`, day, 1_265 + (index % 6) * 9, {
    content: pick(words.JOURNAL_ENTRIES, Math.round((index * 2) / 3)),
    audioUrl: null,
    ...(index % 3 === 0 && { title: pick(words.JOURNAL_TITLES, index / 3) }),
    ...(index % 4 !== 1 && { mood: pick(MOODS, index * 7) }),
    ...(index % 2 === 0 && { tags: pick(words.JOURNAL_TAGS, index / 2) }),
    ...(index % 6 === 0 && { starred: true }),
  });
}

export function buildNourish(day: string, index: number): SeedRecord {
  return build(nourishDay, nourishDay.idFor(day), day, 1_140 + (index % 7) * 6, {
    waterIntake: { [SEED_DEVICE]: 3 + ((index * 5) % 6) },
    balancedMeals: { [SEED_DEVICE]: 1 + (index % 3) },
    mindfulEating: index % 5 === 0 ? null : index % 3 !== 0,
    gratefulForFood: index % 4 !== 0,
    emotionalEating: index % 9 === 4 ? pick(words.EMOTIONAL_EATING, index) : null,
    energyLevel: pick(['moderate', 'high', 'moderate', 'low'] as const, index),
    reflection: index % 2 === 0 ? pick(words.NOURISH_REFLECTIONS, index / 2) : null,
  });
}

export function buildBiblePrayer(day: string, index: number): SeedRecord {
  const reads = index % 5 !== 3;
  return build(biblePrayerDay, biblePrayerDay.idFor(day), day, 390 + (index % 4) * 10, {
    bibleReading: reads,
    biblePassage: reads ? pick(words.PASSAGES, index) : null,
    readingDuration: reads ? 10 + (index % 4) * 5 : null,
    prayer: true,
    prayerDuration: 5 + (index % 3) * 5,
    prayerTypes: index % 2 === 0 ? ['thanksgiving', 'petition'] : ['worship', 'intercession'],
    reflection: index % 3 === 0 ? pick(words.PRAYER_REFLECTIONS, index / 3) : null,
  });
}

function buildMindfulSession(day: string, index: number): SeedRecord {
  const moment = pick(words.MOMENTS, index);
  return build(mindfulSession, `seed-mindful-${day}`, day, 1_290, moment);
}

export function buildDrop(day: string, challengeDay: number): SeedRecord {
  return build(dropCompletion, dropCompletion.idFor(String(challengeDay)), day, 415, {
    challengeDay,
    reflection: pick(words.DROP_REFLECTIONS, challengeDay - 1),
    audioUrl: null,
  });
}

function buildReview(day: string, challengeDay: number): SeedRecord {
  return build(dayReview, dayReview.idFor(String(challengeDay)), day, 1_300, {
    challengeDay,
    ...pick(words.REVIEWS, challengeDay / 4 - 1),
  });
}

function build<Body extends RecordBody>(
  kind: RecordKind<Body>,
  id: string,
  day: string,
  minuteOfDay: number,
  body: Body,
): SeedRecord {
  const createdAt = Date.parse(`${day}T00:00:00Z`) + minuteOfDay * 60_000;
  return {
    id,
    kind: kind.name,
    day,
    order: newestFirstOrder(createdAt),
    deleted: false,
    createdAt,
    updatedAt: createdAt,
    utcOffsetMinutes: 0,
    body: kind.schema.parse(body),
  };
}

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[Math.floor(index) % items.length];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
}
