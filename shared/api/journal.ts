import { z } from 'zod';
import { longText } from '../records/fields';

/** The spec's words for an entry with nothing in it (section 5). */
export const EMPTY_JOURNAL_ENTRY =
  'Please enter some content or record audio for your journal entry';

/** A recording kept by this server; no other address is ever stored or played. */
export const ownRecording = z
  .string()
  .regex(/^\/api\/media\/[A-Za-z0-9_-]{1,100}$/, 'Please upload the recording first.');

/** POST /api/journal. */
export const journalRequest = z
  .object({
    content: longText.nullable().optional(),
    audioUrl: ownRecording.nullable().optional(),
  })
  .refine(({ content, audioUrl }) => (content ?? '').trim() !== '' || audioUrl, {
    message: EMPTY_JOURNAL_ENTRY,
  });
export type JournalRequest = z.infer<typeof journalRequest>;

/** A journal entry as the calls show it; `createdAt` is an ISO moment. */
export const journalEntryView = z.object({
  id: z.string(),
  content: z.string(),
  audioUrl: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type JournalEntryView = z.infer<typeof journalEntryView>;

/** GET /api/journal: newest first. */
export const journalAnswer = z.array(journalEntryView);
