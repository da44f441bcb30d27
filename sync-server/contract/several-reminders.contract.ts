import { expect, it } from 'vitest';
import { createCircle } from '../services/circles/circles';
import { joinCircle, makeInvite } from '../services/circles/invites';
import { addRequest, notePrayed } from '../services/circles/requests';
import { ensurePushKey } from '../services/push/push-keys';
import { keepSchedule } from '../services/push/reminders';
import { circleDeps } from '../testing/circle-deps';
import {
  AT_SEVEN,
  addDevice,
  JUST_AFTER_SEVEN,
  keepDayBefore,
  SentPushes,
} from '../testing/reminders';
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

  it('H15 the news of a circle is told once, however many servers look', async () => {
    const store = several.first;
    const today = '2026-03-10';
    const [anna, ben] = ['anna', 'ben'].map((accountId) => ({ accountId, today }));
    const deps = (id: string) => circleDeps(store, JUST_AFTER_SEVEN, id);
    await addDevice(store, 'anna', 'phone');
    const wanted = { ...AT_SEVEN, circleNews: true };
    await keepSchedule(store, { id: 'anna', timeZone: null }, wanted, JUST_AFTER_SEVEN);
    const circle = { id: 'table', name: 'Table', description: null };
    await createCircle(deps('m-anna'), anna!, circle);
    const { code } = await makeInvite(deps(''), 'anna', 'table', 9);
    await joinCircle(deps('m-ben'), ben!, code);
    const words = { id: 'ask', title: 'Peace', description: null, category: null };
    await addRequest(deps(''), anna!, 'table', words);
    await notePrayed(deps(''), ben!, 'ask', today);
    const pushes = new SentPushes();
    await several.sixAtOnce((each) => pushes.tell(each, JUST_AFTER_SEVEN + 3_600_000));
    expect(pushes.sent).toMatchObject([{ message: { news: 'prayed', day: today } }]);
  });
}
