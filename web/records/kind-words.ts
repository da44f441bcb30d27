import type { RecordState } from '../../shared/records/record';
import type { Hour } from '../ui/hour';

/** What a person calls one kind of record and its parts, and where they open one. */
export interface KindWords {
  readonly hour?: Hour;
  /** One of them in a list. */
  readonly name: string;
  /** The running head of its screens. */
  readonly title: string;
  /** What stands in the record, as opposed to what is kept beside it. */
  readonly inside: string;
  /** The fields in the order of the form, as it calls them. */
  readonly fields: Readonly<Record<string, string>>;
  /** Fields of a single line. */
  readonly lines: readonly string[];
  /** Where such a record is open for editing; absent while there is no such screen. */
  readonly place?: (record: Pick<RecordState, 'id' | 'day'>) => string;
}

const RECORDING = 'Voice recording';

const WORDS: Readonly<Record<string, KindWords>> = {
  'check-in': {
    hour: 'check',
    name: 'Check-In',
    title: 'Wholeness Check-In',
    inside: 'In your check-in',
    fields: {
      mood: 'Mood',
      truthStatement: 'A truth to hold today',
      gratitude1: 'Grateful for, line 1',
      gratitude2: 'Grateful for, line 2',
      gratitude3: 'Grateful for, line 3',
    },
    lines: ['gratitude1', 'gratitude2', 'gratitude3'],
    place: ({ day }) => `/check-in?day=${day}`,
  },
  'journal-entry': {
    hour: 'journal',
    name: 'Journal entry',
    title: 'Brilliance Journal',
    inside: 'In your journal',
    fields: {
      title: 'Title',
      content: 'Text',
      audioUrl: RECORDING,
      mood: 'Mood',
      tags: 'Tags',
      starred: 'Star',
      datedAt: 'Date and time',
      photos: 'Photos',
    },
    lines: ['title'],
    place: ({ id }) => `/journal?entry=${encodeURIComponent(id)}`,
  },
  'nourish-day': {
    hour: 'nourish',
    name: 'Nourish',
    title: 'Nourish',
    inside: 'In your day',
    fields: {
      waterIntake: 'Water',
      balancedMeals: 'Balanced meals',
      mindfulEating: 'How did you eat?',
      gratefulForFood: 'Grateful for food',
      energyLevel: 'Energy',
      emotionalEating: 'Did feelings lead any of it?',
      reflection: 'Reflection',
    },
    lines: [],
    place: ({ day }) => `/nourish/track?day=${day}`,
  },
  'bible-prayer-day': {
    hour: 'prayer',
    name: 'Bible & Prayer',
    title: 'Bible & Prayer',
    inside: 'In your day',
    fields: {
      bibleReading: 'Did you read today?',
      biblePassage: 'Passage',
      readingDuration: 'Time reading',
      prayer: 'Did you pray?',
      prayerDuration: 'Time in prayer',
      prayerTypes: 'What kind of prayer?',
      reflection: 'What stayed with you?',
    },
    lines: ['biblePassage'],
    place: ({ day }) => `/bible-prayer?day=${day}`,
  },
  drop: {
    hour: 'drop',
    name: 'Daily Drop',
    title: 'Daily Drop',
    inside: 'In your reflection',
    fields: { reflection: 'Reflection', audioUrl: RECORDING },
    lines: [],
    place: ({ id }) => `/daily-drop?day=${id.slice('drop:'.length)}`,
  },
  'day-review': {
    name: 'Day Review',
    title: 'Day Review',
    inside: 'In your review',
    fields: {
      grateful: 'What are you grateful for?',
      truth: 'What was true today?',
      tomorrowStep: 'One small step for tomorrow',
    },
    lines: [],
    place: ({ id }) => `/day-review?day=${id.slice('day-review:'.length)}`,
  },
  'mindful-session': {
    name: 'Mindful Moment',
    title: 'Mindful Moment',
    inside: 'In your moment',
    fields: { title: 'Moment', seconds: 'Seconds' },
    lines: [],
  },
  preference: {
    name: 'Preferences',
    title: 'Preferences',
    inside: 'In your choices',
    fields: {
      showsStreaks: 'Streaks',
      hasSeenTour: 'Welcome tour',
      goals: 'Hopes',
      heardPlace: 'Where you stopped listening',
      bringsUpEarlierDays: 'Earlier days on Home',
      journeys: 'Journeys begun again',
    },
    lines: [],
  },
  'kept-versions': {
    name: 'Kept version',
    title: 'Kept versions',
    inside: 'In your entry',
    fields: {},
    lines: [],
  },
};

const OTHER: KindWords = {
  name: 'Entry',
  title: 'Kept versions',
  inside: 'In your entry',
  fields: {},
  lines: [],
};

/** The words for a kind by its name; plain ones for a kind that only a newer version knows. */
export function kindWords(kind: string): KindWords {
  return (Object.hasOwn(WORDS, kind) && WORDS[kind]) || OTHER;
}

/** What the form calls a field; a plain word for one that only a newer version knows. */
export function fieldName({ fields }: KindWords, field: string): string {
  return (Object.hasOwn(fields, field) && fields[field]) || 'Another part';
}
