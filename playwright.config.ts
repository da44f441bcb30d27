import { defineConfig } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: 'e2e',
  timeout: 90_000,
  // A busy machine is slow, not wrong.
  expect: { timeout: 15_000 },
  workers: 2,
  // Who needs a second go is named at the end of the run.
  retries: 1,
  forbidOnly: true,
  outputDir: 'test-results',
  use: {
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-background-networking'],
    },
    // Installing one costs as much as the rest of a sign-in. Tests of what it does allow it.
    serviceWorkers: 'block',
    trace: 'off',
  },
});
