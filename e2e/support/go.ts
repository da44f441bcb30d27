import type { Page } from '@playwright/test';

/** Leads the app that is open to another of its addresses, as a link does: nothing is loaded anew. */
export async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}
