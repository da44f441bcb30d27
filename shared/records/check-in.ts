import * as z from 'zod/mini';
import { commonFields, shortText } from './fields';
import type { KeyedKind } from './kind';

/** The six moods the form offers, in its order. */
export const FORM_MOODS = [
  'peaceful',
  'anxious',
  'empowered',
  'triggered',
  'hopeful',
  'foggy',
] as const;

/** The six older moods that only the history shows. */
export const HISTORY_MOODS = [
  'joyful',
  'exhausted',
  'passionate',
  'sad',
  'prayerful',
  'confused',
] as const;

export const MOODS = [...FORM_MOODS, ...HISTORY_MOODS] as const;
export type Mood = (typeof MOODS)[number];

const schema = z.looseObject({
  mood: z.nullable(z.enum(MOODS)),
  truthStatement: shortText,
  gratitude1: z.nullable(shortText),
  gratitude2: z.nullable(shortText),
  gratitude3: z.nullable(shortText),
  ...commonFields,
});
export type CheckInBody = z.infer<typeof schema>;

/** Wholeness Check-In: one a day. */
export const checkIn: KeyedKind<CheckInBody, 'check-in'> = {
  name: 'check-in',
  schema,
  fields: {
    mood: 'choice',
    truthStatement: 'text',
    gratitude1: 'text',
    gratitude2: 'text',
    gratitude3: 'text',
    keptVersions: 'set',
  },
  idFor: (day) => `check-in:${day}`,
  idNames: ['day'],
  countsAsDone: (body) => body.mood !== null && body.truthStatement.trim() !== '',
  flag: 'checkIn',
};
