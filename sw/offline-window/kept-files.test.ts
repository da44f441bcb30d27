import * as idb from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { OFFLINE_WINDOW } from '../../shared/content/offline-window';

const DAY_MS = 86_400_000;
const ORIGIN = 'https://wholeness.example';
const { expiresAfterDays } = OFFLINE_WINDOW;

beforeEach(() => {
  for (const [name, value] of Object.entries(idb)) {
    if (name.startsWith('IDB')) vi.stubGlobal(name, value);
  }
  vi.stubGlobal('indexedDB', new idb.IDBFactory());
  vi.stubGlobal('location', new URL(ORIGIN));
  const cache = pretendCache();
  const caches = { open: async () => cache };
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('self', { caches });
  // Else Workbox reports to a console of its own.
  vi.stubEnv('NODE_ENV', 'production');
  vi.spyOn(Date, 'now').mockReturnValue(0);
});

/** Addresses are absolute, as in a browser. */
function pretendCache() {
  const files = new Map<string, Response>();
  const url = (path: string) => new URL(path, ORIGIN).href;
  return {
    keys: async () => [...files.keys()].map((href) => ({ url: href })),
    put: async (path: string, file: Response) => void files.set(url(path), file),
    delete: async (path: string) => files.delete(url(path)),
  };
}

it('a file that the server no longer names goes after its days, and one that it confirmed stays', async () => {
  const { openKeptFiles } = await import('./kept-files');
  const files = await openKeptFiles('drops');
  await files.put('/content/old.json', new Response('old'));
  await files.put('/content/confirmed.json', new Response('confirmed'));
  vi.mocked(Date.now).mockReturnValue((expiresAfterDays - 1) * DAY_MS);
  await files.expire();
  expect(await files.paths()).toEqual(new Set(['/content/old.json', '/content/confirmed.json']));
  await files.confirm(['/content/confirmed.json']);
  vi.mocked(Date.now).mockReturnValue((expiresAfterDays + 1) * DAY_MS);
  await files.expire();
  expect(await files.paths()).toEqual(new Set(['/content/confirmed.json']));
});
