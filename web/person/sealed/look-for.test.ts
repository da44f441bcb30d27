import { describe, expect, it } from 'vitest';
import { rowSeal } from '../../records/storage/row-seal';
import { createIndexedDbDisk } from '../../records/testing/disk';
import { guestSignsIn } from '../guest/adoption';
import { GuestNotes } from '../guest/guest-notes';
import { AppLock } from '../lock/app-lock';
import { lookFor } from './look-for';
import { Vault } from './vault';

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

describe('P64 a guest who', () => {
  const randomId = () => crypto.randomUUID();

  it.each([true, false])(
    'signs in is no guest of this device any more (brought: %s)',
    async (isBrought) => {
      const { idb } = createIndexedDbDisk();
      const notes = new GuestNotes({ randomId, idb });
      const { userId } = await notes.begin();
      expect(await lookFor(userId, idb)).toMatchObject({ isNoted: true, isFormerGuest: false });
      const vault = new Vault({ randomId, idb });
      const way = { isBrought, nextDeviceId: randomId() };
      const session = { userId: 'ada', username: 'ada' };
      await vault.arrive('ada', undefined, guestSignsIn(userId, session, way));
      expect(await lookFor(userId, idb)).toMatchObject({ isNoted: false, isFormerGuest: true });
      expect(await lookFor('ada', idb)).toMatchObject({ isNoted: true, isFormerGuest: false });
      await vault.close();
      await notes.close();
    },
  );

  it('deletes everything is none either', async () => {
    const { idb } = createIndexedDbDisk();
    const notes = new GuestNotes({ randomId, idb });
    const { userId } = await notes.begin();
    const vault = new Vault({ randomId, idb });
    await vault.beginErasing(userId);
    await vault.hasLeft(userId);
    expect((await lookFor(userId, idb)).isFormerGuest).toBe(true);
    await vault.close();
    await notes.close();
  });
});
