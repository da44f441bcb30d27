import { expect, type Page } from '@playwright/test';
import { changeAccount } from './change-account';
import { named } from './named';
import type { Person } from './person';

/** Lifts the free plan's limit of three entries, as a payment does. Their devices are told nothing. */
export function givePremium(dataDir: string, { username }: Person): void {
  changeAccount(dataDir, "UPDATE accounts SET plan = 'premium' WHERE username = ?", username);
}

/** Ends the plan again, for good. Their devices are told nothing. */
export function takePremium(dataDir: string, username: string): void {
  changeAccount(dataDir, "UPDATE accounts SET plan = 'free' WHERE username = ?", username);
}

/** Begins the trial, as the payment form of the demo does, from whichever device `page` is on. */
export async function startTrial(page: Page): Promise<void> {
  const { clientSecret } = await post(page, '/api/get-or-create-subscription');
  await post(page, '/api/demo-billing/confirm', { clientSecret });
}

/** Cancels, and lets the rest of the period go by. */
export async function endTrial(page: Page, dataDir: string, { username }: Person): Promise<void> {
  await post(page, '/api/cancel-subscription');
  changeAccount(
    dataDir,
    `UPDATE subscriptions SET current_period_end = 1
     WHERE account_id = (SELECT id FROM accounts WHERE username = ?)`,
    username,
  );
  // The next call that concerns the subscription finds that it has ended.
  await post(page, '/api/get-or-create-subscription');
}

async function post(page: Page, path: string, data: object = {}): Promise<Record<string, string>> {
  const origin = new URL(page.url()).origin;
  const headers = { ...(await named(page.request, origin)), origin };
  const answer = await page.request.post(`${origin}${path}`, { data, headers });
  expect(answer.ok()).toBe(true);
  return answer.status() === 204 ? {} : await answer.json();
}
