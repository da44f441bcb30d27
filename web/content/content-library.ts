import type { ZodMiniType } from 'zod/mini';
import {
  CONTENT_MANIFEST_URL,
  type ContentManifest,
  contentManifest,
  type DropContent,
  dropContent,
  dropUrl,
  type MindfulMoment,
  mindfulMoments,
  mindfulMomentsUrl,
} from '../../shared/content/pack';
import { HttpError, httpErrorFrom } from '../answers/http-error';
import { keepPreference, readPreference } from '../platform/preference';

const VERSION = 'contentVersion';

/** What everybody reads, from the content pack; remembered for the life of the page. */
export interface ContentLibrary {
  /** A drop that was read before, at once. */
  remembered(day: number): DropContent | undefined;
  /**
   * The drop of a challenge day; null where the pack has none. Rejects with HttpError, or with what `fetch` rejects with
   * when there is no answer.
   */
  drop(day: number): Promise<DropContent | null>;
  /** The mindful moments that were read before, at once. */
  rememberedMoments(): readonly MindfulMoment[] | undefined;
  /** All mindful moments. Rejects as {@link drop} does. */
  moments(): Promise<readonly MindfulMoment[]>;
  /** The ninety days as the pack lists them, with their narration. Rejects as {@link drop} does. */
  listDrops(): Promise<ContentManifest['drops']>;
}

interface LibraryDeps {
  /** The parsed answer at a path, or a rejection as above. */
  readonly read: (path: string) => Promise<unknown>;
  /** The version of the pack that was read last; null before the first time. */
  readonly version: { get(): string | null; set(version: string): void };
}

/**
 * With a known version a drop's address is known too, so its text needs one answer and not two. Whether there is a newer
 * pack is asked behind it, once a page, and shows at the next visit: no text changes under a reader's eyes.
 */
export function createContentLibrary({ read, version }: LibraryDeps): ContentLibrary {
  const drops = new Map<number, DropContent>();
  let moments: readonly MindfulMoment[] | undefined;
  let asked = false;

  async function readManifest() {
    asked = true;
    const manifest = contentManifest.parse(await read(CONTENT_MANIFEST_URL));
    version.set(manifest.version);
    return manifest;
  }

  /** What the known version has at an address of its own; undefined where no version is known or it is out of date. */
  async function readKnown<Content>(
    urlIn: (version: string) => string,
    schema: ZodMiniType<Content>,
  ): Promise<Content | undefined> {
    const known = version.get();
    if (known === null) return undefined;
    try {
      const found = schema.safeParse(await read(urlIn(known)));
      return found.success ? found.data : undefined;
    } catch (error) {
      // It belongs to an earlier pack.
      if (error instanceof HttpError && error.status === 404) return undefined;
      throw error;
    }
  }

  async function readNewest(day: number): Promise<DropContent | null> {
    const entry = (await readManifest()).drops.find((drop) => drop.day === day);
    return entry ? dropContent.parse(await read(entry.url)) : null;
  }

  function lookForNewer(): void {
    if (!asked) void readManifest().catch(() => undefined);
  }

  return {
    remembered: (day) => drops.get(day),
    async drop(day) {
      const drop =
        drops.get(day) ??
        (await readKnown((known) => dropUrl(known, day), dropContent)) ??
        (await readNewest(day));
      if (drop) drops.set(day, drop);
      lookForNewer();
      return drop;
    },
    rememberedMoments: () => moments,
    async moments() {
      moments ??=
        (await readKnown(mindfulMomentsUrl, mindfulMoments)) ??
        mindfulMoments.parse(await read((await readManifest()).mindfulMoments.url));
      lookForNewer();
      return moments;
    },
    listDrops: async () => (await readManifest()).drops,
  };
}

/** The page's one library. */
export const contentLibrary = createContentLibrary({
  async read(path) {
    const response = await fetch(path);
    if (!response.ok) throw await httpErrorFrom(response);
    return response.json();
  },
  version: {
    get: () => readPreference(VERSION),
    set: (version) => keepPreference(VERSION, version),
  },
});
