import { cacheNames } from 'workbox-core/cacheNames.js';
import type { InstallingScope } from '../worker-scope';

/**
 * Where a browser can, it answers the files of the build from the worker's cache by itself: a start asks for a dozen of them,
 * and the worker would answer one after another. What the cache does not hold comes from the network, as from the worker.
 */
export function routeFiles(worker: InstallingScope): void {
  worker.addEventListener('install', (event) => {
    const files = { urlPattern: '/assets/*' };
    event
      .addRoutes?.({ condition: files, source: { cacheName: cacheNames.precache } })
      .catch(() => undefined);
  });
}
