import { test as base } from '@playwright/test';
import { type RunningServer, startServer } from './server';

/**
 * With a server for all the people of a worker's files, who know nothing of each other. What a test leaves open is closed
 * after it: pages go on syncing else.
 */
export const test = base.extend<{ closing: undefined }, { server: RunningServer }>({
  server: [
    async ({ browserName: _ }, use) => {
      // All of them register from one address.
      const server = await startServer({ RATE_LIMITS: 'off' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  closing: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
