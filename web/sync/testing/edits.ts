import { biblePrayerDay, PRAYER_TYPES } from '../../../shared/records/bible-prayer-day';
import { checkIn, MOODS } from '../../../shared/records/check-in';
import { dayReview } from '../../../shared/records/day-review';
import { declaration } from '../../../shared/records/declaration';
import { counterValue, withCounter } from '../../../shared/records/fields';
import { intercessionCard } from '../../../shared/records/intercession-card';
import { journalEntry } from '../../../shared/records/journal-entry';
import type { RecordKind } from '../../../shared/records/kind';
import { nourishDay } from '../../../shared/records/nourish-day';
import type { RecordBody } from '../../../shared/records/record';
import { verseNote } from '../../../shared/records/verse-note';
import type { Random } from '../../../shared/testing/random';

export const DAY = '2026-03-01';

/** Something a person writes in. */
export interface Target {
  readonly kind: RecordKind;
  readonly id: string;
  readonly empty: RecordBody;
  readonly textFields: readonly string[];
}

function target(kind: unknown, id: string, empty: RecordBody, textFields: string[]): Target {
  return { kind: kind as RecordKind, id, empty, textFields };
}

/** The day's records, which several devices share from the start. */
export const SHARED_TARGETS: readonly Target[] = [
  target(
    checkIn,
    `check-in:${DAY}`,
    { mood: null, truthStatement: '', gratitude1: null, gratitude2: null, gratitude3: null },
    ['truthStatement', 'gratitude1'],
  ),
  target(
    dayReview,
    'day-review:1',
    { challengeDay: 1, grateful: '', truth: '', tomorrowStep: '' },
    ['grateful', 'tomorrowStep'],
  ),
  target(
    biblePrayerDay,
    `bible-prayer-day:${DAY}`,
    {
      bibleReading: null,
      biblePassage: null,
      readingDuration: null,
      prayer: null,
      prayerDuration: null,
      prayerTypes: null,
      reflection: null,
    },
    ['reflection', 'biblePassage'],
  ),
  target(
    intercessionCard,
    'card-for-somebody-0001',
    { who: '', matter: '', since: DAY, rhythm: 'daily' },
    ['who', 'matter', 'story'],
  ),
  target(declaration, 'declaration-of-somebody', { words: '', passage: null }, ['words']),
  target(verseNote, 'note-on-psalm-23-verse-4', { passage: 'Psalms 23:4', note: '' }, ['note']),
];

/** The record whose counters are counted; it is never deleted. */
export const COUNTED_TARGET: Target = target(
  nourishDay,
  `nourish-day:${DAY}`,
  {
    waterIntake: {},
    balancedMeals: {},
    mindfulEating: null,
    gratefulForFood: false,
    emotionalEating: null,
    energyLevel: null,
    reflection: null,
  },
  ['reflection'],
);

/** A journal entry of that id. */
export function journalTarget(id: string): Target {
  return target(journalEntry, id, { content: '', audioUrl: null }, ['content']);
}

/** A body with a new word in one of its texts, the rest of that text kept, changed or thrown away. */
export function writeWord(
  body: RecordBody,
  { textFields }: Target,
  word: string,
  random: Random,
): RecordBody {
  const field = random.pick(textFields);
  const text = String(body[field] ?? '');
  const written = random.chance(0.3)
    ? placeWord(text, word, random)
    : placeLine(text, `a line with ${word}`, random);
  return { ...body, [field]: written };
}

/** The word by itself, put between two words of the text or in place of one. */
function placeWord(text: string, word: string, random: Random): string {
  const words = text.split(' ');
  return words.toSpliced(random.below(words.length + 1), random.below(2), word).join(' ');
}

/** The line as one more line, as a paragraph of its own, or in the place of others. */
function placeLine(text: string, line: string, random: Random): string {
  const gap = random.chance(0.5) ? '\n' : '\n\n';
  const lines = text === '' ? [] : text.split(gap);
  const place = random.below(lines.length + 1);
  switch (random.below(6)) {
    case 0:
      return line;
    case 1:
      return [line, ...lines].join(gap);
    case 2:
      return [...lines.slice(0, place), line, ...lines.slice(place)].join(gap);
    case 3:
      return [...lines.slice(0, place), line, ...lines.slice(place + 1)].join(gap);
    default:
      return [...lines, line].join(gap);
  }
}

/** Changes whatever else the record holds: choices, a set. */
export function changeChoices(body: RecordBody, { kind }: Target, random: Random): RecordBody {
  switch (kind.name) {
    case checkIn.name:
      return { ...body, mood: random.pick(MOODS) };
    case biblePrayerDay.name:
      return { ...body, prayerTypes: PRAYER_TYPES.filter(() => random.chance(0.5)) };
    case nourishDay.name:
      return { ...body, gratefulForFood: random.chance(0.5) };
    default:
      return body;
  }
}

/** Drinks or unpours some water. */
export function count(body: RecordBody, random: Random): RecordBody {
  const shown = counterValue(body.waterIntake as Record<string, number>);
  return { ...body, waterIntake: withCounter(Math.max(0, shown + random.below(7) - 2)) };
}

/** The bare sum of a counter, which may have fallen below the zero that is shown. */
export function sumOf(counter: unknown): number {
  return Object.values((counter ?? {}) as Record<string, number | undefined>).reduce<number>(
    (sum, part) => sum + (part ?? 0),
    0,
  );
}
