import type { ScriptureFiles } from '../../../shared/companion/retrieval/scripture';
import { CONTENT_CACHES } from '../../../shared/content/offline-window';
import {
  CONTENT_MANIFEST_URL,
  type ContentManifest,
  contentManifest,
} from '../../../shared/content/pack';
import { httpErrorFrom } from '../../answers/http-error';

/**
 * The files of the shipped translation: from this device where they are kept, without waking the service worker, else from
 * the network. Also for workers. Each rejects with HttpError, or with what `fetch` rejects with when there is no answer.
 */
export function scriptureFilesHere(): ScriptureFiles {
  const pack = readManifest();
  // Told to whoever asks for a file.
  pack.catch(() => undefined);
  return {
    async index() {
      return read((await packed(pack)).index.url);
    },
    async book(name) {
      const book = (await packed(pack)).books.find((each) => each.name === name);
      if (!book) throw new Error(`The pack has no ${name}.`);
      return read(book.url);
    },
  };
}

/** The names of the books as references have them, in the order of the canon. Rejects as the files do. */
export async function bookNames(): Promise<string[]> {
  return (await packed(readManifest())).books.map(({ name }) => name);
}

async function packed(manifest: Promise<ContentManifest>) {
  const { scripture } = await manifest;
  if (!scripture) throw new Error('The pack has no Scripture.');
  return scripture;
}

/** That of what is kept, so that all its files fit together. */
async function readManifest(): Promise<ContentManifest> {
  return contentManifest.parse(await read(CONTENT_MANIFEST_URL));
}

async function read(path: string): Promise<unknown> {
  const kept = await keptFile(path);
  if (kept) return kept.json();
  const response = await fetch(path);
  if (!response.ok) throw await httpErrorFrom(response);
  return response.json();
}

async function keptFile(path: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(CONTENT_CACHES.scripture)).match(path);
  } catch {
    return undefined;
  }
}
