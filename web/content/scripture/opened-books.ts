import { CONTENT_CACHES } from '../../../shared/content/offline-window';

/** So many books that were opened stay on the device without being asked for: 2 MB at most. */
const MOST_BOOKS = 8;

/** A book that was opened here, by its path. Undefined too where the browser keeps nothing for this page. */
export function findOpened(path: string): Promise<Response | undefined> {
  return withCache((cache) => cache.match(path));
}

/** The same book of another version of the pack. */
export function findOtherVersion(path: string): Promise<Response | undefined> {
  return withCache(async (cache) => {
    const keys = await cache.keys();
    const other = keys.find(
      ({ url }) => withoutVersion(new URL(url).pathname) === withoutVersion(path),
    );
    return other && cache.match(other);
  });
}

/** Keeps a book that was opened, and lets the one go that was opened longest ago. */
export async function keepOpened(path: string, book: Response): Promise<void> {
  await withCache(async (cache) => {
    await cache.put(path, book);
    const older = (await cache.keys()).slice(0, -MOST_BOOKS);
    await Promise.all(older.map((key) => cache.delete(key)));
  });
}

async function withCache<Value>(use: (cache: Cache) => Promise<Value>): Promise<Value | undefined> {
  try {
    return await use(await caches.open(CONTENT_CACHES.openedBooks));
  } catch {
    return undefined;
  }
}

/** `/content/scripture/psalms-0123456789ab.json` → `/content/scripture/psalms`. */
function withoutVersion(path: string): string {
  return path.replace(/-[0-9a-f]+\.json$/, '');
}
