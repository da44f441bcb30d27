import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scriptureBook, scriptureIndex } from '../../shared/companion/retrieval/scripture-files';
import { BIBLE_BOOKS } from '../../shared/content/bible-books';
import {
  type ContentManifest,
  contentManifest,
  dropContent,
  isImmutableContent,
  mindfulMoments,
  SOUNDS,
} from '../../shared/content/pack';
import { spokenSentences } from '../../shared/content/spoken-sentences';
import { openContentLibrary } from '../../sync-server/services/content/content-library';
import { readChapters, readScripture } from '../lib/scripture';
import { buildPack, writePack } from './build-pack';

let root: string;
let manifest: ContentManifest;
/** The index of all Scripture is made anew each time. */
const BUILD_MS = 60_000;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'pack-'));
  writePack(root);
  manifest = contentManifest.parse(readJson('/content/manifest.json'));
}, BUILD_MS);
afterAll(() => rmSync(root, { recursive: true }));

const readJson = (url: string): unknown => JSON.parse(readFileSync(join(root, url), 'utf8'));

describe('the content pack', () => {
  it('has ninety drops in order, each where the manifest says and as long', () => {
    expect(manifest.drops.map(({ day }) => day)).toEqual(
      Array.from({ length: 90 }, (_, index) => index + 1),
    );
    for (const { day, url, bytes, narration } of manifest.drops) {
      expect(isImmutableContent(url)).toBe(true);
      expect(statSync(join(root, url)).size).toBe(bytes);
      expect(dropContent.parse(readJson(url))).toMatchObject({ day, narration });
    }
  });

  it('has a prayer for each day, and opens each of thirteen weeks on its first', () => {
    const drops = manifest.drops.map(({ url }) => dropContent.parse(readJson(url)));
    expect(drops.every(({ prayer }) => prayer !== undefined)).toBe(true);
    expect(drops[13]).toMatchObject({ form: 'litany', week: { number: 2, name: 'Rest' } });
    const opened = drops.filter(({ week }) => week?.opening !== undefined).map(({ day }) => day);
    expect(opened).toEqual([1, 8, 15, 22, 29, 36, 43, 50, 57, 64, 71, 78, 85]);
  });

  it('shows Scripture letter for letter', () => {
    for (const { url } of manifest.drops) {
      const { reference, verses } = dropContent.parse(readJson(url));
      expect(verses.map(({ text }) => text).join(' ')).toBe(readScripture(reference));
    }
  });

  it('reads every day aloud, in files as long as it says, with a time for each sentence', () => {
    for (const { narration, url } of manifest.drops) {
      const drop = dropContent.parse(readJson(url));
      expect(drop.starts).toHaveLength(spokenSentences(drop).length);
      expect(drop.starts?.at(-1)).toBeLessThan(narration?.durationSeconds ?? 0);
      expect(narration?.type).toBe('audio/mpeg');
      expect(narration?.durationSeconds).toBeGreaterThan(60);
      expect(statSync(join(root, narration?.url ?? '')).size).toBe(narration?.bytes);
    }
  });

  it('has every sound, small enough for a phone, and each moment its own', () => {
    expect(manifest.sounds.map(({ sound }) => sound)).toEqual([...SOUNDS]);
    for (const { url, bytes } of manifest.sounds) {
      expect(bytes).toBeLessThan(300_000);
      expect(statSync(join(root, url)).size).toBe(bytes);
    }
    for (const { sound, audioUrl } of mindfulMoments.parse(readJson(manifest.mindfulMoments.url))) {
      const file = manifest.sounds.find((one) => one.sound === sound);
      expect(audioUrl).toBe(file?.url ?? null);
    }
  });

  it('R12 has the whole translation and its index, each file where the manifest says and as long', () => {
    const { translation, index, books } = manifest.scripture!;
    expect(translation).toBe('WEB');
    expect(books.map(({ name }) => name)).toEqual(BIBLE_BOOKS);
    for (const { url, bytes } of [index, ...books]) {
      const file = readFileSync(join(root, url));
      expect(isImmutableContent(url)).toBe(true);
      expect(url).toContain(createHash('sha256').update(file).digest('hex').slice(0, 12));
      expect(file.length).toBe(bytes);
    }
    for (const { name, url } of books) {
      expect(scriptureBook.parse(readJson(url)).chapters).toEqual(readChapters(name));
    }
    expect(scriptureIndex.parse(readJson(index.url)).books).toHaveLength(66);
  });

  it(
    'is the same, byte by byte, when it is built again',
    () => {
      const { files } = buildPack();
      for (const { url, bytes } of files) {
        expect(readFileSync(join(root, url)).equals(bytes)).toBe(true);
      }
    },
    BUILD_MS,
  );

  it(
    'replaces the pack that was there',
    () => {
      writeFileSync(join(root, 'content/old.json'), '{}');
      writePack(root);
      expect(existsSync(join(root, 'content/old.json'))).toBe(false);
    },
    BUILD_MS,
  );

  it('is what the server reads', () => {
    const library = openContentLibrary(root);
    expect(library?.version).toBe(manifest.version);
    expect(library?.drops.size).toBe(90);
    expect(library?.moments.length).toBeGreaterThan(0);
    expect(openContentLibrary(join(root, 'nowhere'))).toBeUndefined();
  });
});
