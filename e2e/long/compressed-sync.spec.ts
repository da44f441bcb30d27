import { expect, type Page } from '@playwright/test';
import { arrive, arriveAgain, everythingIsSynced, somebody } from '../support/person';
import { sentText } from '../support/sent-text';
import type { RunningServer } from '../support/server';
import { test } from '../support/test';
import { writeEntry } from '../support/writing';

const TEXT = 'Grace arrived quietly – early. '.repeat(60).trim();

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

test('P60 P61 a long entry is sent and comes compressed, and another device shows every word', async ({
  browser,
  page,
}) => {
  const anna = somebody();
  const pushed: string[] = [];
  page.on('request', (request) => {
    const isGzip = request.headers()['content-encoding'] === 'gzip';
    if (request.url().endsWith('/push') && isGzip) pushed.push(sentText(request));
  });
  await arrive(page, server.origin, anna);
  await page.goto(`${server.origin}/home`);
  await everythingIsSynced(page);
  await writeEntry(page, server.origin, TEXT);
  await everythingIsSynced(page);
  expect(pushed.join()).toContain(JSON.stringify(TEXT));

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  const pulled = pullEncodings(other);
  await arriveAgain(other, server.origin, anna);
  await other.goto(`${server.origin}/home`);
  await everythingIsSynced(other);
  expect(pulled).toContain('gzip');
  await other.goto(`${server.origin}/journal`);
  await other.getByRole('link').filter({ hasText: TEXT }).click();
  await expect(other.locator('textarea.sheet')).toHaveValue(TEXT);
  await elsewhere.close();
});

/** How each page of a pull came. */
function pullEncodings(page: Page): (string | undefined)[] {
  const encodings: (string | undefined)[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/pull?')) encodings.push(response.headers()['content-encoding']);
  });
  return encodings;
}
