import * as z from 'zod/mini';
import { commonFields, longText, shortText } from './fields';
import type { EntryKind } from './kind';

const schema = z.looseObject({
  /** The verses as data, `Psalms 23:4-6`. */
  passage: shortText,
  note: longText,
  ...commonFields,
});
export type VerseNoteBody = z.infer<typeof schema>;

/** What a person wrote about verses in a row, under a random id: which verses they are stands in the body alone, which is sealed. */
export const verseNote: EntryKind<VerseNoteBody, 'verse-note'> = {
  name: 'verse-note',
  schema,
  fields: { passage: 'choice', note: 'text', keptVersions: 'set' },
  countsAsDone: () => false,
};
