import { beforeEach, describe, expect, it } from 'vitest';
import { CONTENT_MANIFEST_URL, type ContentManifest } from '../../shared/content/pack';
import { manifestOf } from '../../shared/content/testing/manifest';
import { type MemoryDisk, memoryFiles } from '../offline-window/testing/memory-files';
import { keepScripture, removeScripture } from './keep-scripture';

const BOOK_BYTES = 100;

let disk: MemoryDisk;
let files: ReturnType<typeof memoryFiles>;
let manifest: ContentManifest;
let asked: string[];
let isReachable: boolean;
/** What an address is answered with instead. */
let instead: (path: string) => Response | undefined;
let progress: [bytes: number, totalBytes: number][];

beforeEach(() => {
  disk = { roomBytes: Number.POSITIVE_INFINITY };
  files = memoryFiles(disk);
  manifest = packWith(['a', 'b', 'c']);
  asked = [];
  isReachable = true;
  instead = () => undefined;
  progress = [];
});

/** A pack whose books have these hashes in their addresses. */
function packWith(hashes: readonly string[]): ContentManifest {
  const file = (name: string) => ({ url: `/content/scripture/${name}.json`, bytes: BOOK_BYTES });
  return {
    ...manifestOf('0123456789ab'),
    scripture: {
      translation: 'WEB',
      index: file('index'),
      books: hashes.map((hash) => ({ ...file(hash), name: `Book ${hash}` })),
    },
  };
}

function keep() {
  const fetch = async (path: string) => {
    if (!isReachable) throw new TypeError('Failed to fetch');
    asked.push(path);
    if (path === CONTENT_MANIFEST_URL) return Response.json(manifest);
    return instead(path) ?? new Response('x'.repeat(BOOK_BYTES));
  };
  return keepScripture({ files, fetch: fetch as unknown as typeof globalThis.fetch }, (...said) =>
    progress.push(said),
  );
}

const kept = async () => [...(await files.paths())].sort();
const path = (name: string) => `/content/scripture/${name}.json`;

describe('keeping Scripture', () => {
  it('fetches what finds passages and every book, once, and says how far it is', async () => {
    expect(await keep()).toBe('complete');
    expect(await kept()).toEqual([CONTENT_MANIFEST_URL, ...['a', 'b', 'c', 'index'].map(path)]);
    expect(progress.at(0)).toEqual([0, 400]);
    expect(progress.at(-1)).toEqual([400, 400]);
    asked = [];
    expect(await keep()).toBe('complete');
    expect(asked).toEqual([CONTENT_MANIFEST_URL]);
  });

  it('goes on where a worker was stopped, or a file was not given', async () => {
    instead = (asking) => (asking === path('b') ? new Response('no', { status: 502 }) : undefined);
    expect(await keep()).toBe('failed');
    instead = () => undefined;
    asked = [];
    expect(await keep()).toBe('complete');
    expect(asked).toEqual([CONTENT_MANIFEST_URL, path('b')]);
  });

  it('replaces an older text only when the newer one is all here', async () => {
    await keep();
    manifest = packWith(['a', 'b', 'new']);
    instead = () => new Response('no', { status: 502 });
    expect(await keep()).toBe('failed');
    const before = await (await files.read(CONTENT_MANIFEST_URL))?.json();
    expect(before.scripture.books.at(-1).url).toBe(path('c'));
    expect(await kept()).toContain(path('c'));
    instead = () => undefined;
    expect(await keep()).toBe('complete');
    expect(await kept()).toEqual([CONTENT_MANIFEST_URL, ...['a', 'b', 'index', 'new'].map(path)]);
  });

  it('keeps what is here where the server is out of reach, or has none', async () => {
    await keep();
    const before = await kept();
    isReachable = false;
    expect(await keep()).toBe('unreachable');
    isReachable = true;
    manifest = manifestOf('0123456789ab');
    expect(await keep()).toBe('unreachable');
    expect(await kept()).toEqual(before);
  });

  it('says that the device is full, and leaves what has come', async () => {
    disk.roomBytes = JSON.stringify(manifest).length + 2 * BOOK_BYTES;
    expect(await keep()).toBe('full');
    expect((await kept()).length).toBeGreaterThan(1);
  });
});

it('lets all of it go', async () => {
  await keep();
  expect(await removeScripture(files)).toBe('complete');
  expect(await kept()).toEqual([]);
});
