import { expect, it } from 'vitest';
import { ensurePushKey } from '../services/push/push-keys';
import { addDevice, keepDayBefore, SentPushes } from '../testing/reminders';
import type { SeveralStores } from './fresh-store';

/** What must hold of reminders with several stores on one database. */
export function severalRemindersContract(several: SeveralStores): void {
  it('H1 all servers have the same key, also where they start at once', async () => {
    const keys = await several.sixAtOnce((store) => ensurePushKey(store));
    expect(new Set(keys).size).toBe(1);
  });

  it('H3 a reminder is sent once, however many servers look', async () => {
    await addDevice(several.first, 'anna', 'phone');
    await keepDayBefore(several.first, 'anna');
    const pushes = new SentPushes();
    await several.sixAtOnce((store) => pushes.run(store));
    expect(pushes.sent).toHaveLength(1);
  });
}
