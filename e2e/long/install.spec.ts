import { expect, type Page } from '@playwright/test';
import { loseSignal } from '../support/network';
import { arrive, everythingIsSynced, homeStands, shellIsKept, somebody } from '../support/person';
import type { RunningServer } from '../support/server';
import { draftIsKept } from '../support/stored';
import { test } from '../support/test';

const PAGE = 'https://example.org/psalm-46';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});
test.use({ viewport: { width: 390, height: 844 } });

test.describe('shared from another app', () => {
  test.use({ serviceWorkers: 'allow' });

  test('F9 A6 while offline it becomes a draft beside the one that was begun, and survives a reload', async ({
    page,
    context,
  }) => {
    await arrive(page, server.origin, somebody());
    await page.goto(`${server.origin}/home`);
    await homeStands(page);
    await shellIsKept(page);
    await everythingIsSynced(page);
    await page.goto(`${server.origin}/journal?new`);
    const sheet = page.getByLabel('New entry');
    await sheet.fill('Half a page of my own');
    await draftIsKept(page, 'Half a page of my own');
    await loseSignal(context);

    await share(page, { title: 'Psalm 46', text: 'Be still, and know.', url: PAGE });
    await page.waitForURL('**/journal?new');
    const shared = `Psalm 46\nBe still, and know.\n${PAGE}`;
    await expect(sheet).toHaveValue(shared);
    await page.reload();
    await expect(sheet).toHaveValue(shared);
    const question = page.getByRole('region', { name: 'keep it as a draft?' });

    await test.step('discarded, nothing of it stays', async () => {
      await share(page, { text: 'Nothing that I wanted' });
      await expect(sheet).toHaveValue('Nothing that I wanted');
      await question.getByRole('button', { name: 'Discard' }).click();
      await expect(sheet).toHaveValue('');
      await page.reload();
      await expect(sheet).toHaveValue(shared);
    });

    await question.getByRole('button', { name: 'Keep' }).click();
    await expect(question).toHaveCount(0);

    await test.step('saved, it makes room for what was begun before', async () => {
      await page.getByRole('button', { name: 'Save Entry' }).click();
      await expect(page.getByRole('link').filter({ hasText: 'Be still' })).toBeVisible();
      await page.goto(`${server.origin}/journal?new`);
      await expect(sheet).toHaveValue('Half a page of my own');
    });
  });
});

test('the app is offered for installing, by the browser’s own question or by a hint', async ({
  page,
  context,
}) => {
  await arrive(page, server.origin, somebody());
  // All else is put off, and this is not.
  await context.addInitScript(() => sessionStorage.removeItem('installDismissed'));
  const banner = page.getByRole('dialog', { name: 'Install the app' });
  const toast = page.locator('.toast');

  await test.step('without a question of the browser: how to do it by hand', async () => {
    await page.goto(`${server.origin}/home`);
    await expect(banner).toContainText('Opens from your home screen, even offline.');
    await banner.getByRole('button', { name: 'Install' }).click();
    await expect(banner).toHaveCount(0);
    await expect(toast).toContainText('Open your browser’s menu');
  });

  await test.step('declined', async () => {
    await page.goto(`${server.origin}/home`);
    await offer(page, 'dismissed');
    await banner.getByRole('button', { name: 'Install' }).click();
    await expect(toast).toContainText('Installation Cancelled');
    await expect(banner).toHaveCount(0);
  });

  await test.step('put off for as long as the tab is open', async () => {
    await page.getByRole('link', { name: 'Share', exact: true }).click();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Today’s Progress' })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('installDismissed'))).toBe('true');
    await expect(banner).toHaveCount(0);
  });

  await test.step('accepted, and then installed: not offered again', async () => {
    await page.goto(`${server.origin}/home`);
    await offer(page, 'accepted');
    await banner.getByRole('button', { name: 'Install' }).click();
    await expect(toast).toContainText('Installing App!');
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
    expect(await page.evaluate(() => localStorage.getItem('appInstalled'))).toBe('true');
  });

  await test.step('installed, it is opened with a file: the import looks into it', async () => {
    await openedWith(page, 'not an export');
    await page.goto(`${server.origin}/data-import`);
    await expect(page.getByRole('alert')).toBeVisible();
  });
});

/** As the system's share sheet does it: a form that another app sends, which no page of ours has seen. */
async function share(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((entries) => {
    const form = document.createElement('form');
    Object.assign(form, {
      method: 'post',
      action: '/share-target',
      enctype: 'multipart/form-data',
    });
    for (const [name, value] of entries) {
      const field = document.createElement('textarea');
      Object.assign(field, { name, value });
      form.append(field);
    }
    document.body.append(form);
    form.submit();
  }, Object.entries(fields));
}

/** Chromium's offer to install, answered as a person would. */
async function offer(page: Page, outcome: 'accepted' | 'dismissed'): Promise<void> {
  await page.evaluate((answer) => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = async () => undefined;
    dispatchEvent(
      Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome: answer }) }),
    );
  }, outcome);
}

/** From the next page on, the system hands over a file with this text, as it does to installed apps alone. */
async function openedWith(page: Page, text: string): Promise<void> {
  await page.addInitScript((content) => {
    const files = [{ kind: 'file', getFile: async () => new File([content], 'export.json') }];
    const setConsumer = (consume: (launch: unknown) => void) => consume({ files });
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
  }, text);
}
