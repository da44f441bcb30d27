import type { BrowserContext, Page } from '@playwright/test';
import { everythingIsSynced } from '../../e2e/support/person';
import { atRest } from '../at-rest';

const HOUR_MS = 3_600_000;

/** What an open page does in an hour without input. */
export interface QuietHour {
  /** Callbacks of timers, by the delay they were set with, in milliseconds. */
  readonly timers: readonly number[];
  /** Addresses that the page asked for. */
  readonly requests: readonly string[];
}

declare global {
  /** The delays of the timers that have called back; undefined until counting begins. */
  var calledBack: number[] | undefined;
}

/** Opens Home online, and moves its clock by an hour once it has come to rest. */
export async function liveQuietHour(context: BrowserContext): Promise<QuietHour> {
  const page = await context.newPage();
  await page.clock.install();
  await page.addInitScript(countTimers);
  await page.goto('/home');
  await everythingIsSynced(page);
  await comeToRest(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.evaluate(() => {
    globalThis.calledBack = [];
  });
  await page.clock.runFor(HOUR_MS);
  const timers = await page.evaluate(() => globalThis.calledBack ?? []);
  await page.close();
  return { timers, requests };
}

/** What begins once the page is quiet has begun, and has ended. */
async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(atRest);
  await page.clock.runFor(2 * 60_000);
  await page.evaluate(atRest);
}

/** In the page, before anything of it runs. No named function: tsx would call a helper that the page does not have. */
function countTimers(): void {
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const set = globalThis[name] as (callback: () => void, ms?: number) => number;
    Object.assign(globalThis, {
      [name]: (callback: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) =>
        set(() => {
          globalThis.calledBack?.push(ms);
          callback(...given);
        }, ms),
    });
  }
}
