import * as z from 'zod/mini';
import { mediaIdOf } from '../protocol/media';
import { longWords, unkeptText } from './text';

/** The spec's words for an entry with nothing in it (section 5). */
export const EMPTY_JOURNAL_ENTRY =
  'Please enter some content or record audio for your journal entry';

const NOT_UPLOADED = 'Please upload the recording first.';

/** A recording kept by this server; no other address is ever stored or played (A13). */
export const ownRecording = unkeptText(200, NOT_UPLOADED).check(
  z.refine((url) => mediaIdOf(url) !== undefined, NOT_UPLOADED),
);

/** POST /api/journal. */
export const journalRequest = z
  .object({
    content: z.optional(z.nullable(longWords)),
    audioUrl: z.optional(z.nullable(ownRecording)),
  })
  .check(
    z.refine(
      ({ content, audioUrl }) => (content ?? '').trim() !== '' || audioUrl,
      EMPTY_JOURNAL_ENTRY,
    ),
  );
export type JournalRequest = z.infer<typeof journalRequest>;

/** A journal entry as the calls show it; `createdAt` is an ISO moment. */
export const journalEntryView = z.object({
  id: z.string(),
  content: z.string(),
  audioUrl: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
});
export type JournalEntryView = z.infer<typeof journalEntryView>;

/** GET /api/journal: newest first; where it is longer than one answer may be, its `Link` header names the next page. */
export const journalAnswer = z.array(journalEntryView);
