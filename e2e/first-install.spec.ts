import { type BrowserContext, expect, type Page } from '@playwright/test';
import { arrive, homeStands, shellIsKept, somebody } from './support/person';
import { test } from './support/test';

const STUCK = /^The browser hasn’t finished preparing the app for offline use\. Close the app/;

test.use({ serviceWorkers: 'allow' });

test('F19 an installation that stands still for a minute says what to do, and says so no more once it is through', async ({
  context,
  page,
  server,
}) => {
  await page.clock.install();
  const goOn = await holdInstallation(context);
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/home`);
  await homeStands(page);
  await expect.poll(() => isInstalling(page)).toBe(true);

  await page.goto(`${server.origin}/offline`);
  const lead = page.getByRole('main').getByRole('status').first();
  await expect(lead).toHaveText('The next thirty days are downloading to this device.');
  await page.clock.fastForward(61_000);
  await expect(lead).toHaveText(STUCK);

  await page.getByRole('link', { name: 'Back', exact: true }).click();
  const readyUntil = page.locator('.facts > div').filter({ hasText: 'Ready offline until' });
  await expect(readyUntil).toContainText('Not ready');
  await expect(page.getByText(STUCK)).toBeVisible();

  goOn();
  await shellIsKept(page);
  await expect(page.getByText(STUCK)).toHaveCount(0);
  await expect(readyUntil).toContainText(/\w+ \d+$/, { timeout: 30_000 });
});

/** The worker gets no answer for one of the app's files until it may go on. */
async function holdInstallation(context: BrowserContext): Promise<() => void> {
  let goOn: () => void = () => undefined;
  const mayGoOn = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await context.route('**/assets/journal-route*', async (route) => {
    if (route.request().serviceWorker()) await mayGoOn;
    await route.continue();
  });
  return goOn;
}

function isInstalling(page: Page): Promise<boolean> {
  return page.evaluate(async () =>
    Boolean((await navigator.serviceWorker.getRegistration())?.installing),
  );
}
