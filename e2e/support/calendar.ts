import type { BrowserContext } from '@playwright/test';

/** From the next page on, the calendar of this browser is laid out by months. */
export async function showsMonths(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => localStorage.setItem('calendarView', 'months'));
}
