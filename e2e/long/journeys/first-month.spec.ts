import { expect } from '@playwright/test';
import { addDays } from '../../../shared/domain/local-day';
import type { RunningServer } from '../../support/server';
import { test } from '../../support/test';
import { Walk, YESTERDAY } from './walk';

const BEGINS = addDays(YESTERDAY, -30);

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

test('J15 days 29 to 31: the thirtieth is announced once, with the Drop that earned it', async ({
  page: visitor,
}) => {
  test.setTimeout(120_000);
  const walk = await Walk.beginFurther(visitor, server.origin, {
    name: 'first-month',
    begins: BEGINS,
    username: 'phoebe',
    drops: { to: 28 },
  });

  await test.step('day 29: nothing but the Drop', async () => {
    const page = await walk.openHome(29, '07:00', 'an encouragement');
    await expect(page.getByText('Day 29 of 90')).toBeVisible();
    await walk.follow('Open Daily Drop');
    await walk.completeDrop('The twenty-ninth.');
    await walk.follow('Back');
    await walk.homeSettles('home after the Drop', 'Install the app');
    await expect(page.getByText('29-day streak')).toBeVisible();
    await walk.expectCame(['an encouragement', 'Daily Drop Completed!', 'Install the app']);
  });

  await test.step('day 30: the milestone with the Drop, then thirty days in a row', async () => {
    const page = await walk.openHome(30, '07:00', 'an encouragement');
    await walk.follow('Open Daily Drop');
    await walk.completeDrop('The thirtieth.');
    await walk.follow('On to Check-In');
    await walk.saveCheckIn('I am held.');
    await walk.homeSettles('home after the check-in', 'Thirty days');
    const streak = page.getByRole('dialog', { name: 'Thirty days' });
    await expect(streak).toContainText('Month Master');
    await walk.putAway('Close');
    await walk.expectCame([
      'an encouragement',
      'Daily Drop Completed! + First Month. Thirty days on the way.',
      'Check-In Saved',
      'Thirty days',
    ]);
  });

  await test.step('the Drop of day 31 says that it is tomorrow’s', async () => {
    const page = await walk.open(30, '08:00', '/daily-drop');
    await expect(page.getByText('Completed', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Day 31', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Day 31 of 90' })).toBeVisible();
    await expect(page.getByText('This is tomorrow’s Drop.')).toBeVisible();
    await walk.photograph('the Drop of tomorrow');
    await walk.openHome(30, '19:30', 'There’s still time today');
    await walk.expectCame(['There’s still time today']);
  });

  await test.step('day 31: nothing is announced again', async () => {
    const page = await walk.openHome(31, '07:00', 'an encouragement');
    await expect(page.getByText('Day 31 of 90')).toBeVisible();
    await walk.follow('Open Daily Drop');
    await walk.completeDrop('The thirty-first.');
    await walk.follow('Back');
    await walk.homeSettles('home after the Drop', 'Install the app');
    await walk.expectCame(['an encouragement', 'Daily Drop Completed!', 'Install the app']);
  });
});
