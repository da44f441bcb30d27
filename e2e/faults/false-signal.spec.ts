import { expect } from '@playwright/test';
import { DELETION_WORDS } from '../../shared/api/account-deletion';
import { makeCircle } from '../support/circle';
import { damageKeptFile } from '../support/kept-app';
import { named } from '../support/named';
import { browserSays, findSignal, loseSignal } from '../support/network';
import { arrive, everythingIsSynced, register, shellIsKept, somebody } from '../support/person';
import { type RunningServer, startServer } from '../support/server';
import { test } from '../support/test';
import { writeEntry } from '../support/writing';

const CIRCLE = 'Those who were cut off';
const ENTRY = 'Written while the browser was mistaken.';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

test('F16 P37 a browser that sees no network where there is one: words are sent, and what is pressed is tried', async ({
  page,
  context,
}) => {
  await browserSays(context, 'offline');
  const person = somebody();
  await register(page, server.origin, person);

  await test.step('words are sent', async () => {
    await writeEntry(page, server.origin, ENTRY);
    await page.goto(`${server.origin}/home`);
    await everythingIsSynced(page);
    const headers = await named(context.request, server.origin);
    const sent = await context.request.get(`${server.origin}/api/data-export`, { headers });
    expect(await sent.text()).toContain(ENTRY);
  });

  await test.step('what others are to read is sent too', async () => {
    await makeCircle(page, server.origin, CIRCLE);
    const headers = await named(context.request, server.origin);
    const circles = async () => {
      const answer = await context.request.get(`${server.origin}/api/prayer-groups`, { headers });
      return answer.json();
    };
    await expect.poll(circles).toMatchObject([{ name: CIRCLE }]);
  });

  await test.step('once the server has answered nothing says that one is offline', async () => {
    await page.goto(`${server.origin}/subscribe`);
    await expect(page.getByRole('button', { name: 'Start free trial' })).toBeEnabled();
    await expect(page.getByText('You’re offline.')).toHaveCount(0);
    await page.goto(`${server.origin}/privacy-settings`);
    await expect(page.getByRole('switch', { name: 'Marketing' })).toBeEnabled();
  });

  await test.step('an account can be deleted', async () => {
    await page.goto(`${server.origin}/delete-account`);
    await page.getByLabel(`Type “${DELETION_WORDS}”`).fill(DELETION_WORDS);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Delete my account for good' }).click();
    await page.waitForURL(/\/auth\?account=deleted$/);
  });
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('F16 F14 a browser that sees a network where there is none: words wait, and the app that is kept here stays', async ({
    page,
    context,
  }) => {
    await arrive(page, server.origin, somebody());
    await page.goto(`${server.origin}/home`);
    await shellIsKept(page);
    await everythingIsSynced(page);
    await loseSignal(context);
    await browserSays(context, 'online');

    await test.step('words are kept', async () => {
      await writeEntry(page, server.origin, ENTRY);
      await page.reload();
      await expect(page.getByText(ENTRY).first()).toBeVisible();
    });

    await test.step('a damaged part costs that part alone, also where one presses Reload', async () => {
      await damageKeptFile(page, '/assets/home-screen-');
      await page.goto(`${server.origin}/home`);
      const trouble = page.getByText('Part of the app couldn’t load');
      await expect(trouble).toBeVisible();
      const reloaded = page.waitForEvent('load');
      await page.getByRole('button', { name: 'Reload' }).click();
      await reloaded;
      await page.goto(`${server.origin}/journal`);
      await expect(page.getByText(ENTRY).first()).toBeVisible();
    });

    await test.step('with a network Reload brings the part back, and the words are sent', async () => {
      await findSignal(context);
      await page.goto(`${server.origin}/home`);
      await page.getByRole('button', { name: 'Reload' }).click();
      await everythingIsSynced(page);
    });
  });
});
