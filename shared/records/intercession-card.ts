import * as z from 'zod/mini';
import { isLocalDay } from '../domain/local-day';
import { commonFields, longText, shortText } from './fields';
import type { EntryKind } from './kind';

export const RHYTHMS = ['daily', 'weekdays', 'weekly'] as const;
export type Rhythm = (typeof RHYTHMS)[number];

/** Every day of a hundred years. */
const MOST_PRAYED_DAYS = 36_525;
const localDay = shortText.check(z.refine(isLocalDay));

const schema = z.looseObject({
  /** The person or the matter, on one line. */
  who: shortText,
  /** What is asked for. */
  matter: longText,
  since: localDay,
  rhythm: z.enum(RHYTHMS),
  /** Of a weekly card, 0 for Sunday to 6; absent where it has the weekday of `since`. */
  weekday: z.optional(z.int().check(z.minimum(0), z.maximum(6))),
  /** The days on which the person prayed. */
  prayedOn: z.optional(z.array(localDay).check(z.maxLength(MOST_PRAYED_DAYS))),
  /** Null or absent while there is no answer. */
  answeredOn: z.optional(z.nullable(localDay)),
  /** How it was answered. */
  story: z.optional(longText),
  /** The request of a prayer circle that the card was made of. */
  request: z.optional(z.looseObject({ circle: shortText, request: shortText })),
  ...commonFields,
});
export type IntercessionCardBody = z.infer<typeof schema>;

/** A card for a person or a matter that is prayed for repeatedly, under a random id. */
export const intercessionCard: EntryKind<IntercessionCardBody, 'intercession-card'> = {
  name: 'intercession-card',
  schema,
  fields: {
    who: 'text',
    matter: 'text',
    since: 'choice',
    rhythm: 'choice',
    weekday: 'choice',
    prayedOn: 'set',
    answeredOn: 'choice',
    story: 'text',
    request: 'choice',
    keptVersions: 'set',
  },
  countsAsDone: () => false,
};
