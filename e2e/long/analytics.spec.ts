import { execFileSync } from 'node:child_process';
import { expect } from '@playwright/test';
import { findSignal, loseSignal } from '../support/network';
import { nothingIsDue } from '../support/overlays';
import { arrive, shellIsKept, signIn, somebody } from '../support/person';
import { type RunningServer, startServer } from '../support/server';
import { test } from '../support/test';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());
test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

test('E6 an administrator reads figures by eye, by keyboard, as a table and offline; others land on Home', async ({
  browser,
  context,
  page,
}) => {
  const env = { ...process.env, DATA_DIR: server.dataDir };
  execFileSync('npx', ['tsx', 'scripts/seed.ts', '--organization'], { env });
  await signIn(page, server.origin, {
    username: 'anne',
    email: 'anne@example.org',
    password: 'wholeness',
  });
  await page.getByRole('link', { name: 'Analytics' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
  await expect(page.getByText('St Anne’s, last eight weeks')).toBeVisible();
  await expect(page.getByText('40 members counted')).toBeVisible();
  await expect(page.getByText('Enterprise Analytics Coming Soon')).toBeVisible();

  await test.step('arrow keys walk along a chart and say each column', async () => {
    const chart = page.getByRole('application', { name: 'Members active each week' });
    await chart.focus();
    await chart.press('ArrowRight');
    await expect(page.getByRole('status').filter({ hasText: /^Week of .*: \d+/ })).toBeVisible();
  });

  await test.step('the same stands in a table', async () => {
    await page.getByText('Show as a table').first().click();
    const row = page.getByRole('row', { name: /^Day 1 / });
    await expect(row).toContainText(/\d0|\d5/);
  });

  await test.step('offline the last answer stands', async () => {
    await shellIsKept(page);
    await loseSignal(context);
    await page.reload();
    await expect(page.getByText('40 members counted')).toBeVisible();
    await findSignal(context);
  });

  await test.step('somebody else lands on Home', async () => {
    const elsewhere = await browser.newContext();
    await nothingIsDue(elsewhere);
    const other = await elsewhere.newPage();
    await arrive(other, server.origin, somebody());
    await other.goto(`${server.origin}/analytics`);
    await expect(other).toHaveURL(`${server.origin}/home`);
    await elsewhere.close();
  });
});
