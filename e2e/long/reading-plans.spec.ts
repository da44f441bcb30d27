import { type BrowserContext, expect, type Page } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { hasRefusedCookies } from '../support/consent';
import { findSignal, loseSignal } from '../support/network';
import { arrive, arriveAgain, everythingIsSynced, shellIsKept, somebody } from '../support/person';
import type { RunningServer } from '../support/server';
import { test } from '../support/test';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});
test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });

test('N2 N3 N4 N8 a plan is begun and read without a network on two devices; afterwards it is one, with the days of both', async ({
  browser,
  context,
  page,
}) => {
  const person = somebody();
  await hasRefusedCookies(context);
  await arrive(page, server.origin, person);
  await settle(page);
  const chapel = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'allow',
  });
  const tablet = await chapel.newPage();
  await hasRefusedCookies(chapel);
  await arriveAgain(tablet, server.origin, person);
  await settle(tablet);
  await loseSignal(context);
  await loseSignal(chapel);

  await test.step('a day is read chapter after chapter, and checked off below the last one', async () => {
    await beginPsalms(page);
    await page.getByRole('link', { name: 'Read Psalm 1', exact: true }).click();
    for (const psalm of ['Psalm 2', 'Psalm 3', 'Psalm 4']) {
      await page.getByRole('link', { name: `Continue with ${psalm}` }).click();
      await expect(page.getByRole('heading', { level: 1, name: psalm })).toBeVisible();
    }
    const read = page.getByRole('checkbox', { name: 'I’ve read this day' });
    await read.click();
    await expect(read).toBeChecked();
    await page.getByRole('link', { name: 'Day 1 of Psalms in 60' }).click();
    await expect(dayRead(page, 1)).toBeChecked();
    await page.reload();
    await expect(page.getByText('1 of 60 days read')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('Bible & Prayer of the day has what was read', async () => {
    await page.goto(`${server.origin}/bible-prayer`);
    await expect(page.getByRole('textbox', { name: 'Passage' })).toHaveValue(
      'Psalm 1; Psalm 2; Psalm 3; Psalm 4',
    );
  });

  await test.step('who comes back from the last chapter of a day is asked', async () => {
    await beginPsalms(tablet);
    await tablet.getByRole('link', { name: 'Day 2: Psalms 5–7' }).click();
    await tablet.getByRole('link', { name: 'Psalm 7', exact: true }).click();
    await tablet.getByRole('link', { name: 'Back', exact: true }).click();
    await tablet.getByRole('button', { name: 'Mark Day 2 as Read' }).click();
    await expect(tablet.getByRole('link', { name: 'Continue with Day 1' })).toBeVisible();
  });

  await test.step('with the network back the plan is one, and has the days of both', async () => {
    await reconnect(context, page);
    await reconnect(chapel, tablet);
    for (const device of [page, tablet]) {
      await expect(device.getByText('2 of 60 days read')).toBeVisible();
      await expect(dayRead(device, 1)).toBeChecked();
      await expect(dayRead(device, 2)).toBeChecked();
    }
    await page.goto(`${server.origin}/bible`);
    await expect(page.getByRole('link', { name: 'Continue Psalms in 60, day 3' })).toHaveCount(1);
  });

  await test.step('a check that is taken back is taken back everywhere', async () => {
    await page.getByRole('link', { name: 'Continue Psalms in 60, day 3' }).click();
    for (const day of [1, 2]) {
      await dayRead(page, day).click();
      await expect(dayRead(page, day)).not.toBeChecked();
    }
    await expect(dayRead(tablet, 1)).not.toBeChecked();
    await expect(dayRead(tablet, 2)).not.toBeChecked();
  });
});

/** The shell is kept, and the Psalms were open here once. */
async function settle(page: Page): Promise<void> {
  await page.goto(`${server.origin}/home`);
  await shellIsKept(page);
  await everythingIsSynced(page);
  await page.goto(`${server.origin}/bible/psalms/1`);
  await expect(page.locator('#v2')).toBeVisible();
}

async function beginPsalms(page: Page): Promise<void> {
  await page.goto(`${server.origin}/bible/plans`);
  await page.getByRole('link', { name: /^Psalms in 60/ }).click();
  await page.getByRole('button', { name: 'Begin This Plan' }).click();
  await expect(page.getByRole('heading', { name: 'Day 1', exact: true })).toBeInViewport();
}

async function reconnect(context: BrowserContext, page: Page): Promise<void> {
  await findSignal(context);
  await page.goto(`${server.origin}/bible/plans/psalms-60`);
}

function dayRead(page: Page, day: number) {
  return page.getByRole('checkbox', { name: `Day ${day} read`, exact: true });
}
