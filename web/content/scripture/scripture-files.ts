import type { ScriptureFiles } from '../../../shared/companion/retrieval/scripture';
import { slugOf } from '../../../shared/content/chapter-place';
import { CONTENT_CACHES } from '../../../shared/content/offline-window';
import {
  CONTENT_MANIFEST_URL,
  type ContentManifest,
  contentManifest,
} from '../../../shared/content/pack';
import { httpErrorFrom } from '../../answers/http-error';
import { findOpened, findOtherVersion, keepOpened } from './opened-books';

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

/**
 * A book that a person opens, by the name that addresses have; undefined where there is none. It stays on the device, to be
 * read without a network. Rejects as the files do.
 */
export async function openBook(slug: string): Promise<unknown> {
  const book = (await packed(readManifest())).books.find(({ name }) => slugOf(name) === slug);
  if (!book) return undefined;
  const opened = await findOpened(book.url);
  if (opened) return opened.json();
  const found = (await keptFile(book.url)) ?? (await fetchFile(book.url, findOtherVersion));
  await keepOpened(book.url, found.clone());
  return found.json();
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
  return ((await keptFile(path)) ?? (await fetchFile(path))).json();
}

/** `otherwise` is asked where nobody answers. */
async function fetchFile(
  path: string,
  otherwise?: (path: string) => Promise<Response | undefined>,
): Promise<Response> {
  const response = await fetch(path).catch(async (error: unknown) => {
    const other = await otherwise?.(path);
    if (other) return other;
    throw error;
  });
  if (!response.ok) throw await httpErrorFrom(response);
  return response;
}

async function keptFile(path: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(CONTENT_CACHES.scripture)).match(path);
  } catch {
    return undefined;
  }
}
