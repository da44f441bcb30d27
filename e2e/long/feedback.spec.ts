import { expect, type Page } from '@playwright/test';
import { findSignal, loseSignal } from '../support/network';
import { arrive, arriveAgain, everythingIsSynced, shellIsKept, somebody } from '../support/person';
import type { RunningServer } from '../support/server';
import { draftIsKept } from '../support/stored';
import { test } from '../support/test';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});
test.use({ serviceWorkers: 'allow' });

const SAID = {
  category: 'Feature request',
  subject: 'Larger text in the Drop',
  message: 'Two sizes more would let her sit back.',
};

test('feedback written offline waits through a reload, goes once by itself, and is seen on a second device', async ({
  browser,
  context,
  page,
}) => {
  const person = somebody();
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, server.origin, person);
  await page.goto(`${server.origin}/home`);
  await shellIsKept(page);
  await everythingIsSynced(page);
  await loseSignal(context);

  await test.step('what is missing is asked for, and what is typed survives a reload', async () => {
    await page.goto(`${server.origin}/feedback`);
    await page.getByLabel('Subject').fill(SAID.subject);
    await page.getByRole('button', { name: 'Submit Feedback' }).click();
    await expect(
      page.getByText('Please fill in the category, subject, and message fields.').first(),
    ).toBeVisible();
    await page.getByLabel('Message').fill(SAID.message);
    await draftIsKept(page, SAID.message);
    await page.reload();
    await expect(page.getByLabel('Message')).toHaveValue(SAID.message);
  });

  await test.step('the rating is chosen by keys, and cleared', async () => {
    await page.getByRole('radio', { name: '1 of 5' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: '2 of 5' })).toBeChecked();
    await page.getByRole('button', { name: 'Clear the rating' }).click();
    await expect(page.getByRole('radio', { name: '2 of 5' })).not.toBeChecked();
    await expect(page.getByRole('radio', { name: '1 of 5' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('radio', { name: '5 of 5' })).toBeChecked();
  });

  await test.step('sent offline it waits, also after a reload and on the sync page', async () => {
    await page.getByText(SAID.category, { exact: true }).click();
    await page.getByRole('button', { name: 'Submit Feedback' }).dblclick();
    await expect(row(page)).toContainText('Waiting to send');
    await expect(page.getByLabel('Message')).toHaveValue('');
    await page.reload();
    await expect(row(page)).toHaveCount(1);
    await expect(row(page)).toContainText('Waiting to send');
    await page.goto(`${server.origin}/sync`);
    // A page loaded offline is told by this Chromium that it is online, and finds out by asking.
    await expect(
      page.getByText(/One item (is saved on this device|isn’t synced yet)/),
    ).toBeVisible();
    await page.goto(`${server.origin}/feedback`);
    await expect(row(page)).toContainText('Waiting to send');
  });

  const arrivals: string[] = [];
  // One that finds no network is no arrival.
  page.on('requestfinished', (sent) => {
    if (sent.method() === 'POST' && sent.url().endsWith('/api/feedback')) arrivals.push(sent.url());
  });
  await test.step('with the network back it goes by itself', async () => {
    await findSignal(context);
    await expect(row(page)).toContainText(SAID.category);
    await expect(page.getByText('Waiting to send')).toHaveCount(0);
    await expect(row(page)).toHaveCount(1);
    expect(arrivals).toHaveLength(1);
  });

  await test.step('a second device sees it once, and still without a network', async () => {
    const tablet = await browser.newContext();
    const second = await tablet.newPage();
    await arriveAgain(second, server.origin, person);
    await second.goto(`${server.origin}/feedback`);
    await shellIsKept(second);
    await expect(row(second)).toHaveCount(1);
    await expect(row(second)).toContainText(SAID.category);
    await loseSignal(tablet);
    await second.reload();
    await expect(row(second)).toHaveCount(1);
    await tablet.close();
  });
});

function row(page: Page) {
  return page.getByRole('listitem').filter({ hasText: SAID.subject });
}
