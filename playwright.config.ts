import { defineConfig } from '@playwright/test';
import { launch, WITH_WINDOWS, WITHOUT_WINDOWS } from './e2e/support/launch';
import { MICROPHONE } from './e2e/support/microphone';
import { zoneAt } from './e2e/support/zone-at';

/** A run begins at noon, wherever and whenever that is, and meets neither midnight nor daylight saving. Workers inherit it. */
process.env.E2E_ZONE ??= zoneAt(12, new Date());
process.env.TZ = process.env.E2E_ZONE;

/** Background Sync, the wake lock and notifications are not in a Chromium without windows. */
const NEED_WINDOWS = /(app-lock-attacks|background-sync|mindful|push)\.spec\.ts/;
const RECORD = /(daily-drop|export-import)\.spec\.ts/;
/** What is looked at on one screen alone, or in other engines too, and takes long: `npm run test:long` runs it, `npm test` does not. */
const LONG = /\/long\/.*\.spec\.ts$/;

export default defineConfig({
  testDir: 'e2e',
  timeout: 90_000,
  // A busy machine is slow, not wrong.
  expect: { timeout: 15_000 },
  workers: 3,
  // Who needs a second go is named at the end of the run.
  retries: 1,
  forbidOnly: true,
  outputDir: 'test-results',
  use: {
    // Installing one costs as much as the rest of a sign-in. Tests of what it does allow it.
    serviceWorkers: 'block',
    trace: 'off',
    // Else what is missing is waited for until the whole test runs out of time.
    actionTimeout: 30_000,
    navigationTimeout: 45_000,
    // Drawing the movements of a screen costs as much as loading it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'windows', testMatch: NEED_WINDOWS, use: launch(WITH_WINDOWS) },
    { name: 'microphone', testMatch: RECORD, use: launch(WITHOUT_WINDOWS, MICROPHONE) },
    { name: 'rest', testIgnore: [NEED_WINDOWS, RECORD, LONG], use: launch(WITHOUT_WINDOWS) },
    { name: 'long', testMatch: LONG, use: launch(WITHOUT_WINDOWS) },
  ],
});
