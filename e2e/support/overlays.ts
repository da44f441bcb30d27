import { type BrowserContext, expect, type Page } from '@playwright/test';
import { hasRefusedCookies } from './consent';

/**
 * From the next page on, this browser has shown whoever is signed in all that may come over Home: the question about
 * cookies, the tour, the end of a journey, a streak of `streak` days, today's reminder and encouragement, and that installing
 * was put off. For every test that is about something else.
 */
export async function nothingIsDue(context: BrowserContext, streak = 0): Promise<void> {
  await hasRefusedCookies(context);
  await context.addInitScript((days) => {
    const personId = localStorage.getItem('userId');
    if (!personId) return;
    sessionStorage.setItem('installDismissed', 'true');
    const here = new Date();
    const today = new Date(here.getTime() - here.getTimezoneOffset() * 60_000)
      .toISOString()
      .slice(0, 10);
    const notes = {
      hasSeenWelcomeTour: 'true',
      lastShownStreak: String(days),
      reminderDismissedOn: today,
      encouragedOn: today,
      journeyUnderWay: '0',
    };
    for (const [name, value] of Object.entries(notes))
      localStorage.setItem(`shown:${personId}:${name}`, value);
  }, streak);
}

/** What comes over Home is loaded. The page's clock is installed; it runs on meanwhile, and keys hold everything back. */
export async function overlaysAreLoaded(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift');
      await page.clock.runFor(500);
      return page.locator('link[href*="/late-"]').count();
    })
    .toBe(1);
}
