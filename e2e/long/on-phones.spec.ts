import { expect, type Page } from '@playwright/test';
import { PHONE } from '../../scripts/lib/demo';
import { go } from '../support/go';
import { arrive, somebody } from '../support/person';
import { maySee, ROUTES, seenBy } from '../support/routes';
import type { RunningServer } from '../support/server';
import { test } from '../support/test';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});
test.use({ viewport: PHONE });

/** Safari zooms into a field whose text is smaller. */
const LEAST_TYPE = 16;
const SAFARI_ON_IOS =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

test('an installed app on iOS has no back button: every screen shows a way on, and no field makes the page zoom', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await test.step('for a visitor', async () => {
    await page.goto(`${server.origin}/login`);
    for (const route of ROUTES.filter((each) => maySee('visitor', each))) {
      await go(page, route.path);
      await expect(page).toHaveTitle(seenBy('visitor', route).title);
      await holdsOnPhones(page, route.path);
    }
  });
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/home`);
  for (const route of ROUTES.filter((each) => maySee('person', each))) {
    await go(page, route.path);
    await expect(page).toHaveTitle(seenBy('person', route).title);
    await holdsOnPhones(page, route.path);
  }
});

test('a phone neither capitalizes nor corrects a name or a password that is shown', async ({
  page,
}) => {
  await page.goto(`${server.origin}/login`);
  await page.getByRole('button', { name: 'Show password' }).click();
  for (const field of ['Username', 'Password']) {
    const input = page.getByLabel(field, { exact: true });
    await expect(input).toHaveAttribute('autocapitalize', 'none');
    await expect(input).toHaveAttribute('autocorrect', 'off');
    await expect(input).toHaveAttribute('spellcheck', 'false');
  }
});

test('F5 in a browser on iOS the sync page says what is cleared after seven days, and waits for the browser’s answer', async ({
  browser,
}) => {
  const context = await browser.newContext({ userAgent: SAFARI_ON_IOS, viewport: PHONE });
  const page = await context.newPage();
  await context.addInitScript(() => {
    navigator.storage.persisted = async () => false;
    navigator.storage.persist = () =>
      new Promise((resolve) => Object.assign(globalThis, { answer: resolve }));
  });
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/sync`);
  await expect(page.getByText('After seven days without a visit')).toBeVisible();
  await page.getByRole('button', { name: 'Ask the browser to protect it' }).click();
  await expect(page.getByRole('button', { name: 'Asking the browser' })).toBeVisible();
  await page.evaluate(() => Reflect.get(globalThis, 'answer')(false));
  await expect(page.getByText('Your browser hasn’t agreed yet.')).toBeVisible();

  await page.addInitScript(() => Object.assign(navigator, { standalone: true }));
  await page.reload();
  await expect(page.getByText('No', { exact: true })).toBeVisible();
  await expect(page.getByText('After seven days without a visit')).toHaveCount(0);
});

async function holdsOnPhones(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  const back = page.getByRole('link', { name: /^(Back|Cancel|Home|Choose Wholeness)/i });
  const tabs = page.getByRole('navigation', { name: 'Main' });
  await expect(back.or(tabs).first(), `a way on from ${path}`).toBeVisible();
  expect(await page.evaluate(smallFields, LEAST_TYPE), path).toEqual([]);
}

/** Runs in the page: the fields whose text is smaller than this. */
function smallFields(least: number): string[] {
  const fields = [...document.querySelectorAll('input, textarea, select')];
  return fields
    .filter((field) => !field.classList.contains('sr-only'))
    .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < least)
    .map(({ outerHTML }) => outerHTML);
}
