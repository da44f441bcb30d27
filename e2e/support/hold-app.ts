import { expect, type Page } from '@playwright/test';

/** From the next page on the app waits as it starts, until it is let go. */
export async function holdApp(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const request = LockManager.prototype.request as (...all: unknown[]) => Promise<unknown>;
    LockManager.prototype.request = async function (this: LockManager, ...all: unknown[]) {
      Object.assign(globalThis, { isAppHeld: true });
      await promise;
      return request.apply(this, all);
    };
    Object.assign(globalThis, { letAppGo: resolve });
  });
}

/** Waits until the app has read who is signed in, and waits for their databases. */
export async function appIsHeld(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => 'isAppHeld' in globalThis)).toBe(true);
}

/** Lets the app of this page start. */
export function letAppGo(page: Page): Promise<void> {
  return page.evaluate(() => (globalThis as unknown as { letAppGo(): void }).letAppGo());
}
