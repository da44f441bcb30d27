import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ZodMiniType } from 'zod/mini';
import {
  CONTENT_MANIFEST_URL,
  contentManifest,
  type DropContent,
  dropContent,
  type MindfulMoment,
  mindfulMoments,
} from '../../../shared/content/pack';

/** The content that all people read, as the routes need it. */
export interface ContentLibrary {
  /** Changes with the content. */
  readonly version: string;
  /** By day, 1 to 90. */
  readonly drops: ReadonlyMap<number, DropContent>;
  readonly moments: readonly MindfulMoment[];
}

/**
 * Reads the content pack of a built app into memory; undefined where none was built. Throws where a file of it is
 * missing or damaged.
 */
export function openContentLibrary(webRoot: string): ContentLibrary | undefined {
  if (!existsSync(join(webRoot, CONTENT_MANIFEST_URL))) return undefined;
  const read = <Value>(url: string, schema: ZodMiniType<Value>): Value =>
    schema.parse(JSON.parse(readFileSync(join(webRoot, url), 'utf8')));
  const manifest = read(CONTENT_MANIFEST_URL, contentManifest);
  const drops = manifest.drops.map(({ day, url }) => [day, read(url, dropContent)] as const);
  return {
    version: manifest.version,
    drops: new Map(drops),
    moments: read(manifest.mindfulMoments.url, mindfulMoments),
  };
}
