import { CONTENT_CACHES } from '../../../shared/content/offline-window';
import {
  CONTENT_MANIFEST_URL,
  type ContentManifest,
  contentManifest,
} from '../../../shared/content/pack';

export interface ScriptureFile {
  readonly url: string;
  readonly bytes: number;
}

/** What of a pack is Scripture: what finds passages first, then the books. Undefined where the pack has none. */
export function scriptureFiles({ scripture }: ContentManifest): ScriptureFile[] | undefined {
  return scripture && [scripture.index, ...scripture.books];
}

/** What of Scripture is on this device. */
export interface KeptScriptureList {
  readonly manifest: ContentManifest;
  readonly keptBytes: number;
  readonly totalBytes: number;
}

/** Reads it from the device itself. Null where keeping it was never asked for, or the browser keeps nothing for this page. */
export async function readKeptScripture(): Promise<KeptScriptureList | null> {
  try {
    const cache = await caches.open(CONTENT_CACHES.scripture);
    const kept = await cache.match(CONTENT_MANIFEST_URL);
    if (!kept) return null;
    const manifest = contentManifest.parse(await kept.json());
    const paths = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
    const files = scriptureFiles(manifest) ?? [];
    return {
      manifest,
      keptBytes: sumBytes(files.filter(({ url }) => paths.has(url))),
      totalBytes: sumBytes(files),
    };
  } catch {
    return null;
  }
}

/** How many bytes there are to keep, as far as anybody can be asked; zero where nobody can, or there is nothing. */
export async function offeredBytes(): Promise<number> {
  try {
    const answer = await fetch(CONTENT_MANIFEST_URL);
    return sumBytes(scriptureFiles(contentManifest.parse(await answer.json())) ?? []);
  } catch {
    return 0;
  }
}

/** In bytes. */
export function sumBytes(files: readonly ScriptureFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
