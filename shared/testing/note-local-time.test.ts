import { expect, type TestContext, test } from 'vitest';

const tasks: TestContext['task'][] = [];

test('a test that reads nothing local', ({ task }) => {
  tasks.push(task);
  expect(new Date(0).getUTCHours()).toBe(0);
});

test('a test that reads the hour', ({ task }) => {
  tasks.push(task);
  expect(new Date(0).getHours()).toBeTypeOf('number');
});

test('the second is noted for running in other time zones', () => {
  expect(tasks.map(({ meta }) => meta.readsLocalTime)).toEqual([undefined, true]);
});
