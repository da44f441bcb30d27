import { CacheExpiration } from 'workbox-expiration/CacheExpiration.js';
import { OFFLINE_WINDOW } from '../../shared/content/offline-window';

const DAY_SECONDS = 24 * 60 * 60;

/** Whole files by the path of their address, each with a date from which it expires. */
export interface KeptFiles {
  paths(): Promise<Set<string>>;
  read(path: string): Promise<Response | undefined>;
  /** Rejects where the device has no room; what was there before then stays. */
  put(path: string, file: Response): Promise<void>;
  drop(path: string): Promise<void>;
  /** The server still has these: they expire that much later. */
  confirm(paths: Iterable<string>): Promise<void>;
  /** Drops what the server has not confirmed for thirty days. */
  expire(): Promise<void>;
}

/** Opens the kept files of that name in Cache Storage. */
export async function openKeptFiles(name: string): Promise<KeptFiles> {
  const cache = await caches.open(name);
  const expiration = new CacheExpiration(name, {
    maxAgeSeconds: OFFLINE_WINDOW.expiresAfterDays * DAY_SECONDS,
  });
  return {
    paths: async () => new Set((await cache.keys()).map(({ url }) => new URL(url).pathname)),
    read: (path) => cache.match(path),
    async put(path, file) {
      // First, for a file without a date would never expire.
      await expiration.updateTimestamp(path);
      await cache.put(path, file);
    },
    drop: async (path) => void (await cache.delete(path)),
    async confirm(paths) {
      for (const path of paths) await expiration.updateTimestamp(path);
    },
    expire: () => expiration.expireEntries(),
  };
}
