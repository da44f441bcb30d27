import type { Browser, BrowserContext, Page } from '@playwright/test';
import { PIN, pinField, turnLockOn, unlock } from '../../e2e/support/app-lock';
import { homeStands, type Person } from '../../e2e/support/person';
import { atRest } from '../at-rest';
import { notePainted, timesPainted } from '../painted';
import { slowDown } from '../slow-down';

/** Milliseconds. */
interface Home {
  /** To the day's windows, in the kept Home or in the app's own. */
  readonly today: number;
  /** To the app's own Home: from here on it answers. */
  readonly app: number;
}

export interface BothStarts {
  /** From the start of the navigation, in a browser whose app has no lock. */
  readonly open: Home;
  /** From the start of the navigation to the lock screen. */
  readonly lock: number;
  /** From the last digit of the PIN. */
  readonly unlocked: Home;
}

const HOME: Record<keyof Home, string> = { today: '.home-prompt', app: '#root .home-prompt' };

declare global {
  var lastDigitAt: number;
}

/**
 * Opens Home in new tabs behind an app lock, offline, in turn with new tabs without one. `visitOnce` signs in and leaves a page with
 * everything on the device.
 */
export async function lockedTabs(
  browser: Browser,
  origin: string,
  {
    person,
    rate,
    runs,
    visitOnce,
  }: {
    readonly person: Person;
    readonly rate: number;
    readonly runs: number;
    readonly visitOnce: (context: BrowserContext, origin: string) => Promise<Page>;
  },
): Promise<BothStarts[]> {
  const options = { baseURL: origin, viewport: { width: 390, height: 844 } };
  const [open, locked] = [await browser.newContext(options), await browser.newContext(options)];
  await notePainted(open, HOME);
  await visitOnce(open, origin);
  const page = await visitOnce(locked, origin);
  await turnLockOn(page, origin, person);
  await unlock(page);
  await page.goto('/home');
  await unlock(page);
  await homeStands(page);
  await page.evaluate(atRest);
  await notePainted(locked, { ...HOME, lock: '.lock-screen' });
  await Promise.all([open.setOffline(true), locked.setOffline(true)]);
  const all: BothStarts[] = [];
  for (let run = 0; run < runs; run += 1)
    all.push({ open: await openOne(open, rate), ...(await unlockOne(locked, rate)) });
  await Promise.all([open.close(), locked.close()]);
  return all;
}

async function openOne(context: BrowserContext, rate: number): Promise<Home> {
  const page = await context.newPage();
  await slowDown(page, rate);
  const painted = await timesPainted<keyof Home>(page, () => page.goto('/home'));
  await page.evaluate(atRest);
  await page.close();
  return painted;
}

async function unlockOne(context: BrowserContext, rate: number): Promise<Omit<BothStarts, 'open'>> {
  const page = await context.newPage();
  await slowDown(page, rate);
  const { lock, today, app } = await timesPainted<'lock' | keyof Home>(page, async () => {
    await page.goto('/home');
    await pinField(page).evaluate((field) =>
      field.addEventListener('input', () => {
        globalThis.lastDigitAt = performance.now();
      }),
    );
    // Meanwhile a person types.
    await page.evaluate(atRest);
    await pinField(page).fill(PIN);
  });
  const typedAt = await page.evaluate(() => globalThis.lastDigitAt);
  await page.evaluate(atRest);
  await page.close();
  return { lock, unlocked: { today: today - typedAt, app: app - typedAt } };
}
