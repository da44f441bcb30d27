import type { Browser, Page } from '@playwright/test';
import { PHONE } from '../../scripts/lib/demo';

/** A page in a browser of its own, of a phone's size, with the service worker. */
export async function openDevice(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'allow' });
  return context.newPage();
}
