import { expect, test } from 'vitest';
import { allRead, beginFirstRead } from './first-reads';

test('what waits goes on when the last of several reads has ended, and one that ends twice counts once', async () => {
  const endOne = beginFirstRead();
  const endOther = beginFirstRead();
  let isRead = false;
  const waiting = allRead().then(() => {
    isRead = true;
  });
  endOne();
  endOne();
  await Promise.resolve();
  expect(isRead).toBe(false);
  endOther();
  await waiting;
  expect(isRead).toBe(true);
});

test('with nothing being read nothing waits', async () => {
  await expect(allRead()).resolves.toBeUndefined();
});
