import { expect, test } from 'vitest';
import { follow, trackInitialLoad, whenInitiallyLoaded } from './initial-load';
import { liveValue } from './live-value';

test('what waits goes on when the last of several reads has ended, and one that ends twice counts once', async () => {
  const endOne = trackInitialLoad();
  const endOther = trackInitialLoad();
  let isRead = false;
  const waiting = whenInitiallyLoaded().then(() => {
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
  await expect(whenInitiallyLoaded()).resolves.toBeUndefined();
});

test('what has its value as soon as it is listened to keeps nothing waiting', async () => {
  const name = liveValue<string | undefined>(undefined, () => {
    name.set('anna');
    return () => undefined;
  });
  const end = follow(name, () => undefined);
  await expect(whenInitiallyLoaded()).resolves.toBeUndefined();
  end();
});

test('what is followed is read once it has a value, or is no longer followed', async () => {
  const [one, other] = [liveValue<number | undefined>(undefined), liveValue(undefined)];
  const ends = [one, other].map((live) => follow(live, () => undefined));
  let isRead = false;
  const waiting = whenInitiallyLoaded().then(() => {
    isRead = true;
  });
  one.set(1);
  await Promise.resolve();
  expect(isRead).toBe(false);
  ends[1]?.();
  await waiting;
  expect(isRead).toBe(true);
  ends[0]?.();
});
