import type { CDPSession, Page } from '@playwright/test';

/** Holds a page's processor back to a `rate`th of its speed. Its worker keeps its own. */
export async function slowDown(page: Page, rate: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return session;
}

/** Ends the service worker, as the browser does half a minute after its last event: the next navigation starts it. */
export async function stopWorker(session: CDPSession): Promise<void> {
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.send('ServiceWorker.disable');
}
