import type { Page } from '@playwright/test';

/** The person has told the browser to save data: no narration is fetched unasked. Holds from the next page on. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}
