import * as z from 'zod/mini';
import { isLocalMinute } from '../domain/local-minute';
import { mediaIdOf } from '../protocol/media';
import { MOODS } from './check-in';
import { commonFields, longText, shortText } from './fields';
import type { EntryKind } from './kind';

/** The longest title, in UTF-16 units. */
export const TITLE_CHARACTERS = 200;
/** The longest tag, in UTF-16 units. */
export const TAG_CHARACTERS = 40;
/** How many tags a screen lets a person choose. */
export const MOST_TAGS = 12;
/** How many an entry can hold: devices that add tags without seeing each other join theirs. */
export const MOST_JOINED_TAGS = 100;

export const entryTitle = z.string().check(z.maxLength(TITLE_CHARACTERS));
export const entryTags = z
  .array(z.string().check(z.minLength(1), z.maxLength(TAG_CHARACTERS)))
  .check(z.maxLength(MOST_JOINED_TAGS));
/** How many photos a screen lets a person put in an entry. */
export const MOST_PHOTOS = 4;
/** How many an entry can hold: devices that add photos without seeing each other join theirs. */
export const MOST_JOINED_PHOTOS = 100;

/** A side of a photo: more than any picture that a browser draws. */
export const photoPixels = z.int().check(z.minimum(1), z.maximum(20_000));
/** No screen asks another server for a picture, whatever a record says (A13). */
const ownAddress = shortText.check(z.refine((url) => mediaIdOf(url) !== undefined));

/**
 * A photo of an entry: two recordings in the sense of V1, named from the start and uploaded by the same rules (V12). `hash` is
 * what a set tells its members apart by (see `mergeSet`): the id in `url`, the same on every device.
 */
const entryPhoto = z
  .looseObject({
    hash: shortText,
    /** `/api/media/<id>` of the photo, a JPEG of 2048 pixels at most on its longer side. */
    url: ownAddress,
    /** `/api/media/<id>` of the small picture that lists show. */
    preview: ownAddress,
    /** Of the photo, in pixels. */
    width: photoPixels,
    height: photoPixels,
  })
  .check(z.refine(({ hash, url }) => hash === mediaIdOf(url)));
export type EntryPhoto = z.infer<typeof entryPhoto>;
export const entryPhotos = z.array(entryPhoto).check(z.maxLength(MOST_JOINED_PHOTOS));

/** A wall clock's date and time, `YYYY-MM-DDTHH:MM`, from 1970 on. */
export const entryMoment = z.string().check(z.maxLength(16), z.refine(isLocalMinute));

const schema = z.looseObject({
  content: longText,
  /** `/api/media/<id>` from the start, also before the recording is uploaded. */
  audioUrl: z.nullable(shortText),
  title: z.optional(entryTitle),
  mood: z.optional(z.nullable(z.enum(MOODS))),
  tags: z.optional(entryTags),
  starred: z.optional(z.boolean()),
  /** When the person says it was, where that is not when it was written. Its day and order follow (M17). */
  datedAt: z.optional(entryMoment),
  photos: z.optional(entryPhotos),
  ...commonFields,
});
export type JournalEntryBody = z.infer<typeof schema>;

/** Brilliance Journal: as many a day as a person likes, each with a random id. */
export const journalEntry: EntryKind<JournalEntryBody, 'journal-entry'> = {
  name: 'journal-entry',
  schema,
  fields: {
    title: 'text',
    content: 'text',
    audioUrl: 'recording',
    mood: 'choice',
    tags: 'set',
    starred: 'choice',
    datedAt: 'choice',
    photos: 'photos',
    keptVersions: 'set',
  },
  datedBy: 'datedAt',
  wordLists: ['tags'],
  countsAsDone: ({ content, audioUrl, photos = [] }) =>
    content.trim() !== '' || audioUrl !== null || photos.length > 0,
  flag: 'journal',
};
