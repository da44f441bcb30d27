import { expect } from '@playwright/test';
import { hasRefusedCookies } from '../support/consent';
import { arriveNewcomer, everythingIsSynced } from '../support/person';
import type { RunningServer } from '../support/server';
import { test } from '../support/test';
import { stored, walked } from '../support/walked';
import { Walk } from './walk';

const JOANNA = { username: 'joanna', email: 'joanna@example.org', password: 'a quiet morning' };

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

test('J7 a flight west: what was done on tomorrow’s date is kept, and is not asked for in the evening', async ({
  context,
  page: visitor,
}) => {
  test.setTimeout(120_000);
  const walk = await Walk.begin(context, server.origin, { name: 'flight', begins: '2026-01-09' });
  await hasRefusedCookies(context);
  await arriveNewcomer(visitor, server.origin, JOANNA);
  const last = walk.dateOf(4);
  await walked(visitor, server.origin, {
    count: 4,
    last,
    firstWords: 'I begin.',
    utcOffsetMinutes: 780,
  });

  await test.step('day 6, in Auckland: the Drop and the Check-In before the flight', async () => {
    walk.flyTo('Pacific/Auckland');
    const page = await walk.openHome(6, '06:30', 'an encouragement');
    await walk.follow('Open Daily Drop');
    await walk.completeDrop('Read before the taxi came.');
    await walk.follow('On to Check-In');
    await walk.saveCheckIn('I am going out and coming in.');
    await walk.homeSettles('home in Auckland after the check-in', 'Install the app');
    await expect(page.getByText('Day 5 of 90')).toBeVisible();
    console.log((await page.locator('.home').innerText()).slice(0, 420));
    await walk.expectCame([
      'an encouragement',
      'Daily Drop Completed!',
      'Check-In Saved',
      'Install the app',
    ]);
  });

  await test.step('day 5, in Los Angeles: the evening before', async () => {
    walk.flyTo('America/Los_Angeles');
    const page = await walk.openHome(5, '20:30', 'There’s still time today');
    console.log((await page.locator('.home').innerText()).slice(0, 420));
    if (await page.locator('.banner').count())
      console.log(await page.locator('.banner').innerText());
    await page.keyboard.press('Escape');
    await walk.follow('Open Check-In');
    await expect(page.getByLabel('A truth to hold today')).toHaveValue('');
    await walk.saveCheckIn('Landed.');
    await walk.homeSettles('home in Los Angeles after the check-in', 'an encouragement');
    console.log((await page.locator('.home').innerText()).slice(0, 420));
    await walk.expectCame(['There’s still time today', 'Check-In Saved', 'an encouragement']);
  });
  await test.step('day 6, in Los Angeles', async () => {
    const page = await walk.openHome(6, '07:30', 'an encouragement');
    console.log((await page.locator('.home').innerText()).slice(0, 420));
    await everythingIsSynced(page);
    console.log(
      await stored(page, server.origin, 'check-in:' + walk.dateOf(5)),
      await stored(page, server.origin, 'check-in:' + walk.dateOf(6)),
    );
    await walk.expectCame(['an encouragement']);
  });
  await test.step('day 7, in Los Angeles', async () => {
    const page = await walk.openHome(7, '07:30', 'an encouragement');
    console.log((await page.locator('.home').innerText()).slice(0, 420));
    await walk.expectCame(['an encouragement']);
  });
});
