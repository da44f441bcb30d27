import { expect } from '@playwright/test';
import { addDays } from '../../../shared/domain/local-day';
import type { RunningServer } from '../../support/server';
import { test } from '../../support/test';
import { Walk, YESTERDAY } from './walk';

const BEGINS = addDays(YESTERDAY, -6);

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

test('back after two missed days: grace comes first, and nothing is asked on that day', async ({
  page: visitor,
}) => {
  test.setTimeout(120_000);
  const walk = await Walk.beginFurther(visitor, server.origin, {
    name: 'return',
    begins: BEGINS,
    username: 'tamar',
    drops: { to: 3 },
  });

  await test.step('day 3: three days in a row', async () => {
    await walk.openHome(3, '07:00', 'Three days');
    await walk.putAway('Close');
    await walk.expectCame(['Three days']);
  });

  await test.step('day 6: grace, before anything is done', async () => {
    const page = await walk.openHome(6, '18:00', 'Grace meets you here');
    await walk.expectCame(['Grace meets you here']);
    await walk.putAway('Close');
    await expect(page.getByText('Day 4 of 90')).toBeVisible();
    await expect(page.getByText('Day 4 waits until you complete its Drop.')).toBeVisible();
    await expect(page.getByText(/-day streak/)).toHaveCount(0);
  });

  await test.step('opened again that evening, nothing is asked', async () => {
    await walk.openHome(6, '19:30', 'an encouragement');
    await walk.expectCame(['an encouragement']);
    await walk.openHome(6, '20:00');
    await walk.follow('Open Daily Drop');
    await walk.completeDrop('Here again.');
    await walk.follow('On to Check-In');
    await walk.saveCheckIn('I am not behind.');
    await walk.homeSettles('home after the check-in');
    await walk.openHome(6, '21:30');
    await walk.expectCame(['Daily Drop Completed!', 'Check-In Saved']);
  });

  await test.step('day 7: the evening reminder is back', async () => {
    const page = await walk.openHome(7, '19:30', 'There’s still time today');
    await expect(page.getByText('Day 5 of 90')).toBeVisible();
    await walk.expectCame(['There’s still time today']);
  });
});
