import type { Locator, Page } from '@playwright/test';

/** What a person wrote on a day of the journey, such as `Day 1`. */
export function ownWords(page: Page, day: string): Locator {
  return page.getByRole('region', { name: `What you wrote on ${day}`, exact: true });
}

/** What a person wrote on this day in earlier journeys. */
export function earlierWords(page: Page): Locator {
  return page.getByRole('region', { name: 'What you wrote before' });
}
