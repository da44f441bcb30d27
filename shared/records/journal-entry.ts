import * as z from 'zod/mini';
import { commonFields, longText, shortText } from './fields';
import type { RecordKind } from './kind';

const schema = z.looseObject({
  content: longText,
  /** `/api/media/<id>` from the start, also before the recording is uploaded. */
  audioUrl: z.nullable(shortText),
  ...commonFields,
});
export type JournalEntryBody = z.infer<typeof schema>;

/** Brilliance Journal: as many a day as a person likes, each with a random id. */
export const journalEntry: RecordKind<JournalEntryBody> = {
  name: 'journal-entry',
  schema,
  fields: { content: 'text', audioUrl: 'recording', keptVersions: 'set' },
  countsAsDone: (body) => body.content.trim() !== '' || body.audioUrl !== null,
  flag: 'journal',
};
