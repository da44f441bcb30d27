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

export async function tryWrongPin(page: Page): Promise<void> {
  await pinField(page).fill('000000');
  await expect(page.getByRole('alert')).toContainText(/isn’t right|Too many/);
  await expect(page.getByRole('heading', { name: 'Enter your PIN' })).toBeVisible();
}

/** As many wrong PINs as it takes until the lock screen says to wait. */
export async function tryUntilItWaits(page: Page): Promise<void> {
  for (let tried = 0; tried < 5; tried += 1) {
    await expect(pinField(page)).toBeEditable();
    await tryWrongPin(page);
  }
  await expect(page.getByText('Too many wrong PINs')).toBeVisible();
}

/** A guest agrees to a lock that only its PIN opens, and chooses it. */
export async function lockAsGuest(page: Page): Promise<void> {
  await page
    .getByRole('checkbox', { name: 'I understand that there’s no way back without my PIN.' })
    .check({ force: true });
  await page.getByRole('button', { name: 'Continue' }).click();
  await choosePin(page, PIN);
  await lockStands(page);
}
