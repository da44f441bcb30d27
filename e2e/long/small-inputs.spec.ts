import { expect, type Locator } from '@playwright/test';
import { choose } from '../support/choose';
import { arrive, somebody } from '../support/person';
import type { RunningServer } from '../support/server';
import { test } from '../support/test';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

const LONG =
  'Being asked without a reason, just to hear how I am, by someone who then waited for the answer and meant it, over a bad phone line, late.';
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

for (const oldBrowser of [false, true]) {
  const where = oldBrowser ? 'a browser without field-sizing' : 'this browser';
  test(`one-line fields show all of a long text, in ${where}`, async ({ page }) => {
    if (oldBrowser) await page.addInitScript(withoutFieldSizing);
    await arrive(page, server.origin, somebody());
    for (const viewport of SIZES) {
      await page.setViewportSize(viewport);
      await page.goto(`${server.origin}/check-in`);
      await page.getByLabel('Grateful for, line 1').fill(LONG);
      await expectUncut(page.getByLabel('Grateful for, line 1'));
      await page.goto(`${server.origin}/bible-prayer`);
      await choose(page.getByRole('group', { name: 'Did you read today?' }), 'Yes');
      await page.getByLabel('Passage').fill(LONG);
      await expectUncut(page.getByLabel('Passage'));
      await page.goto(`${server.origin}/journal?new`);
      await page.getByLabel('Title (optional)').fill(LONG);
      await expectUncut(page.getByLabel('Title (optional)'));
    }
  });
}

test('Enter goes from one gratitude line to the next, and pasted line breaks become spaces', async ({
  page,
}) => {
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/check-in`);
  const [first, second] = [1, 2].map((line) => page.getByLabel(`Grateful for, line ${line}`));
  await first!.fill('Coffee,\nalone');
  await expect(first!).toHaveValue('Coffee, alone');
  await first!.press('Enter');
  await expect(second!).toBeFocused();
  await expect(first!).toHaveValue('Coffee, alone');
});

test('the truth to hold says that it is needed, and shows an example', async ({ page }) => {
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/check-in`);
  const truth = page.getByRole('textbox', { name: 'A truth to hold today' });
  await expect(truth).toHaveAttribute('placeholder', 'I am loved before I get anything done.');
  await expect(truth).toHaveAccessibleDescription('One line is needed');
  await expect(truth).toHaveAttribute('aria-required', 'true');
});

test('the tapped glass is the last one drunk, tapped again it is taken back, and arrow keys count', async ({
  page,
}) => {
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/nourish/track`);
  const glasses = page.getByRole('group', { name: 'How many glasses?' });
  const figure = page.getByRole('group', { name: 'Glasses of water' }).getByRole('status');
  const glass = (name: string) => glasses.getByRole('radio', { name, exact: true });
  await tap(glass('5 glasses'));
  await expect(figure).toHaveText('5 glasses');
  await tap(glass('5 glasses'));
  await expect(figure).toHaveText('4 glasses');
  await glass('4 glasses').press('ArrowRight');
  await expect(figure).toHaveText('5 glasses');
  await tap(glass('1 glass'));
  await tap(glass('1 glass'));
  await expect(figure).toHaveText('0 glasses');
});

test('a common length of reading is one tap', async ({ page }) => {
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/bible-prayer`);
  await choose(page.getByRole('group', { name: 'Did you read today?' }), 'Yes');
  const figure = page.getByRole('group', { name: 'Minutes reading' }).getByRole('status');
  await page.getByRole('button', { name: '30 min' }).click();
  await expect(figure).toHaveText('30 min');
  await expect(page.getByRole('button', { name: '30 min' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('group', { name: 'Minutes reading' }).getByLabel('More').click();
  await expect(figure).toHaveText('35 min');
});

test('the journal on a wide screen scrolls inside its own columns', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/journal?new`);
  await page.getByRole('textbox', { name: 'New entry' }).fill(`${LONG}\n`.repeat(30));
  await page.getByRole('button', { name: 'Mood' }).click();
  await expect(page.getByRole('radio', { name: 'Joyful' })).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(600);
});

async function tap(radio: Locator): Promise<void> {
  await radio.locator('xpath=ancestor::label').click();
}

async function expectUncut(field: Locator): Promise<void> {
  await expect
    .poll(() =>
      field.evaluate((element) => [
        element.scrollWidth - element.clientWidth,
        element.scrollHeight - element.clientHeight,
      ]),
    )
    .toEqual([0, 0]);
}

/** Runs in the page. */
function withoutFieldSizing(): void {
  const supports = CSS.supports.bind(CSS);
  CSS.supports = (...condition: [string, string?]) =>
    condition[0] !== 'field-sizing' && supports(...(condition as [string, string]));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('textarea { field-sizing: fixed !important; }');
  document.adoptedStyleSheets = [sheet];
}
