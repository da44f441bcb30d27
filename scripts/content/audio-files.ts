import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import * as z from 'zod';
import { SOUNDS } from '../../shared/content/pack';

export const NARRATION_FOLDER = 'shared/content/narration';
export const SOUNDS_FOLDER = 'shared/content/sounds';

/**
 * What is written: MP3. It is the one format that every browser plays, Safari and the Chromium and Firefox builds
 * without licensed decoders among them; those have no AAC, and Safari had no Opus for long.
 */
export const AUDIO_EXTENSION = '.mp3';
const TYPES: Readonly<Record<string, string>> = { '.mp3': 'audio/mpeg', '.m4a': 'audio/mp4' };

const fileEntry = {
  file: z.string().regex(/^[a-z0-9.-]+$/),
  durationSeconds: z.number().positive(),
};
const narrationEntry = z.strictObject({
  ...fileEntry,
  day: z.number().int(),
  readBy: z.enum(['person', 'computer']),
  /** The person's name. */
  speaker: z.string().optional(),
  /** Hash of the words that are spoken, so that a later change of the drop is noticed. */
  words: z.string(),
  /** Of the computer's: the second at which each sentence of the page begins, see `spokenSentences`. */
  starts: z.array(z.number()).optional(),
});
const soundEntry = z.strictObject({
  ...fileEntry,
  sound: z.enum(SOUNDS),
  loopSeconds: z.number().positive(),
});

/** One drop read aloud, as narration/index.json lists it. Written by `npm run narrate`. */
export type NarrationEntry = z.infer<typeof narrationEntry>;
/** One loop, as sounds/index.json lists it. Written by `npm run ambient`. */
export type SoundEntry = z.infer<typeof soundEntry>;

export function readNarrations(): NarrationEntry[] {
  return readIndex(NARRATION_FOLDER, narrationEntry);
}

export function readSounds(): SoundEntry[] {
  return readIndex(SOUNDS_FOLDER, soundEntry);
}

/** The media type of a sound file by its name. Throws for one that browsers are not known to play. */
export function audioType(file: string): string {
  const type = TYPES[extname(file)];
  if (type === undefined) throw new Error(`${file} is neither .mp3 nor .m4a`);
  return type;
}

function readIndex<Entry>(folder: string, entry: z.ZodType<Entry>): Entry[] {
  const path = join(folder, 'index.json');
  if (!existsSync(path)) return [];
  return z.array(entry).parse(JSON.parse(readFileSync(path, 'utf8')));
}
