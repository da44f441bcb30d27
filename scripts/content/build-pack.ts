import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { slugOf } from '../../shared/content/chapter-place';
import {
  type AudioFile,
  CONTENT_MANIFEST_URL,
  type ContentManifest,
  type DropContent,
  dropUrl,
  type MindfulMoment,
  mindfulMomentsUrl,
  type Narration,
} from '../../shared/content/pack';
import { WEEK_OPENINGS } from '../../shared/content/week-openings';
import { weekOfDay } from '../../shared/content/weeks';
import {
  audioType,
  NARRATION_FOLDER,
  type NarrationEntry,
  readNarrations,
  readSounds,
  SOUNDS_FOLDER,
  type SoundEntry,
} from './audio-files';
import { readBooks } from './books';
import { readRuns } from './inline';
import { type Passage, readPassages } from './passages';
import { type DropSource, type MomentSource, readDrops, readMoments } from './read-content';
import { readOtherwise, readThemes } from './read-themes';
import { buildScriptureIndex } from './scripture-index';

const TRANSLATION = 'WEB';

/** A file of the pack by its address. */
interface PackFile {
  readonly url: string;
  readonly bytes: Uint8Array;
}

/** A sound file of the repository and how the pack names it. */
interface NamedSound {
  readonly file: AudioFile;
  readonly bytes: Uint8Array;
}

interface PackedNarration extends NamedSound {
  readonly narration: Narration;
  readonly starts: readonly number[] | undefined;
}

/** Writes the content pack below the folder that is served as the app's root, in place of the one before. */
export function writePack(webRoot: string): ContentManifest {
  const { manifest, files } = buildPack();
  rmSync(join(webRoot, 'content'), { recursive: true, force: true });
  for (const { url, bytes } of files) {
    const path = join(webRoot, url);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
  return manifest;
}

/** The whole pack, made from shared/content. The same words and sounds always give the same bytes. */
export function buildPack(): { manifest: ContentManifest; files: PackFile[] } {
  const narrations = new Map(readNarrations().map((entry) => [entry.day, packNarration(entry)]));
  const sounds = new Map(readSounds().map((entry) => [entry.sound, packSound(entry)]));
  const passages = new Map(readPassages().map((passage) => [passage.reference, passage]));
  const drops = readDrops().map((drop) =>
    packDrop(drop, passages.get(drop.reference), narrations.get(drop.day)),
  );
  const moments = readMoments().map((moment) => packMoment(moment, sounds));
  const version = hash(JSON.stringify({ drops, moments }));
  const dropFiles = drops.map((drop) => jsonFile(dropUrl(version, drop.day), drop));
  const momentsFile = jsonFile(mindfulMomentsUrl(version), moments);
  const scripture = packScripture();
  const manifest: ContentManifest = {
    version,
    drops: drops.map(({ day }, index) => ({
      day,
      ...sizeOf(dropFiles[index]),
      narration: narrations.get(day)?.narration ?? null,
    })),
    mindfulMoments: sizeOf(momentsFile),
    sounds: [...sounds].map(([sound, { file }]) => ({ sound, ...file })),
    scripture: scripture.manifest,
  };
  const audio = [...narrations.values(), ...sounds.values()];
  const files = [
    ...dropFiles,
    momentsFile,
    ...scripture.files,
    ...audio.map(({ file, bytes }) => ({ url: file.url, bytes })),
    jsonFile(CONTENT_MANIFEST_URL, manifest),
  ];
  return { manifest, files };
}

function packDrop(
  drop: DropSource,
  passage: Passage | undefined,
  packed: PackedNarration | undefined,
): DropContent {
  const { name, day, reference, title, question, prayer, form, paragraphs } = drop;
  if (!passage) throw new Error(`${name}: ${reference} is not there yet. Run: npm run verses`);
  return {
    day,
    reference,
    translation: TRANSLATION,
    verses: [...passage.verses],
    title,
    devotional: paragraphs.map(readRuns),
    question,
    prayer,
    form,
    week: packWeek(day),
    narration: packed?.narration ?? null,
    ...(packed?.starts && { starts: [...packed.starts] }),
  };
}

function packWeek(day: number): NonNullable<DropContent['week']> {
  const { number, name, first } = weekOfDay(day);
  const opening = WEEK_OPENINGS[number - 1];
  if (opening === undefined) throw new Error(`Week ${number} has no opening`);
  return { number, name, ...(day === first && { opening }) };
}

function packMoment(
  { id, title, description, duration, category, audio, premium, steps }: MomentSource,
  sounds: ReadonlyMap<string, NamedSound & { readonly loopSeconds: number }>,
): MindfulMoment {
  const sound = sounds.get(audio);
  return {
    id,
    title,
    description,
    duration,
    category,
    instructions: [...steps],
    sound: audio === 'none' ? null : audio,
    audioUrl: sound?.file.url ?? null,
    loopSeconds: sound?.loopSeconds ?? null,
    premium: premium === 'true',
  };
}

/** The whole translation and its index, each file under an address of its own, so that one which stays is kept. */
function packScripture(): {
  manifest: NonNullable<ContentManifest['scripture']>;
  files: PackFile[];
} {
  const books = readBooks();
  const bookFiles = books.map((book) => hashedFile(slugOf(book.name), book));
  const index = hashedFile('index', buildScriptureIndex(books, readThemes(), readOtherwise()));
  const manifest = {
    translation: TRANSLATION,
    index: sizeOf(index),
    books: books.map(({ name }, at) => ({ name, ...sizeOf(bookFiles[at]) })),
  };
  return { manifest, files: [index, ...bookFiles] };
}

function packNarration(entry: NarrationEntry): PackedNarration {
  const name = `drop-${String(entry.day).padStart(3, '0')}`;
  const { file, bytes } = nameSound(NARRATION_FOLDER, name, entry);
  const { readBy, speaker, starts } = entry;
  const narration = { ...file, readBy, ...(speaker !== undefined && { speaker }) };
  return { file, bytes, narration, starts };
}

function packSound(entry: SoundEntry): NamedSound & { readonly loopSeconds: number } {
  return { ...nameSound(SOUNDS_FOLDER, entry.sound, entry), loopSeconds: entry.loopSeconds };
}

function nameSound(
  folder: string,
  name: string,
  { file, durationSeconds }: NarrationEntry | SoundEntry,
): NamedSound {
  const bytes = readFileSync(join(folder, file));
  const url = `/content/audio/${name}-${hash(bytes)}${extname(file)}`;
  return { file: { url, bytes: bytes.length, type: audioType(file), durationSeconds }, bytes };
}

function jsonFile(url: string, value: unknown): PackFile {
  return { url, bytes: Buffer.from(JSON.stringify(value)) };
}

function hashedFile(name: string, value: unknown): PackFile {
  const json = JSON.stringify(value);
  return { url: `/content/scripture/${name}-${hash(json)}.json`, bytes: Buffer.from(json) };
}

function sizeOf(file: PackFile | undefined): { url: string; bytes: number } {
  if (!file) throw new Error('A drop or a book has no file');
  return { url: file.url, bytes: file.bytes.length };
}

function hash(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 12);
}
