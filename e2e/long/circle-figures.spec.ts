import { execFileSync } from 'node:child_process';
import { expect } from '@playwright/test';
import { findSignal, loseSignal } from '../support/network';
import { shellIsKept, signIn } from '../support/person';
import { type RunningServer, startServer } from '../support/server';
import { test } from '../support/test';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());
test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

const person = (username: string) => ({
  username,
  email: `${username}@example.org`,
  password: 'wholeness',
});

test('E1 E4 E10 a leader reads the figures of their circle, offline too, until one of ten stops being counted', async ({
  browser,
  context,
  page,
}) => {
  const env = { ...process.env, DATA_DIR: server.dataDir };
  execFileSync('npx', ['tsx', 'scripts/seed.ts', '--organization'], { env });
  await signIn(page, server.origin, person('anne'));
  await page.goto(`${server.origin}/prayer-groups`);
  await page.getByRole('button', { name: 'Tuesday evening' }).click();
  await page.getByRole('link', { name: 'Figures' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Figures' })).toBeVisible();
  await expect(page.getByText('Tuesday evening, last eight weeks')).toBeVisible();
  await expect(page.getByText('10 members counted')).toBeVisible();

  await test.step('offline the last answer stands', async () => {
    await shellIsKept(page);
    await loseSignal(context);
    await page.reload();
    await expect(page.getByText('10 members counted')).toBeVisible();
    await findSignal(context);
  });

  const address = page.url();
  // Eleven chose it, and by lot one of them is in no five: of two at least one is counted.
  for (const username of ['anne-circle-1', 'anne-circle-2']) {
    await test.step(`${username} reads how figures work, sees none, and stops being counted`, async () => {
      const elsewhere = await browser.newContext({ viewport: { width: 390, height: 844 } });
      const member = await elsewhere.newPage();
      await signIn(member, server.origin, person(username));
      await member.goto(address);
      await expect(member.getByText('Only the leader sees these')).toBeVisible();
      await member.getByRole('link', { name: 'Prayer Circles' }).click();
      await member.getByRole('button', { name: 'Tuesday evening' }).click();
      await expect(member.getByRole('link', { name: 'Figures' })).toHaveCount(0);
      await member.getByRole('button', { name: 'Members', exact: true }).click();
      const counts = member.getByRole('switch', { name: 'Count me in this circle’s figures' });
      await expect(counts).toBeChecked();
      await member.getByText('How figures work').click();
      await expect(member.getByText('When ten members share')).toBeVisible();
      await counts.click();
      await expect(counts).toBeEnabled();
      await expect(counts).not.toBeChecked();
      await elsewhere.close();
    });
  }

  await page.reload();
  await expect(page.getByText('No figures yet')).toBeVisible();
  await expect(page.getByText('When ten members share', { exact: true })).toBeVisible();
});
