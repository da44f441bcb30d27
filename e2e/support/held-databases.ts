import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until the app says that opening takes long, and what helps. Returns that notice. */
export async function saysThatItTakesLong(page: Page): Promise<Locator> {
  const notice = page.getByRole('alert').filter({ hasText: 'taking longer than usual' });
  await expect(notice).toBeVisible({ timeout: 40_000 });
  await expect(notice.getByRole('button', { name: 'Try again' })).toBeInViewport();
  return notice;
}

/** Opens another tab that keeps these databases of the app. Nothing else can open them until that tab is closed. */
export async function holdDatabases(
  page: Page,
  origin: string,
  isHeld: (name: string) => boolean,
): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(`${origin}/icons/icon.svg`);
  const all = await other.evaluate(() => indexedDB.databases());
  const names = all.flatMap(({ name }) => (name && isHeld(name) ? [name] : []));
  if (names.length === 0) throw new Error('The app has no such database.');
  await other.evaluate(async (toHold) => {
    for (const name of toHold) {
      const held = indexedDB.open(name);
      await new Promise((resolve) => {
        held.onsuccess = resolve;
      });
      const newer = indexedDB.open(name, 1_000_000);
      await new Promise((resolve) => {
        newer.onblocked = resolve;
      });
    }
  }, names);
  return other;
}
