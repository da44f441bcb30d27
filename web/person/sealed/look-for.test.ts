import { expect, it } from 'vitest';
import { rowSeal } from '../../records/storage/row-seal';
import { createIndexedDbDisk } from '../../records/testing/disk';
import { AppLock } from '../lock/app-lock';
import { lookFor } from './look-for';

it('I12 somebody with a lock is locked until the page has their key', async () => {
  const { idb } = createIndexedDbDisk();
  const none = () => undefined;
  expect((await lookFor('ada', idb, none)).isLocked).toBe(false);
  const lock = new AppLock('ada', idb, { memoryKib: 8, passes: 1 });
  const dataKey = await lock.begin({ pin: '274951', minutesAway: null });
  await lock.close();
  expect((await lookFor('ada', idb, none)).isLocked).toBe(true);
  expect((await lookFor('ben', idb, none)).isLocked).toBe(false);
  expect((await lookFor('ada', idb, () => rowSeal(dataKey, true))).isLocked).toBe(false);
});
