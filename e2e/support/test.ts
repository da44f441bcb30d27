import { test as base } from '@playwright/test';
import { collectPageErrors, type PageErrors } from './page-errors';
import { type RunningServer, startServer } from './server';

/**
 * With a server for all the people of a worker's files, who know nothing of each other. What a test leaves open is closed
 * after it: pages go on syncing else. Where it fails, what its pages complained of stands beside the reason.
 */
export const test = base.extend<{ pageErrors: PageErrors }, { server: RunningServer }>({
  server: [
    async ({ browserName: _ }, use) => {
      // All of them register from one address.
      const server = await startServer({ RATE_LIMITS: 'off' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  pageErrors: [
    async ({ browser }, use, info) => {
      const errors = collectPageErrors();
      browser.on('context', errors.listenTo);
      await use(errors);
      browser.off('context', errors.listenTo);
      await Promise.all(browser.contexts().map((context) => context.close()));
      const lines = errors.lines();
      if (info.status !== info.expectedStatus && lines.length > 0)
        info.annotations.push({ type: 'console', description: lines.join('\n') });
    },
    { auto: true },
  ],
});
