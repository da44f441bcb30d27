import { expect } from '@playwright/test';
import { lockStands, PIN, pinField, turnLockOn, unlock } from './support/app-lock';
import { loseSignal } from './support/network';
import { everythingIsSynced, homeStands, register, shellIsKept, somebody } from './support/person';
import type { RunningServer } from './support/server';
import { test } from './support/test';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});
test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });

test('I12 a reload without a network meets the lock, and the PIN opens what was asked for', async ({
  page,
  context,
}) => {
  const ada = somebody();
  await register(page, server.origin, ada);
  await shellIsKept(page);
  await everythingIsSynced(page);
  await turnLockOn(page, server.origin, ada);
  await loseSignal(context);
  await page.goto(`${server.origin}/home`);
  await lockStands(page);
  await unlock(page);
  await homeStands(page);
  expect(PIN).toHaveLength(6);
  await expect(pinField(page)).toHaveCount(0);
});
