import { expect, type Page } from '@playwright/test';
import type { Person } from './person';

export const PIN = '274951';

/** Turns the app lock on in Settings, up to the screen that asks for the PIN. */
export async function turnLockOn(
  page: Page,
  origin: string,
  person: Person,
  choice = 'Only when it starts',
): Promise<void> {
  await page.goto(`${origin}/settings/lock`);
  await page.getByRole('button', { name: 'Turn on app lock' }).click();
  await page.getByRole('radio', { name: choice }).check({ force: true });
  await page.getByLabel('Your password').fill(person.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await choosePin(page, PIN);
  await lockStands(page);
}

export async function choosePin(page: Page, pin: string): Promise<void> {
  await page.getByLabel('Choose a PIN, six digits').fill(pin);
  await page.getByLabel('Enter it again, six digits').fill(pin);
}

export function pinField(page: Page) {
  return page.getByLabel('PIN, six digits', { exact: true });
}

export async function lockStands(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Enter your PIN' })).toBeVisible({
    timeout: 30_000,
  });
}

export async function unlock(page: Page, pin = PIN): Promise<void> {
  await pinField(page).fill(pin);
  await expect(page.getByRole('heading', { name: /Enter your PIN|Opening/ })).toHaveCount(0, {
    timeout: 30_000,
  });
}

/** As a phone does when another app comes to the front, and when this one comes back. */
export async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
    const visibilityState = isHidden ? 'hidden' : 'visible';
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      value: visibilityState,
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}
