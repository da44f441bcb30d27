import { type Browser, chromium } from '@playwright/test';
import { type RunningServer, startServer } from '../e2e/support/server';
import { findOrInstallBrowser } from '../scripts/lib/browser.mjs';

/** Measures the built app in Chromium, and ends both afterwards. */
export async function withApp(
  measure: (server: RunningServer, browser: Browser) => Promise<void>,
): Promise<void> {
  const executablePath = await findOrInstallBrowser();
  const server = await startServer({ RATE_LIMITS: 'off' });
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    await measure(server, browser);
  } finally {
    await browser.close();
    await server.stop();
  }
}
