import { expect, type Page } from '@playwright/test';
import { setHidden, turnLockOn, unlock } from './support/app-lock';
import { arrive, shellIsKept, somebody } from './support/person';
import { test } from './support/test';
import { distance, traceHiding } from './support/trace';
import { writeEntry } from './support/writing';

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });

/** Of 0 to 255: what JPEG and scaling make of one picture. */
const SAME = 4;

test('I18 in a trace of the browser each frame after the page has heard that it is hidden shows the cover, and none before does', async ({
  page,
  browser,
  server,
}) => {
  const ada = somebody();
  await arrive(page, server.origin, ada);
  await page.goto(`${server.origin}/home`);
  await shellIsKept(page);
  await turnLockOn(page, server.origin, ada, 'After 5 minutes');
  await unlock(page);
  await writeEntry(page, server.origin, 'What the task switcher must not show.');
  await page.goto(`${server.origin}/journal`);
  await unlock(page);
  await expect(page.getByText('What the task switcher must not show.')).toBeVisible();
  const open = await pictureOf(page);
  let covered = '';
  const { heardAt, frames } = await traceHiding(browser, page, async () => {
    await setHidden(page, true);
    covered = await pictureOf(page);
  });
  expect(await distance(page, open, covered), 'the cover looks like the page').toBeGreaterThan(
    2 * SAME,
  );
  const after = frames.filter(({ at }) => at > heardAt);
  expect(after.length, 'frames after it').toBeGreaterThan(0);
  for (const { picture } of after)
    expect(await distance(page, picture, covered), 'a frame after it').toBeLessThan(SAME);
  for (const { picture } of frames.filter(({ at }) => at < heardAt))
    expect(await distance(page, picture, open), 'a frame before it').toBeLessThan(SAME);
});

async function pictureOf(page: Page): Promise<string> {
  return (await page.screenshot({ type: 'jpeg' })).toString('base64');
}
