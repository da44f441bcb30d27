import * as z from 'zod/mini';
import { commonFields, longText, shortText } from './fields';
import type { KeyedKind } from './kind';

const schema = z.looseObject({
  /** The verses as data, `Psalms 23:4-6`. */
  passage: shortText,
  note: longText,
  ...commonFields,
});
export type VerseNoteBody = z.infer<typeof schema>;

/**
 * What a person wrote about verses in a row: one note for the same verses, under `passageKey`: `psalms.23.4-6`. What two
 * devices write about them apart is merged into it.
 */
export const verseNote: KeyedKind<VerseNoteBody, 'verse-note'> = {
  name: 'verse-note',
  schema,
  fields: { passage: 'choice', note: 'text', keptVersions: 'set' },
  idFor: (key) => `verse-note:${key}`,
  countsAsDone: () => false,
};
