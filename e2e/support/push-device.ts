import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { PushReceiver } from '../../sync-server/testing/push-receiver';
import { shellIsKept } from './person';

/**
 * Chromium's own push service can't be asked here, so `subscribe` alone is replaced: it answers with keys of a real device of
 * the receiver. All else is the browser's. Returns the path under which the device's messages come.
 */
export async function subscribesAtReceiver(
  context: BrowserContext,
  receiver: PushReceiver,
): Promise<string> {
  const given = receiver.subscribe();
  await context.addInitScript((device) => {
    PushManager.prototype.subscribe = async () =>
      ({ toJSON: () => device, unsubscribe: async () => true }) as unknown as PushSubscription;
  }, given);
  return new URL(given.endpoint).pathname;
}

/** Turns on notifications about prayers for a request, by the switch on the screen. */
export async function wantsNewsOfPrayers(page: Page, origin: string): Promise<void> {
  await page.context().grantPermissions(['notifications'], { origin });
  await page.goto(`${origin}/reminders`);
  await shellIsKept(page);
  await page.reload();
  await page.getByRole('switch', { name: 'When someone prays for my request' }).click();
  await page.getByRole('button', { name: 'Save reminders' }).click();
  await expect(page.getByText('Reminders appear on this device.')).toBeVisible();
}
