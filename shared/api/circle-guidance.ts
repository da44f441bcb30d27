/**
 * What the leader of a prayer circle gives its members: notes, a prayer theme and a question for a week, and a reading plan
 * with a first day. Refused as the calls in `prayer-circles.ts`: only the leader writes, every member reads.
 */
import * as z from 'zod/mini';
import { localDay } from './local-day';
import { circleAuthor } from './prayer-circles';
import { boundedText } from './text';

/** In characters, as a browser's `maxlength` counts them; `items` are those that a circle has at once. */
export const GUIDANCE_LIMITS = { title: 100, text: 2_000, items: 30 } as const;

export const GUIDANCE_KINDS = ['note', 'theme', 'prompt'] as const;
export type GuidanceKind = (typeof GUIDANCE_KINDS)[number];

const NO_TEXT = 'Please write something for the circle.';

/**
 * POST /api/prayer-groups/{id}/guidance, by the leader, answers 201 with what was added, and 409 `GUIDANCE_FULL` where the
 * circle has `GUIDANCE_LIMITS.items`; it honours `Idempotency-Key`.
 * POST /api/prayer-groups/{id}/guidance/{itemId} replaces the words, and answers with them; DELETE of the same answers 204.
 */
export const newGuidance = z.object({
  kind: z.enum(GUIDANCE_KINDS),
  title: z.pipe(
    z._default(z.nullable(boundedText(GUIDANCE_LIMITS.title)), null),
    z.transform((text) => (text?.trim() ? text : null)),
  ),
  text: boundedText(GUIDANCE_LIMITS.text).check(z.refine((text) => text.trim() !== '', NO_TEXT)),
  /** The Monday of the week that a theme or a prompt is for, `YYYY-MM-DD`; null for a note, which stays until it is removed. */
  week: z._default(z.nullable(localDay), null),
});
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
 * it answers 201 with it. DELETE of the same answers 204. Who reads by it is not known to the server.
 */
export const newCirclePlan = z.object({
  plan: boundedText(40),
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
