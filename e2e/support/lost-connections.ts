import type { BrowserContext, Page } from '@playwright/test';

/**
 * How iOS takes the connections of an app that was away: `closed` tells each of them and refuses what they are asked,
 * `silent` refuses only. Connections made anew work.
 */
export type Loss = 'closed' | 'silent';

/** From the next page on, a test may take its connections to IndexedDB away. */
export async function connectionsMayBeLost(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const opened = new Set<IDBDatabase>();
    const lost = new Map<IDBDatabase, string>();
    const { open } = IDBFactory.prototype;
    const { transaction } = IDBDatabase.prototype;
    let refused = 0;
    IDBFactory.prototype.open = function (...asked) {
      const request = open.apply(this, asked);
      request.addEventListener('success', () => opened.add(request.result));
      return request;
    };
    IDBDatabase.prototype.transaction = function (...asked) {
      const name = lost.get(this);
      if (name === undefined) return transaction.apply(this, asked);
      refused += 1;
      throw new DOMException('Connection to Indexed Database server lost.', name);
    };
    Object.assign(globalThis, {
      loseConnections(loss: string) {
        refused = 0;
        for (const database of opened) {
          lost.set(database, loss === 'closed' ? 'InvalidStateError' : 'UnknownError');
          if (loss === 'closed') database.dispatchEvent(new Event('close'));
        }
        opened.clear();
      },
      refusedSinceLoss: () => refused,
    });
  });
}

/** Takes every connection that the page has now. */
export async function loseConnections(page: Page, loss: Loss): Promise<void> {
  await page.evaluate((how) => Reflect.get(globalThis, 'loseConnections')(how), loss);
}

/** How much was asked of connections since they were lost. */
export async function refusedSinceLoss(page: Page): Promise<number> {
  return page.evaluate(() => Reflect.get(globalThis, 'refusedSinceLoss')());
}
