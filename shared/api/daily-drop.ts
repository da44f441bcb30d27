import * as z from 'zod/mini';
import { DROP_FORMS, mindfulMoments } from '../content/pack';
import { ownRecording } from './journal';
import { longWords } from './text';

/** Spec section 3, for a day that has no drop. */
export const NO_DROP = 'No daily drop available for today.';
/** Our words for the rule of spec section 5. */
export const EMPTY_REFLECTION = 'Please write a reflection or record one first.';

/** POST /api/daily-drop/{day}/complete. A field left out stays as it is. */
export const completeDropRequest = z
  .object({
    reflection: z.optional(z.nullable(longWords)),
    audioUrl: z.optional(z.nullable(ownRecording)),
  })
  .check(
    z.refine(
      ({ reflection, audioUrl }) => (reflection ?? '').trim() !== '' || audioUrl,
      EMPTY_REFLECTION,
    ),
  );
export type CompleteDropRequest = z.infer<typeof completeDropRequest>;

/** A drop as the calls show it. */
const dailyDropView = z.object({
  day: z.int(),
  title: z.string(),
  scripture: z.string(),
  reference: z.string(),
  /** The reference by its other name. */
  verse: z.string(),
  translation: z.string(),
  /** Paragraphs separated by blank lines. */
  devotional: z.string(),
  /** The drop read aloud, or null. */
  audioUrl: z.nullable(z.string()),
  reflectionQuestion: z.string(),
  /** Null where a pack from before there were any is served. */
  prayer: z.nullable(z.string()),
  form: z.enum(DROP_FORMS),
});
export type DailyDropView = z.infer<typeof dailyDropView>;

/** What a person answered a drop with; `completedAt` is the ISO moment of the first time. */
const dropCompletionView = z.object({
  id: z.string(),
  challengeDay: z.int(),
  /** Absent in the first journey (J12). */
  journey: z.optional(z.int()),
  reflection: z.nullable(z.string()),
  audioUrl: z.nullable(z.string()),
  completedAt: z.iso.datetime(),
});
export type DropCompletionView = z.infer<typeof dropCompletionView>;

/** GET /api/daily-drop, GET /api/daily-drop/{day} and POST /api/daily-drop/{day}/complete. */
export const dailyDropAnswer = z.object({
  dailyDrop: dailyDropView,
  completion: z.nullable(dropCompletionView),
  isCompleted: z.boolean(),
});
export type DailyDropAnswer = z.infer<typeof dailyDropAnswer>;

/** GET /api/daily-drop-history: newest first, in pages as the journal. */
export const dailyDropHistoryAnswer = z.array(
  z.extend(dropCompletionView, {
    dailyDrop: z.nullable(z.pick(dailyDropView, { reference: true, reflectionQuestion: true })),
  }),
);
export type DailyDropHistoryAnswer = z.infer<typeof dailyDropHistoryAnswer>;

/** GET /api/mindful-moments. */
export const mindfulMomentsAnswer = mindfulMoments;
