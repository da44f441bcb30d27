import { readFile } from 'node:fs/promises';
import { inParallel } from '../objects/in-parallel';
import type { ListedObject, ObjectStore } from '../objects/object-store';
import { indexFiles } from './file-index';

const ROOT = 'assets/';
/** An object without content, put again to read the time by the clock of the bucket. */
const CLOCK = 'clock/now';
/** As the build names them: a hash of eight characters before the ending. */
const HASHED = /^[\w-][\w.-]{0,120}-[\w-]{8}\.[a-z\d]{1,5}$/;
const DAY_MS = 86_400_000;
/** How long a file is kept after the last day on which a server of its build ran (F14). */
const KEPT_DAYS = 30;
/** How often the bucket is asked at most which files it has. */
const ASK_EVERY_MS = 2_000;
/** Files are kept in memory up to this sum, those asked for last. */
const MOST_BYTES = 20_000_000;

/** Hashed files of the app that other servers have, or had in the last 30 days: those of another build. */
export interface SharedAssets {
  /** The file of an address such as `/assets/main-0a1b2c3d.js`; undefined where no server had it. */
  find(path: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
}

/**
 * Looks for files in the bucket. Whatever is asked, and however often, the bucket is asked for its list once in two seconds at
 * most; an answer of "not there" rests on a list that was begun after the question. `wait` resolves after so many milliseconds,
 * `now` is a clock that only goes forward.
 */
export function createSharedAssets(
  objects: ObjectStore,
  { now, wait }: { readonly now: () => number; readonly wait: (ms: number) => Promise<unknown> },
): SharedAssets {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  let names: ReadonlySet<string> = new Set();
  let askedAt = Number.NEGATIVE_INFINITY;
  let next: Promise<void> | undefined;

  const ask = async () => {
    await wait(Math.max(0, askedAt + ASK_EVERY_MS - now()));
    askedAt = now();
    // Who comes from here on waits for the list after this one.
    next = undefined;
    const listed = await listAssets(objects);
    names = new Set(listed.map(({ key }) => key.slice(ROOT.length)));
  };
  const keep = (name: string, bytes: Uint8Array<ArrayBuffer>) => {
    kept.set(name, bytes);
    let sum = [...kept.values()].reduce((all, each) => all + each.length, 0);
    for (const [oldest, { length }] of kept) {
      if (sum <= MOST_BYTES) return;
      kept.delete(oldest);
      sum -= length;
    }
  };
  return {
    async find(path) {
      const name = path.slice('/assets/'.length);
      if (!path.startsWith('/assets/') || !HASHED.test(name)) return undefined;
      const known = kept.get(name);
      if (known) return known;
      if (!names.has(name)) {
        next ??= ask();
        await next;
      }
      if (!names.has(name)) return undefined;
      const bytes = await objects.get(ROOT + name);
      if (bytes) keep(name, new Uint8Array(bytes));
      return kept.get(name);
    },
  };
}

/**
 * Puts the hashed files of this build into the bucket, so that every server can answer for it; to be done before this one
 * listens. Files of which one was put within a day are left as they are.
 */
export async function publishAssets(objects: ObjectStore, webRoot: string): Promise<void> {
  const now = await readClock(objects);
  const listed = await listAssets(objects);
  const fresh = new Set(
    listed.filter((each) => now - each.modifiedAt < DAY_MS).map((it) => it.key),
  );
  const files = [...indexFiles(webRoot)].flatMap(([path, file]) => {
    const name = path.startsWith('/assets/') ? path.slice('/assets/'.length) : '';
    return HASHED.test(name) && !fresh.has(ROOT + name) ? [{ key: ROOT + name, ...file }] : [];
  });
  await inParallel(files, async ({ key, path }) => {
    await objects.put(key, await readFile(path));
  });
}

/**
 * To be done daily: says that this build is still there, and removes what no build has had for 30 days. Counted by the clock of
 * the bucket, so that a server with a wrong one removes nothing too early. Returns how many were removed.
 */
export async function keepSharedAssets(objects: ObjectStore, webRoot: string): Promise<number> {
  await publishAssets(objects, webRoot);
  const now = await readClock(objects);
  const listed = await listAssets(objects);
  const old = listed.filter(({ modifiedAt }) => now - modifiedAt > KEPT_DAYS * DAY_MS);
  await inParallel(old, ({ key }) => objects.delete(key));
  return old.length;
}

async function listAssets(objects: ObjectStore): Promise<ListedObject[]> {
  const listed: ListedObject[] = [];
  for await (const object of objects.list(ROOT)) listed.push(object);
  return listed;
}

/** Milliseconds since the epoch, as the bucket dates what it is given now. */
async function readClock(objects: ObjectStore): Promise<number> {
  await objects.put(CLOCK, new Uint8Array());
  for await (const { key, modifiedAt } of objects.list(CLOCK)) if (key === CLOCK) return modifiedAt;
  throw new Error('The bucket does not list what was put into it');
}
