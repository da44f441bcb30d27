import type { Browser, BrowserContext, Page } from '@playwright/test';
import { PIN, pinField, turnLockOn, unlock } from '../../e2e/support/app-lock';
import { homeStands, type Person } from '../../e2e/support/person';
import { atRest } from '../at-rest';
import { notePainted, timesPainted } from '../painted';
import { slowDown } from '../slow-down';

/** Milliseconds. */
export interface Unlocked {
  /** From the start of the navigation to the lock screen. */
  readonly lock: number;
  /** From the last digit of the PIN to the app's own Home. */
  readonly home: number;
}

declare global {
  var lastDigitAt: number;
}

/** Opens Home in new tabs behind an app lock, offline. `visitOnce` signs in and leaves a page with everything on the device. */
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
): Promise<Unlocked[]> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ baseURL: origin, viewport });
  const page = await visitOnce(context, origin);
  await turnLockOn(page, origin, person);
  await unlock(page);
  await page.goto('/home');
  await unlock(page);
  await homeStands(page);
  await notePainted(context, { lock: '.lock-screen', home: '#root .home-prompt' });
  await context.setOffline(true);
  const all: Unlocked[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await openOne(context, rate));
  await context.close();
  return all;
}

async function openOne(context: BrowserContext, rate: number): Promise<Unlocked> {
  const page = await context.newPage();
  await slowDown(page, rate);
  const { lock, home } = await timesPainted<keyof Unlocked>(page, async () => {
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
  await page.close();
  return { lock, home: home - typedAt };
}
