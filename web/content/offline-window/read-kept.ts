import { CONFIRMED_AT_HEADER, CONTENT_CACHES } from '../../../shared/content/offline-window';
import {
  CONTENT_MANIFEST_URL,
  type ContentManifest,
  contentManifest,
  mindfulMoments,
} from '../../../shared/content/pack';

/** What of the content pack is on this device, read from the device itself. */
export interface KeptContent {
  readonly manifest: ContentManifest;
  /** When the server last confirmed it, milliseconds since the epoch. */
  readonly confirmedAt: number;
  /** Paths of kept files, text and sound. */
  readonly paths: ReadonlySet<string>;
  readonly moments: number;
}

/** Null where nothing is kept, or the browser keeps nothing for this page. */
export async function readKept(): Promise<KeptContent | null> {
  try {
    return await readCaches();
  } catch {
    return null;
  }
}

async function readCaches(): Promise<KeptContent | null> {
  const [text, audio] = await Promise.all([
    caches.open(CONTENT_CACHES.text),
    caches.open(CONTENT_CACHES.audio),
  ]);
  const kept = await text.match(CONTENT_MANIFEST_URL);
  if (!kept) return null;
  const manifest = contentManifest.parse(await kept.json());
  const moments = await text.match(manifest.mindfulMoments.url);
  const requests = await Promise.all([text.keys(), audio.keys()]);
  return {
    manifest,
    confirmedAt: Number(kept.headers.get(CONFIRMED_AT_HEADER)),
    paths: new Set(requests.flat().map(({ url }) => new URL(url).pathname)),
    moments: moments ? mindfulMoments.parse(await moments.json()).length : 0,
  };
}
