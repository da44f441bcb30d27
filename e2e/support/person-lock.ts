import type { Page } from '@playwright/test';

/** Opens another tab that keeps a person’s databases, as a tab of an older version does that hears no message. */
export async function holdDatabasesOf(personId: string, page: Page, origin: string): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(`${origin}/icons/icon.svg`);
  await other.evaluate(
    (name) =>
      new Promise<void>((held) => {
        void navigator.locks.request(name, { mode: 'shared' }, () => {
          held();
          return new Promise(() => undefined);
        });
      }),
    `person:${personId}`,
  );
  return other;
}
