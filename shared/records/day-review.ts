import * as z from 'zod/mini';
import { commonFields, journeyNumber, longText } from './fields';
import type { KeyedKind } from './kind';

const schema = z.looseObject({
  /** 1 to 90. */
  challengeDay: z.int().check(z.minimum(1), z.maximum(90)),
  journey: journeyNumber,
  grateful: longText,
  truth: longText,
  tomorrowStep: longText,
  ...commonFields,
});
export type DayReviewBody = z.infer<typeof schema>;

/** Day Review: one for each of the ninety of a journey, and for each local day between two journeys (J14). */
export const dayReview: KeyedKind<DayReviewBody, 'day-review'> = {
  name: 'day-review',
  schema,
  fields: {
    challengeDay: 'choice',
    journey: 'choice',
    grateful: 'text',
    truth: 'text',
    tomorrowStep: 'text',
    keptVersions: 'set',
  },
  idFor: (journeyDayOrDay) => `day-review:${journeyDayOrDay}`,
  idNames: ['challengeDay', 'day'],
  countsAsDone: () => true,
};
