import { expect, it, vi } from 'vitest';
import type { InstallingScope, InstallOfWorker } from '../worker-scope';
import { routeFiles } from './route-files';

function install(event: Partial<InstallOfWorker>): void {
  const worker: InstallingScope = {
    addEventListener: (_type, listener) => listener(event as InstallOfWorker),
  };
  routeFiles(worker);
}

it('has the browser answer the files of the build from the cache that they are installed into', () => {
  const addRoutes = vi.fn(async () => undefined);
  install({ addRoutes });
  expect(addRoutes).toHaveBeenCalledExactlyOnceWith({
    condition: { urlPattern: '/assets/*' },
    source: { cacheName: expect.stringMatching(/^workbox-precache/) },
  });
});

it('installs a worker as before where the browser has no such routes', () => {
  expect(() => install({})).not.toThrow();
});
