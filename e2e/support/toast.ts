import type { Locator, Page } from '@playwright/test';

/** A toast that holds this text. */
export function toast(page: Page, text: string | RegExp): Locator {
  return page.locator('.toast').getByText(text);
}
