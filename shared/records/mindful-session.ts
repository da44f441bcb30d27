import * as z from 'zod/mini';
import { commonFields, shortText } from './fields';
import type { EntryKind } from './kind';

const schema = z.looseObject({
  /** Of the mindful moment in the content pack. */
  momentId: shortText,
  /** What the moment was called then: a later pack may not have it. */
  title: shortText,
  seconds: z.int().check(z.positive(), z.maximum(86_400)),
  ...commonFields,
});
export type MindfulSessionBody = z.infer<typeof schema>;

/** A mindful moment sat through to its end: as many a day as a person likes. None of the five activities, so no flag. */
export const mindfulSession: EntryKind<MindfulSessionBody, 'mindful-session'> = {
  name: 'mindful-session',
  schema,
  fields: { momentId: 'choice', title: 'choice', seconds: 'choice', keptVersions: 'set' },
  countsAsDone: () => true,
};
