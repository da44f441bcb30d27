import { expect } from '@playwright/test';
import { lockStands, turnLockOn, unlock } from './support/app-lock';
import { postsOf } from './support/calls';
import { deskRows } from './support/device-rows';
import { everythingStored } from './support/everything-stored';
import { sendRecording } from './support/lock-attacks';
import { register, shellIsKept, somebody } from './support/person';
import { test } from './support/test';

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });

const SPOKEN = 'spoken into another device of the same person';

test('I7 V8 with a lock a recording of another device is fetched once, and lies sealed on this one from then on', async ({
  page,
  server,
}) => {
  const ada = somebody();
  await register(page, server.origin, ada);
  await page.goto(`${server.origin}/home`);
  await shellIsKept(page);
  await turnLockOn(page, server.origin, ada);
  const audioUrl = await sendRecording(page, server.origin, SPOKEN);
  const post = await postsOf(page, server.origin);
  await post('journal', { content: 'Heard on the way', audioUrl });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(audioUrl)) asked.push(request.resourceType());
  });
  const play = page.getByRole('button', { name: 'Play recording' });

  await page.goto(`${server.origin}/journal/history`);
  await unlock(page);
  await play.click();
  await expect.poll(async () => (await deskRows(page, 'recordingChunks')).length).toBe(1);
  expect(asked).toEqual(['fetch']);
  expect(await everythingStored(page)).not.toContain(SPOKEN);

  await page.context().setOffline(true);
  await page.reload();
  await lockStands(page);
  await unlock(page);
  const sounds = page.waitForRequest((request) => request.url().startsWith('blob:'));
  await play.click();
  await sounds;
  expect(asked).toEqual(['fetch']);
});
