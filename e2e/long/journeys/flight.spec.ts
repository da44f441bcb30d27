import { expect } from '@playwright/test';
import { everythingIsSynced } from '../../support/person';
import type { RunningServer } from '../../support/server';
import { test } from '../../support/test';
import { stored } from '../../support/walked';
import { Walk } from './walk';

/** In January, Auckland is 13 hours east of Greenwich and Los Angeles 8 hours west. */
const AUCKLAND = { zone: 'Pacific/Auckland', utcOffsetMinutes: 780 };
const LOS_ANGELES = 'America/Los_Angeles';
const BEFORE = 'I am going out and coming in.';
const AFTER = 'The same date, and another evening.';
const REMINDER = 'There’s still time today';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

test('J7 a flight west: what was done on tomorrow’s date stays, and the evening does not ask for it again', async ({
  page: visitor,
}) => {
  test.setTimeout(120_000);
  const walk = await Walk.beginFurther(visitor, server.origin, {
    name: 'flight',
    begins: '2026-01-09',
    username: 'joanna',
    drops: { to: 4, utcOffsetMinutes: AUCKLAND.utcOffsetMinutes },
  });

  await test.step('January 14 in Auckland: the Drop and the Check-In before the flight', async () => {
    walk.flyTo(AUCKLAND.zone);
    const page = await walk.openHome(6, '06:30', 'an encouragement');
    await walk.follow('Open Daily Drop');
    await walk.completeDrop('Read before the taxi came.');
    await walk.follow('On to Check-In');
    await walk.saveCheckIn(BEFORE);
    await walk.homeSettles('home in Auckland after the check-in', 'Install the app');
    await expect(page.getByText('Day 5 of 90')).toBeVisible();
    await walk.expectCame([
      'an encouragement',
      'Daily Drop Completed!',
      'Check-In Saved',
      'Install the app',
    ]);
  });

  await test.step('January 13 in Los Angeles: the evening has no Drop to ask for', async () => {
    walk.flyTo(LOS_ANGELES);
    const page = await walk.openHome(5, '20:30', REMINDER);
    await expect(page.getByRole('dialog')).toContainText(
      'Check-In, Journal, Nourish, and Bible & Prayer are open until midnight. Any one of them counts.',
    );
    await walk.putAway('Not today');
    await expect(page.getByText('Tuesday evening, January 13')).toBeVisible();
    await expect(page.getByText('Day 5 of 90')).toBeVisible();
    await expect(page.locator('.home-progress')).toContainText('0 of 4');
    await walk.expectCame([REMINDER]);
  });

  await test.step('its Check-In is one of its own', async () => {
    const { page } = walk;
    await walk.follow('Open Check-In');
    await expect(page.getByLabel('A truth to hold today')).toHaveValue('');
    await walk.saveCheckIn(AFTER);
    await walk.homeSettles('home in Los Angeles after the check-in', 'an encouragement');
    await expect(page.getByText('6-day streak')).toBeVisible();
    await everythingIsSynced(page);
    expect(await truthOf(5)).toBe(AFTER);
    expect(await truthOf(6)).toBe(BEFORE);
    await walk.expectCame(['Check-In Saved', 'an encouragement']);
  });

  await test.step('January 14 once more: what was done before the flight is done', async () => {
    const page = await walk.openHome(6, '07:30', 'an encouragement');
    await expect(page.getByText('Day 5 of 90')).toBeVisible();
    await expect(page.locator('.home-progress')).toContainText('2 of 5');
    await expect(page.getByText('6-day streak')).toBeVisible();
    await walk.follow(/^Check-In/);
    await expect(page.getByLabel('A truth to hold today')).toHaveValue(BEFORE);
    await walk.expectCame(['an encouragement']);
  });

  await test.step('January 15: the next Drop', async () => {
    const page = await walk.openHome(7, '07:30', 'an encouragement');
    await expect(page.getByText('Day 6 of 90')).toBeVisible();
    await expect(page.locator('.home-progress')).toContainText('0 of 5');
    await walk.expectCame(['an encouragement']);
  });

  async function truthOf(day: number): Promise<unknown> {
    const record = await stored(walk.page, server.origin, `check-in:${walk.dateOf(day)}`);
    return record?.body.truthStatement;
  }
});
