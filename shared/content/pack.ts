/**
 * The content pack: what everybody reads and hears, as files under `/content/`. Every address but the manifest's holds
 * a hash, so what stands there never changes. An address that answers 404 belongs to an earlier pack: read the
 * manifest anew.
 */
import * as z from 'zod/mini';
import { JOURNEY_DAYS } from '../domain/challenge-day';

/** The one address whose content changes; to be asked for again each time (ETag). */
export const CONTENT_MANIFEST_URL = '/content/manifest.json';

/** Whether what stands at this path never changes. */
export function isImmutableContent(path: string): boolean {
  return path.startsWith('/content/') && path !== CONTENT_MANIFEST_URL;
}

/** Where a pack of that version keeps a day's drop. */
export function dropUrl(version: string, day: number): string {
  return `/content/${version}/drops/${day}.json`;
}

/** Where a pack of that version keeps the mindful moments. */
export function mindfulMomentsUrl(version: string): string {
  return `/content/${version}/mindful-moments.json`;
}

const contentUrl = z.string().check(z.startsWith('/content/'));
const day = z.int().check(z.minimum(1), z.maximum(JOURNEY_DAYS));
const bytes = z.int().check(z.positive());
const file = { url: contentUrl, bytes };

/** A sound file of one format, see `npm run narrate`. */
const audioFile = z.object({
  ...file,
  /** As an `<audio>` element and the `Content-Type` name it. */
  type: z.string(),
  durationSeconds: z.number().check(z.positive()),
});
export type AudioFile = z.infer<typeof audioFile>;

/** A drop read aloud: title, reference, scripture, devotional, prayer, question. */
const narration = z.extend(audioFile, {
  readBy: z.enum(['person', 'computer']),
  /** The person's name. */
  speaker: z.optional(z.string()),
});
export type Narration = z.infer<typeof narration>;

/** A piece of a paragraph in one style. React shows it as text, so no markup can hide in it. */
const run = z.object({ text: z.string(), italic: z.boolean() });
export type Run = z.infer<typeof run>;

const scriptureVerse = z.object({ number: z.int().check(z.positive()), text: z.string() });
export type ScriptureVerse = z.infer<typeof scriptureVerse>;

/** How a drop is written, and so how it is set, see `README.md`. */
export const DROP_FORMS = ['reflection', 'psalm', 'litany', 'examen', 'walk', 'look-back'] as const;

const week = z.object({
  /** 1 to 13. */
  number: z.int().check(z.positive()),
  name: z.string(),
  /** Of its first day alone: what the week is about. */
  opening: z.optional(z.string()),
});

/** `/content/<version>/drops/<day>.json`. What may be missing is so in packs that a device kept from before. */
export const dropContent = z.object({
  day,
  /** As data, `Psalms 46:10`; on screen through `sayReference`. */
  reference: z.string(),
  /** Of the verses: `WEB`. */
  translation: z.string(),
  verses: z.array(scriptureVerse).check(z.minLength(1)),
  title: z.string(),
  /** Paragraphs of runs. */
  devotional: z.array(z.array(run)),
  question: z.string(),
  prayer: z.optional(z.string()),
  /** A literary form of a newer version of the app is treated as ordinary text. */
  form: z.catch(z.enum(DROP_FORMS), 'reflection'),
  week: z.optional(week),
  narration: z.nullable(narration),
  /** The second of the narration at which each sentence begins, see `spokenSentences`. */
  starts: z.optional(z.array(z.number())),
});
export type DropContent = z.infer<typeof dropContent>;

export const MINDFUL_CATEGORIES = [
  'stress_relief',
  'anxiety',
  'focus',
  'gratitude',
  'sleep',
] as const;
export const SOUNDS = ['rain', 'night', 'stream', 'breath', 'drone'] as const;

/** A mindful moment, also as GET /api/mindful-moments shows it. */
const mindfulMoment = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Seconds. */
  duration: z.int().check(z.positive()),
  category: z.enum(MINDFUL_CATEGORIES),
  /** Steps, in order. */
  instructions: z.array(z.string()).check(z.minLength(1)),
  sound: z.nullable(z.enum(SOUNDS)),
  /** A sound to be looped, or null for silence. */
  audioUrl: z.nullable(contentUrl),
  /**
   * After this many seconds the sound repeats itself; its file goes on a little longer. A loop over exactly that long
   * has no seam wherever in the file it begins, whatever silence a decoder leaves at either end.
   */
  loopSeconds: z.nullable(z.number().check(z.positive())),
  /** Asks for the plan's `premium-content`. Packs that a device kept from before say nothing of it. */
  premium: z._default(z.boolean(), false),
});
export type MindfulMoment = z.infer<typeof mindfulMoment>;

/** `/content/<version>/mindful-moments.json` */
export const mindfulMoments = z.array(mindfulMoment);

/** The whole of a translation, and what finds passages in it. Nothing of it is needed until the companion is on. */
const scripture = z.object({
  /** As drops name it: `WEB`. */
  translation: z.string(),
  index: z.object(file),
  /** In the order of the canon, each under the name that references have, such as `Psalms`. */
  books: z.array(z.extend(z.object(file), { name: z.string() })),
});

/** `/content/manifest.json`: everything there is, with sizes, so that a device can plan what to keep. */
export const contentManifest = z.object({
  /** Changes with any word of the drops and moments and any narration; hexadecimal. */
  version: z.string().check(z.regex(/^[0-9a-f]{12}$/)),
  /** Days 1 to 90 in order. */
  drops: z.array(z.object({ day, ...file, narration: z.nullable(narration) })),
  mindfulMoments: z.object(file),
  /** The loops of mindful moments. */
  sounds: z.array(z.extend(audioFile, { sound: z.enum(SOUNDS) })),
  /** A pack that a device kept from before has none. */
  scripture: z.optional(scripture),
});
export type ContentManifest = z.infer<typeof contentManifest>;
