import * as z from 'zod/mini';
import { commonFields, journeyNumber, longText, shortText } from './fields';
import type { KeyedKind } from './kind';

const schema = z.looseObject({
  /** 1 to 90. */
  challengeDay: z.int().check(z.minimum(1), z.maximum(90)),
  journey: journeyNumber,
  reflection: z.nullable(longText),
  audioUrl: z.nullable(shortText),
  ...commonFields,
});
export type DropCompletionBody = z.infer<typeof schema>;

/** A Daily Drop completed: one for each of the ninety of a journey (J12). `day` is the day it was first completed. */
export const dropCompletion: KeyedKind<DropCompletionBody, 'drop'> = {
  name: 'drop',
  schema,
  fields: {
    challengeDay: 'choice',
    journey: 'choice',
    reflection: 'text',
    audioUrl: 'recording',
    keptVersions: 'set',
  },
  idFor: (journeyDay) => `drop:${journeyDay}`,
  idNames: ['challengeDay'],
  countsAsDone: () => true,
  flag: 'dailyDrop',
};
