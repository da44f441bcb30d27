import { expect } from '@playwright/test';
import { holdDatabases, saysThatItTakesLong } from '../support/held-databases';
import { arrive, everythingIsSynced, homeStands, shellIsKept, somebody } from '../support/person';
import { test } from '../support/test';
import { writeEntry } from '../support/writing';

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });

test('F22 where the databases do not open, the app says after a while what can be done, and opens once they do', async ({
  page,
  server,
}) => {
  await arrive(page, server.origin, somebody());
  await writeEntry(page, server.origin, 'Written before.');
  await everythingIsSynced(page);
  await shellIsKept(page);
  await page.goto(`${server.origin}/home`);
  await homeStands(page);
  const other = await holdDatabases(page, server.origin, () => true);
  await page.reload();
  const notice = await saysThatItTakesLong(page);
  await other.close();
  await homeStands(page);
  await expect(notice).toHaveCount(0);
  await page.goto(`${server.origin}/journal/history`);
  await expect(page.getByText('Written before.').first()).toBeVisible();
});
