import * as z from 'zod/mini';
import { isLocalDay } from '../domain/local-day';
import { commonFields, shortText } from './fields';
import type { EntryKind } from './kind';

/** More than the longest plan has. */
const MOST_PLAN_DAYS = 400;
const planDay = z.int().check(z.minimum(1), z.maximum(MOST_PLAN_DAYS));
const localDay = shortText.check(z.refine(isLocalDay));

const schema = z.looseObject({
  /** Of the plan among the reading plans of the content, `psalms-60`. */
  plan: shortText,
  /** The days of the plan that were read. */
  read: z.optional(z.array(planDay).check(z.maxLength(MOST_PLAN_DAYS))),
  /** Which day of the plan belongs to which day of the calendar; from there on each has the next. */
  pace: z.looseObject({ day: planDay, on: localDay }),
  /** When the person closed the plan; null while they read it. */
  closedOn: z.optional(z.nullable(localDay)),
  ...commonFields,
});
export type ReadingPlanBody = z.infer<typeof schema>;

/**
 * A reading plan that a person takes part in, under a random id: which plan it is stands in the body alone, which is sealed.
 * Devices that begin a plan apart make a record each; what a person sees is all of them together.
 */
export const readingPlan: EntryKind<ReadingPlanBody, 'reading-plan'> = {
  name: 'reading-plan',
  schema,
  fields: {
    plan: 'choice',
    read: 'set',
    pace: 'choice',
    closedOn: 'choice',
    keptVersions: 'set',
  },
  countsAsDone: () => false,
};
