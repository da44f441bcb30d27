import { beforeEach, describe, expect, it } from 'vitest';
import { keepNotToday, keepSchedule } from '../services/push/reminders';
import { listReached } from '../services/push/subscriptions';
import { sampleAccount, sampleRecord } from '../store/testing/samples';
import {
  AT_SEVEN,
  addDevice,
  JUST_AFTER_SEVEN,
  keepDayBefore,
  SentPushes,
} from '../testing/reminders';
import { type OpenStore, useFreshStore } from './fresh-store';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const TODAY = '2026-03-10';

export function remindersContract(open: OpenStore): void {
  describe('reminders', () => {
    const fresh = useFreshStore(open);
    let pushes: SentPushes;
    beforeEach(async () => {
      pushes = new SentPushes();
      await addDevice(fresh.store, 'anna', 'phone');
    });
    const run = (now = JUST_AFTER_SEVEN) => pushes.run(fresh.store, now);
    const days = () => pushes.sent.map(({ message }) => message.day);
    const write = (day: string, content = 'be still') =>
      fresh.push([sampleRecord({ id: `entry-${day}`, day, body: { content, audioUrl: null } })]);

    it('H3 are sent once for a day, to each device of the person, and again on the next day', async () => {
      await addDevice(fresh.store, 'anna', 'tablet');
      await addDevice(fresh.store, 'ben', 'elsewhere');
      await keepDayBefore(fresh.store, 'anna');
      await run(JUST_AFTER_SEVEN - 3 * MINUTE_MS);
      expect(pushes.sent).toEqual([]);
      expect(await run()).toEqual({ sent: 2, gone: 0, later: 0, refused: 0 });
      await run();
      await run(JUST_AFTER_SEVEN + MINUTE_MS);
      const message = { practice: 'journal', day: TODAY };
      expect(pushes.sent).toEqual([
        { endpoint: 'https://push.example/phone', message },
        { endpoint: 'https://push.example/tablet', message },
      ]);
      await run(JUST_AFTER_SEVEN + DAY_MS);
      expect(days()).toEqual([TODAY, TODAY, '2026-03-11', '2026-03-11']);
    });

    it('H3 are sent once for a day, also where the time is changed after it', async () => {
      await keepDayBefore(fresh.store, 'anna');
      await run();
      const later = { ...AT_SEVEN, times: [{ ...AT_SEVEN.times[0]!, minute: 480 }] };
      await keepSchedule(fresh.store, { id: 'anna', timeZone: null }, later, JUST_AFTER_SEVEN);
      await run(JUST_AFTER_SEVEN + 60 * MINUTE_MS);
      expect(days()).toEqual([TODAY]);
      await run(JUST_AFTER_SEVEN + DAY_MS + 60 * MINUTE_MS);
      expect(days()).toEqual([TODAY, '2026-03-11']);
    });

    it('H4 are left out where the server comes fifteen minutes late, and sent where it comes before', async () => {
      await keepDayBefore(fresh.store, 'anna');
      await run(JUST_AFTER_SEVEN + 13 * MINUTE_MS);
      expect(days()).toEqual([]);
      await run(JUST_AFTER_SEVEN + DAY_MS + 12 * MINUTE_MS);
      expect(days()).toEqual(['2026-03-11']);
    });

    it('H2 follow the person into another zone', async () => {
      await keepDayBefore(fresh.store, 'anna');
      await fresh.store.setTimeZone('anna', 'Asia/Tokyo');
      await run(Date.parse('2026-03-09T22:01:00Z'));
      expect(days()).toEqual([TODAY]);
      await run();
      expect(days()).toEqual([TODAY]);
    });

    it('H5 are kept back in quiet hours and on a day on which none is wanted', async () => {
      await keepDayBefore(fresh.store, 'anna', { ...AT_SEVEN, quiet: { from: 1_320, until: 421 } });
      await run();
      await keepDayBefore(fresh.store, 'anna');
      await keepNotToday(fresh.store, 'anna', '2026-03-11');
      await run(JUST_AFTER_SEVEN + DAY_MS);
      expect(days()).toEqual([]);
      await run(JUST_AFTER_SEVEN + 2 * DAY_MS);
      expect(days()).toEqual(['2026-03-12']);
    });

    it('H6 are left out where the practice is done that day, on whichever device', async () => {
      await keepDayBefore(fresh.store, 'anna', {
        ...AT_SEVEN,
        times: [...AT_SEVEN.times, { practice: 'checkIn', minute: 420, weekdays: 127 }],
      });
      await write('2026-03-09');
      await write(TODAY);
      await run();
      expect(pushes.sent.map(({ message }) => 'practice' in message && message.practice)).toEqual([
        'checkIn',
      ]);
    });

    it('H6 are sent where what is there does not count as done', async () => {
      await keepDayBefore(fresh.store, 'anna');
      await write(TODAY, ' ');
      await run();
      expect(days()).toEqual([TODAY]);
    });

    it('H7 end at an endpoint that is gone, and at no other', async () => {
      await addDevice(fresh.store, 'anna', 'tablet');
      await keepDayBefore(fresh.store, 'anna');
      pushes.endWith('gone');
      expect(await run()).toEqual({ sent: 1, gone: 1, later: 0, refused: 0 });
      const reached = await listReached(fresh.store, 'anna', JUST_AFTER_SEVEN);
      expect(reached.map(({ endpoint }) => endpoint)).toEqual(['https://push.example/tablet']);
    });

    it('H7 are sent once more where the push service is busy, and then no more', async () => {
      await keepDayBefore(fresh.store, 'anna');
      pushes.endWith('later');
      expect(await run()).toEqual({ sent: 1, gone: 0, later: 0, refused: 0 });
      expect([pushes.sent.length, pushes.waits]).toEqual([2, [20_000]]);
      pushes.endWith('later', 'later');
      expect(await run(JUST_AFTER_SEVEN + DAY_MS)).toMatchObject({ sent: 0, later: 1 });
      await run(JUST_AFTER_SEVEN + DAY_MS + MINUTE_MS);
      expect(pushes.sent).toHaveLength(4);
      expect(await listReached(fresh.store, 'anna', JUST_AFTER_SEVEN)).toHaveLength(1);
    });

    it('H9 name their practice where the person wants it', async () => {
      await keepDayBefore(fresh.store, 'anna', { ...AT_SEVEN, showsPractice: true });
      await run();
      const message = { practice: 'journal', day: TODAY, isNamed: true };
      expect(pushes.sent).toMatchObject([{ message }]);
    });

    it('H10 reach nobody whose account is gone', async () => {
      await keepDayBefore(fresh.store, 'anna');
      await fresh.store.eraseAccount('anna');
      await run();
      expect(pushes.sent).toEqual([]);
    });

    it('are sent to hundreds of people in one run', async () => {
      const { store } = fresh;
      for (let at = 0; at < 250; at += 1) {
        await store.createAccount(sampleAccount(`person-${at}`));
        await keepDayBefore(store, `person-${at}`);
      }
      await addDevice(store, 'person-249', 'last');
      expect(await run()).toMatchObject({ sent: 1 });
    });
  });
}
