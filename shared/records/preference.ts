import * as z from 'zod/mini';
import { commonFields } from './fields';
import type { RecordKind } from './kind';

const schema = z.looseObject({
  /** Whether streaks are shown anywhere; where absent they are. */
  showsStreaks: z.optional(z.boolean()),
  /** The welcome tour was shown to the end, or closed. */
  hasSeenTour: z.optional(z.boolean()),
  ...commonFields,
});
export type PreferenceBody = z.infer<typeof schema>;

/** The one record of what a person wants to see. They follow the person from device to device. */
export const PREFERENCE_ID = 'preference:person';

/** What a person wants to see, each a field that is absent until chosen. Merged one by one. */
export const preference: RecordKind<PreferenceBody> = {
  name: 'preference',
  schema,
  fields: { showsStreaks: 'choice', hasSeenTour: 'choice', keptVersions: 'set' },
  idFor: () => PREFERENCE_ID,
  countsAsDone: () => false,
};

/** Whether streaks are shown to somebody who keeps these preferences, or none yet. */
export function wantsStreaks(body: PreferenceBody | undefined): boolean {
  return body?.showsStreaks !== false;
}
