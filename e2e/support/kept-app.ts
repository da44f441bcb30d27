import { expect, type Page } from '@playwright/test';

/** Puts something else into the place of a file of the app that is kept on the device. */
export async function damageKeptFile(page: Page, part: string): Promise<void> {
  const damaged = await page.evaluate(async (beginning) => {
    let count = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (!new URL(request.url).pathname.startsWith(beginning)) continue;
        const headers = { 'content-type': 'text/javascript' };
        await cache.put(request, new Response('<h1>Sign in to this network</h1>', { headers }));
        count += 1;
      }
    }
    return count;
  }, part);
  expect(damaged).toBeGreaterThan(0);
}

/** Whether a worker of a newer build waits, or is being installed. */
export function workerStates(page: Page): Promise<{ waiting: boolean; installing: boolean }> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return {
      waiting: Boolean(registration?.waiting),
      installing: Boolean(registration?.installing),
    };
  });
}
