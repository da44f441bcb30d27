import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { loseSignal } from '../support/network';
import { arrive, everythingIsSynced, register, shellIsKept, somebody } from '../support/person';
import type { RunningServer } from '../support/server';
import { test } from '../support/test';
import { writeEntry, writeNourishDay } from '../support/writing';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a reminder for the person’s own calendar is made offline, at the hour they choose', async ({
    page,
    context,
  }) => {
    await arrive(page, server.origin, somebody());
    await page.goto(`${server.origin}/home`);
    const personId = await page.evaluate(() => localStorage.getItem('userId') ?? '');
    await everythingIsSynced(page);
    await shellIsKept(page);
    await loseSignal(context);
    await page.goto(`${server.origin}/reminders`);
    await page.getByLabel('Time', { exact: true }).fill('21:15');
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Add to my calendar' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe('choose-wholeness-reminder.ics');
    const file = readFileSync(await download.path(), 'utf8');
    expect(file).toMatch(/DTSTART:\d{8}T211500\r\n/);
    expect(file).toContain('RRULE:FREQ=DAILY\r\n');
    expect(personId).not.toBe('');
    expect(file).not.toContain(personId);
    await expect(page.getByText('your calendar asks whether to add it')).toBeVisible();

    await page.reload();
    await expect(page.getByLabel('Time', { exact: true })).toHaveValue('21:15');
    await page.getByLabel('Time', { exact: true }).fill('');
    await expect(page.getByRole('button', { name: 'Add to my calendar' })).toBeDisabled();
  });
});

test('the app’s icon shows what is left today, not over midnight unseen, not after it is turned off or signed out', async ({
  page,
}) => {
  let shown: number | undefined;
  await page.exposeFunction('noteBadge', (count: number) => {
    shown = count;
  });
  await page.addInitScript(() => {
    const { noteBadge } = window as unknown as { noteBadge(count: number): Promise<void> };
    Object.assign(navigator, { setAppBadge: noteBadge, clearAppBadge: () => noteBadge(0) });
  });
  const showsOnIcon = (count: number) => expect.poll(() => shown, { timeout: 20_000 }).toBe(count);

  await register(page, server.origin, somebody());
  await showsOnIcon(5);
  await writeEntry(page, server.origin, 'A line.');
  await showsOnIcon(4);
  const other = await page.context().newPage();
  await writeNourishDay(other, server.origin);
  await other.close();
  await showsOnIcon(3);

  await page.goto(`${server.origin}/reminders`);
  const choice = page.getByRole('switch', { name: 'Show what is left today' });
  await choice.click();
  await showsOnIcon(0);
  await page.reload();
  await expect(choice).not.toBeChecked();
  await choice.click();
  await showsOnIcon(3);

  await look(page, 'hidden');
  await page.clock.setFixedTime(Date.now() + DAY_MS);
  await look(page, 'hidden');
  await showsOnIcon(0);
  await look(page, 'visible');
  await showsOnIcon(5);

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/auth');
  expect(shown).toBe(0);
});

const DAY_MS = 86_400_000;

/** The person turns to the page, or away from it. */
function look(page: Page, visibility: 'visible' | 'hidden'): Promise<void> {
  return page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibility);
}
