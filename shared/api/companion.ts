import * as z from 'zod/mini';
import { UNKNOWN_ANSWER } from '../companion/answer';
import { boundedList, boundedText, roughText, unkeptText } from './text';

/** In characters, as a browser's `maxlength` counts them. */
export const COMPANION_LIMITS = { text: 10_000, note: 500, references: 40 } as const;

/**
 * GET /api/companion, also for whoever is signed out: what runs here. `model` is null where no larger model is set up;
 * `host` is where the words of a page go, such as `api.example.org`.
 */
export const companionView = z.object({
  translation: z.object({ id: z.string(), name: z.string() }),
  model: z.nullable(z.object({ name: z.string(), host: z.string() })),
});
export type CompanionView = z.infer<typeof companionView>;

export const MUST_AGREE = 'Please agree first that we send this page to the AI model.';
export const EMPTY_PAGE = 'Please write something first.';
export const LONG_PAGE = `This page is too long for the AI model, which reads ${COMPANION_LIMITS.text} characters.`;

/**
 * POST /api/companion/reflect. `agreed` is asked of the person for this request and no other. The page is neither kept nor
 * logged, and passages are never taken from the caller.
 */
export const reflectRequest = z.object({
  text: boundedText(COMPANION_LIMITS.text, LONG_PAGE).check(
    z.refine((text) => text.trim() !== '', EMPTY_PAGE),
  ),
  agreed: z.literal(true, MUST_AGREE),
});
export type ReflectRequest = z.infer<typeof reflectRequest>;

const passage = z.object({
  reference: z.string(),
  verses: z.readonly(z.array(z.object({ number: z.int(), text: z.string() }))),
  why: z.string(),
});

/** See `CompanionAnswer`. */
const companionAnswer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('passages'),
    passages: z.readonly(z.array(passage)),
    questions: z.readonly(z.tuple([z.string(), z.string()])),
    prayer: z.string(),
  }),
  z.object({ kind: z.literal('unknown') }),
  z.object({
    kind: z.literal('danger'),
    danger: z.enum(['self-harm', 'abuse', 'danger-to-others']),
  }),
  z.object({ kind: z.literal('declined'), about: z.enum(['medical', 'legal', 'prediction']) }),
  z.object({
    kind: z.literal('viewpoints'),
    topic: z.string(),
    viewpoints: z.readonly(
      z.array(
        z.object({ name: z.string(), says: z.string(), passages: z.readonly(z.array(passage)) }),
      ),
    ),
  }),
]);

/** A piece of a sentence of the larger model, to be shown one after the other as they stand. */
const sentencePart = z.discriminatedUnion('kind', [
  /** Of the model. */
  z.object({ kind: z.literal('text'), text: z.string() }),
  /** Of the store, letter for letter, without quotation marks; `reference` is that of a passage of the answer. */
  z.object({ kind: z.literal('quotation'), text: z.string(), reference: z.string() }),
  /** Of a passage of the answer, as data; on screen through `sayReference`. */
  z.object({ kind: z.literal('citation'), reference: z.string() }),
]);

/**
 * A line of the answer to POST /api/companion/reflect, which is `application/x-ndjson`, each line sent as soon as it is
 * known:
 *
 *     answer (sentence* end | unknown | failed)
 *
 * `answer` is the embedded one, found on the server. Where its kind is not `passages` the model is not asked, and `end`
 * follows. A `sentence` of the model has passed the guard. `unknown`: nothing of what the model said has. `failed`: the model
 * did not answer, or not to its end; what was sent before stands. An answer that ends without one of the last three was cut.
 */
export const reflectEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('answer'), answer: companionAnswer }),
  z.object({ kind: z.literal('sentence'), parts: z.readonly(z.array(sentencePart)) }),
  z.object({ kind: z.literal('end') }),
  z.object({ kind: z.literal('unknown'), text: z.literal(UNKNOWN_ANSWER) }),
  z.object({ kind: z.literal('failed'), code: z.string(), message: z.string() }),
]);
export type ReflectEvent = z.infer<typeof reflectEvent>;

export const FLAG_REASONS = [
  'Does not fit',
  'Out of context',
  'Hurtful',
  'Something else',
] as const;
export type FlagReason = (typeof FLAG_REASONS)[number];

/**
 * POST /api/companion/flags: what is wrong with an answer. The page that it was about is not sent. The same
 * `Idempotency-Key` again adds nothing and is answered as the first time.
 */
export const flagRequest = z.object({
  /** Of the passages that the answer named, as data; none where it named none. */
  references: boundedList(
    unkeptText(60).check(z.regex(/^(?:[1-3] )?[A-Za-z ]{3,20} \d{1,3}:\d{1,3}(?:-\d{1,3})?$/)),
    COMPANION_LIMITS.references,
  ),
  reason: z.enum(FLAG_REASONS),
  /** Trimmed; an empty one is none. */
  note: z.pipe(
    z.optional(
      z.nullable(
        roughText(COMPANION_LIMITS.note).check(z.trim(), z.maxLength(COMPANION_LIMITS.note)),
      ),
    ),
    z.transform((note) => note || null),
  ),
});
export type FlagRequest = z.infer<typeof flagRequest>;

/** What was kept; `flaggedAt` is an ISO moment. */
export const flagView = z.object({
  id: z.string(),
  references: z.array(z.string()),
  reason: z.enum(FLAG_REASONS),
  note: z.nullable(z.string()),
  flaggedAt: z.iso.datetime(),
});
export type FlagView = z.infer<typeof flagView>;
