import * as z from 'zod/mini';
import { mediaIdOf } from '../protocol/media';
import { MOODS } from '../records/check-in';
import {
  entryMoment,
  type JournalEntryBody,
  MOST_PHOTOS,
  MOST_TAGS,
  photoPixels,
  TAG_CHARACTERS,
  TITLE_CHARACTERS,
} from '../records/journal-entry';
import { boundedList, boundedText, longWords, unkeptText } from './text';

/** The spec's words for an entry with nothing in it (section 5). */
export const EMPTY_JOURNAL_ENTRY =
  'Please enter some content or record audio for your journal entry';

const NOT_UPLOADED = 'Please upload the recording first.';

/** A recording kept by this server; no other address is ever stored or played (A13). */
export const ownRecording = unkeptText(200, NOT_UPLOADED).check(
  z.refine((url) => mediaIdOf(url) !== undefined, NOT_UPLOADED),
);

const NOT_SENT = 'Please upload the photo and its preview first.';
const ownPicture = unkeptText(200, NOT_SENT).check(
  z.refine((url) => mediaIdOf(url) !== undefined, NOT_SENT),
);

/** A photo and its preview, each sent to `PUT /api/media/{id}` as `image/jpeg`; no other address is ever stored (V12). */
const photoView = z.object({
  url: ownPicture,
  preview: ownPicture,
  /** Of the photo, in pixels. */
  width: photoPixels,
  height: photoPixels,
});
export type PhotoView = z.infer<typeof photoView>;

const tag = boundedText(TAG_CHARACTERS).check(z.minLength(1));

/** What an entry can say beside its words; none of it is needed. */
export const entryDetails = z.object({
  title: z.optional(boundedText(TITLE_CHARACTERS)),
  mood: z.optional(z.nullable(z.enum(MOODS))),
  tags: z.optional(boundedList(tag, MOST_TAGS)),
  starred: z.optional(z.boolean()),
  /** `YYYY-MM-DDTHH:MM`, the entry’s own date and time; its day follows. */
  datedAt: z.optional(entryMoment),
});
export type EntryDetails = Pick<
  JournalEntryBody,
  'title' | 'mood' | 'tags' | 'starred' | 'datedAt'
>;

/** The details of a body, without those that are absent. */
export function detailsOf({ title, mood, tags, starred, datedAt }: EntryDetails): EntryDetails {
  return {
    ...(title !== undefined && { title }),
    ...(mood !== undefined && { mood }),
    ...(tags !== undefined && { tags }),
    ...(starred !== undefined && { starred }),
    ...(datedAt !== undefined && { datedAt }),
  };
}

/** POST /api/journal. */
export const journalRequest = z
  .extend(entryDetails, {
    content: z.optional(z.nullable(longWords)),
    audioUrl: z.optional(z.nullable(ownRecording)),
    photos: z.optional(boundedList(photoView, MOST_PHOTOS)),
  })
  .check(
    z.refine(
      ({ content, audioUrl, photos = [] }) =>
        (content ?? '').trim() !== '' || audioUrl || photos.length > 0,
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
  title: z.optional(z.string()),
  mood: z.optional(z.nullable(z.enum(MOODS))),
  tags: z.optional(z.array(z.string())),
  starred: z.optional(z.boolean()),
  datedAt: z.optional(z.string()),
  photos: z.optional(z.array(photoView)),
});
export type JournalEntryView = z.infer<typeof journalEntryView>;

/** GET /api/journal: newest first; where it is longer than one answer may be, its `Link` header names the next page. */
export const journalAnswer = z.array(journalEntryView);
