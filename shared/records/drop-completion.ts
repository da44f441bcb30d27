import { z } from 'zod';
import { commonFields, longText, shortText } from './fields';
import type { RecordKind } from './kind';

const schema = z.looseObject({
  /** 1 to 90. */
  challengeDay: z.number().int().min(1).max(90),
  reflection: longText.nullable(),
  audioUrl: shortText.nullable(),
  ...commonFields,
});
export type DropCompletionBody = z.infer<typeof schema>;

/** A Daily Drop completed: one for each of the ninety. `day` is the day it was first completed. */
export const dropCompletion: RecordKind<DropCompletionBody> = {
  name: 'drop',
  schema,
  fields: {
    challengeDay: 'choice',
    reflection: 'text',
    audioUrl: 'recording',
    keptVersions: 'set',
  },
  idFor: (challengeDay) => `drop:${challengeDay}`,
  countsAsDone: () => true,
  flag: 'dailyDrop',
};
