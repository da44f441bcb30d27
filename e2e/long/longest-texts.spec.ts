import { expect, type Page } from '@playwright/test';
import { FEEDBACK_LIMITS } from '../../shared/api/feedback';
import { CIRCLE_LIMITS } from '../../shared/api/prayer-circles';
import { LONG_TEXT_CHARACTERS, SHORT_TEXT_CHARACTERS } from '../../shared/records/fields';
import { TAG_CHARACTERS, TITLE_CHARACTERS } from '../../shared/records/journal-entry';
import { arrive, somebody } from '../support/person';
import type { RunningServer } from '../support/server';
import { test } from '../support/test';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

/** Words of a length. */
const textOf = (characters: number) =>
  'Grace. '
    .repeat(characters)
    .slice(0, characters - 1)
    .concat('.');

test('an entry near its longest size says what is left, and one past it is saved whole and says that it can’t be synced', async ({
  page,
}) => {
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/journal?new`);
  const sheet = page.getByRole('textbox', { name: 'New entry' });
  await sheet.fill(textOf(LONG_TEXT_CHARACTERS - 20_000));
  await expect(page.getByText('characters left')).toHaveCount(0);

  await sheet.fill(textOf(LONG_TEXT_CHARACTERS - 9_500));
  await expect(page.getByText('9,500 characters left', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: 'Up to 10,000 characters left' }),
  ).toBeAttached();

  const title = page.getByRole('textbox', { name: 'Title (optional)' });
  await title.fill(textOf(TITLE_CHARACTERS + 5));
  await expect(page.getByText('This is 5 characters too long to sync.')).toBeVisible();
  await expect(title).toHaveValue(textOf(TITLE_CHARACTERS + 5));
  await title.fill('');

  const tooLong = textOf(LONG_TEXT_CHARACTERS + 12);
  await sheet.fill(tooLong);
  await expect(page.getByText('This is 12 characters too long to sync.')).toBeVisible();
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await page.waitForURL((url) => !url.searchParams.has('new'));

  await page.goto(`${server.origin}/journal/history`);
  await page.getByRole('link').filter({ hasText: 'Grace.' }).first().click();
  await expect(page.getByRole('textbox', { name: 'Entry' })).toHaveValue(tooLong);
  await expect(page.getByText('Part of this is too long or can’t be synced')).toBeVisible();
});

test('a truth, and a request to a circle, keep all that is pasted, also past what can be sent', async ({
  page,
}) => {
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/check-in`);
  await page.getByLabel('A truth to hold today').fill(textOf(SHORT_TEXT_CHARACTERS - 3));
  await expect(page.getByText('3 characters left', { exact: true })).toBeVisible();

  await openCircle(page);
  const description = page.getByRole('dialog').getByLabel('Description');
  const tooLong = textOf(CIRCLE_LIMITS.requestDescription + 5);
  await page.getByRole('dialog').getByLabel('Title').fill('Rest for Ana');
  await description.fill(tooLong);
  await expect(page.getByText('This is 5 characters too long to send.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Ask for prayer' }).click();
  await expect(description).toBeFocused();
  await expect(description).toHaveValue(tooLong);

  await description.fill(tooLong.slice(5));
  await page.getByRole('dialog').getByRole('button', { name: 'Ask for prayer' }).click();
  await expect(page.getByText('Prayer Request Posted').first()).toBeVisible();
});

test('feedback and a tag keep all that is pasted, and say by how much it is too long', async ({
  page,
}) => {
  await arrive(page, server.origin, somebody());
  await page.goto(`${server.origin}/feedback`);
  const message = page.getByLabel('Message');
  const tooLong = textOf(FEEDBACK_LIMITS.message + 7);
  await page.getByText('Bug report').click();
  await page.getByLabel('Subject').fill('A long story');
  await message.fill(tooLong);
  await expect(page.getByText('This is 7 characters too long to send.')).toBeVisible();
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(message).toBeFocused();
  await expect(message).toHaveValue(tooLong);

  await page.goto(`${server.origin}/journal?new`);
  await page
    .getByRole('group', { name: 'About this entry' })
    .getByRole('button', { name: 'Tags' })
    .click();
  const tag = page.getByLabel('New tag');
  const longTag = textOf(TAG_CHARACTERS + 3);
  await tag.fill(`rest, ${longTag}`);
  await expect(page.getByText('This is 3 characters too long for a tag.')).toBeVisible();
  await tag.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove tag rest' })).toBeVisible();
  await expect(tag).toHaveValue(longTag);
});

/** A new circle, and in it the form that asks for prayer. */
async function openCircle(page: Page): Promise<void> {
  await page.goto(`${server.origin}/prayer-groups`);
  await page.getByRole('button', { name: 'Create a circle' }).first().click();
  await page.getByLabel('Name').fill('Tuesday kitchen table');
  await page.getByRole('dialog').getByRole('button', { name: 'Create a circle' }).click();
  await expect(page.getByText('Prayer Circle Created').first()).toBeVisible();
  await page.getByRole('button', { name: 'Ask for prayer' }).first().click();
}
