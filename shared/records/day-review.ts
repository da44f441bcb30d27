import * as z from 'zod/mini';
import { commonFields, longText } from './fields';
import type { RecordKind } from './kind';

const schema = z.looseObject({
  /** 1 to 90. */
  challengeDay: z.int().check(z.minimum(1), z.maximum(90)),
  grateful: longText,
  truth: longText,
  tomorrowStep: longText,
  ...commonFields,
});
export type DayReviewBody = z.infer<typeof schema>;

/** Day Review: one for each of the ninety. */
export const dayReview: RecordKind<DayReviewBody> = {
  name: 'day-review',
  schema,
  fields: {
    challengeDay: 'choice',
    grateful: 'text',
    truth: 'text',
    tomorrowStep: 'text',
    keptVersions: 'set',
  },
  idFor: (challengeDay) => `day-review:${challengeDay}`,
  idNames: 'challengeDay',
  countsAsDone: () => true,
};
