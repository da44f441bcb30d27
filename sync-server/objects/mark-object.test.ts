import { expect, it } from 'vitest';
import { openTestBucket } from '../testing/s3';
import { createMarkObject } from './mark-object';

it('keeps the last mark of the database, for every server', async () => {
  const { store, close } = await openTestBucket();
  const [mark, other] = [createMarkObject(store), createMarkObject(store)];
  expect(await mark.read()).toBeUndefined();
  for (const text of ['1/0000000001', '2/0000000002']) {
    await mark.write(text);
    expect(await other.read()).toBe(text);
  }
  await close();
});
