import * as z from 'zod/mini';
import { commonFields, longText, shortText } from '../../../shared/records/fields';
import type { KeyedKind } from '../../../shared/records/kind';

const schema = z.looseObject({
  thought: longText,
  /** `/api/media/<id>`. Not called as the recordings of other kinds are: no code may go by the name. */
  spoken: z.nullable(shortText),
  ...commonFields,
});
export type NoteBody = z.infer<typeof schema>;

/** A kind that the product does not have: one text and one recording a day. */
export const note: KeyedKind<NoteBody, 'note'> = {
  name: 'note',
  schema,
  fields: { thought: 'text', spoken: 'recording', keptVersions: 'set' },
  idFor: (day) => `note:${day}`,
  idNames: ['day'],
  countsAsDone: ({ thought, spoken }) => thought.trim() !== '' || spoken !== null,
};
