import { expect } from '@playwright/test';
import { addDays } from '../../../shared/domain/local-day';
import { choose } from '../../support/choose';
import { everythingIsSynced } from '../../support/person';
import type { RunningServer } from '../../support/server';
import { test } from '../../support/test';
import { stored } from '../../support/walked';
import { Walk, YESTERDAY } from './walk';

const BEGINS = addDays(YESTERDAY, -5);

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

test('midnight with a form open and Home left open: the words belong to the day they were begun on', async ({
  context,
  page: visitor,
}) => {
  test.setTimeout(120_000);
  const walk = await Walk.beginFurther(visitor, server.origin, {
    name: 'midnight',
    begins: BEGINS,
    username: 'lydia',
    drops: { to: 4 },
  });

  const home = await walk.openHome(5, '23:50', 'There’s still time today');
  const form = await context.newPage();
  await test.step('ten minutes before, Home is left open and a form is begun', async () => {
    await walk.putAway('Not today');
    await expect(home.getByRole('heading', { level: 1 })).toHaveText('A quiet night, Lydia');
    await form.setViewportSize({ width: 390, height: 844 });
    await form.goto(`${server.origin}/check-in`);
    await choose(form, 'Hopeful');
    await form.getByLabel('A truth to hold today').fill('The day was long, and it was kept.');
    await walk.expectCame(['There’s still time today']);
  });

  await test.step('after midnight Home stands in the new day, and nothing comes over it', async () => {
    await context.clock.fastForward('20:00');
    await expect(home.getByRole('heading', { level: 1 })).toHaveText('A quiet night, Lydia');
    await expect(home.locator('.home-progress')).toContainText('0 of 5');
    await walk.homeSettles('home at 00:10');
    await walk.expectCame([]);
  });

  await test.step('the form is still that of the evening', async () => {
    await form.getByRole('button', { name: /^Save/ }).click();
    await expect(form.getByRole('heading', { name: 'Check-In Saved' })).toBeVisible();
    await form.clock.runFor(7_000);
    await form.waitForURL((url) => url.pathname === '/');
    await everythingIsSynced(form);
    const saved = await stored(form, server.origin, `check-in:${walk.dateOf(5)}`);
    expect(saved).toMatchObject({ day: walk.dateOf(5) });
    expect(await stored(form, server.origin, `check-in:${walk.dateOf(6)}`)).toBeUndefined();
    await expect(home.locator('.home-progress')).toContainText('0 of 5');
    await expect(home.getByText('5-day streak')).toBeVisible();
    await walk.expectCame(['Check-In Saved', 'an encouragement']);
    await form.close();
  });

  await test.step('the morning greets, and its form is empty', async () => {
    const page = await walk.openHome(6, '06:30', 'Install the app');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good morning, Lydia');
    await walk.follow(/^Check-In/);
    await expect(page.getByLabel('A truth to hold today')).toHaveValue('');
    await walk.expectCame(['Install the app']);
  });
});
