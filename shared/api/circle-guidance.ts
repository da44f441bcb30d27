/**
 * What the leader of a prayer circle gives its members: notes, a prayer theme and a question for a week, and a reading plan
 * with a first day. Refused as the calls in `prayer-circles.ts`: only the leader writes, every member reads.
 */
import * as z from 'zod/mini';
import { mondayOf } from '../domain/week';
import { localDay } from './local-day';
import { circleAuthor } from './prayer-circles';
import { boundedText } from './text';

/** In characters, as a browser's `maxlength` counts them; `items` are those that a circle has at once. */
export const GUIDANCE_LIMITS = { title: 100, text: 2_000, items: 30 } as const;

export const GUIDANCE_KINDS = ['note', 'theme', 'prompt'] as const;
export type GuidanceKind = (typeof GUIDANCE_KINDS)[number];

const NO_TEXT = 'Please write something for the circle.';
const NO_WEEK = 'Please choose the week that this is for.';
const NO_MONDAY = 'Please give the Monday of a week.';
const NO_NOTE_HAS_A_WEEK = 'A note isn’t for one week.';
const NO_PLAN = 'Please choose a reading plan.';

/** A theme and a prompt are for one week, which its Monday names; a note is for none. */
interface InTime {
  readonly kind: GuidanceKind;
  readonly week: string | null;
}

/**
 * POST /api/prayer-groups/{id}/guidance, by the leader, answers 201 with what was added, and 409 `GUIDANCE_FULL` where the
 * circle has `GUIDANCE_LIMITS.items`; it honours `Idempotency-Key`.
 * POST /api/prayer-groups/{id}/guidance/{itemId} replaces all of it, and answers with what is there then, whose author is the
 * leader who wrote it last; DELETE of the same answers 204.
 */
export const newGuidance = z
  .object({
    kind: z.enum(GUIDANCE_KINDS),
    title: z.pipe(
      z._default(z.nullable(boundedText(GUIDANCE_LIMITS.title)), null),
      z.transform((text) => (text?.trim() ? text : null)),
    ),
    text: boundedText(GUIDANCE_LIMITS.text).check(z.refine((text) => text.trim() !== '', NO_TEXT)),
    /** The Monday of the week that a theme or a prompt is for, `YYYY-MM-DD`; null for a note, which stays until it is removed. */
    week: z._default(z.nullable(localDay), null),
  })
  .check(
    z.refine(({ kind, week }: InTime) => kind !== 'note' || week === null, NO_NOTE_HAS_A_WEEK),
    z.refine(({ kind, week }: InTime) => kind === 'note' || week !== null, NO_WEEK),
    z.refine(({ week }: InTime) => week === null || mondayOf(week) === week, NO_MONDAY),
  );
export type NewGuidance = z.infer<typeof newGuidance>;

/** Times are ISO moments. */
export const guidanceView = z.object({
  id: z.string(),
  kind: z.enum(GUIDANCE_KINDS),
  title: z.nullable(z.string()),
  text: z.string(),
  week: z.nullable(z.string()),
  author: circleAuthor,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type GuidanceView = z.infer<typeof guidanceView>;

/**
 * POST /api/prayer-groups/{id}/plan, by the leader: a reading plan of the content by its name, in the place of the one before;
 * it answers 201 with it, and honours `Idempotency-Key`. DELETE of the same answers 204. Who reads by it is not known to the
 * server.
 */
export const newCirclePlan = z.object({
  plan: boundedText(40).check(z.refine((plan) => plan.trim() !== '', NO_PLAN)),
  startsOn: localDay,
});
export type NewCirclePlan = z.infer<typeof newCirclePlan>;

export const circlePlanView = z.object({
  /** Another one each time the leader sets a plan: who left one is offered the next. */
  id: z.string(),
  plan: z.string(),
  startsOn: z.string(),
});
export type CirclePlanView = z.infer<typeof circlePlanView>;

/** GET /api/prayer-groups/{id}/guidance: the newest first, all at once; also for who has blocked the leader. */
export const circleGuidance = z.object({
  items: z.array(guidanceView),
  plan: z.nullable(circlePlanView),
});
export type CircleGuidance = z.infer<typeof circleGuidance>;
