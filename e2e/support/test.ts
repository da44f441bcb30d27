import { test as base } from '@playwright/test';
import { type RunningServer, startServer } from './server';

/** With a server for all the people of a worker's files, who know nothing of each other. */
export const test = base.extend<object, { server: RunningServer }>({
  server: [
    async ({ browserName: _ }, use) => {
      // All of them register from one address.
      const server = await startServer({ RATE_LIMITS: 'off' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});
