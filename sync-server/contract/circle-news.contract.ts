import { beforeEach, describe, expect, it } from 'vitest';
import type { Asker } from '../services/circles/circle-deps';
import { createCircle, deleteCircle } from '../services/circles/circles';
import { joinCircle, makeInvite } from '../services/circles/invites';
import { blockMember, leaveCircle, removeMember } from '../services/circles/members';
import { addRequest, deleteRequest, listRequests, notePrayed } from '../services/circles/requests';
import { addResponse, deleteResponse } from '../services/circles/responses';
import { keepNotToday, keepSchedule } from '../services/push/reminders';
import { sampleAccount } from '../store/testing/samples';
import { circleDeps } from '../testing/circle-deps';
import { addDevice, SentPushes } from '../testing/reminders';
import { type OpenStore, useFreshStore } from './fresh-store';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Nine in the morning of a Tuesday in UTC. */
const NINE = Date.parse('2026-03-10T09:00:00Z');
const [PRAYED, RESPONDED] = ['prayed', 'responded'] as const;

export function circleNewsContract(open: OpenStore): void {
  describe('the news of circles', () => {
    const fresh = useFreshStore(open);
    let pushes: SentPushes;
    let code: string;
    const deps = (at = NINE, id?: string) => circleDeps(fresh.store, at, id);
    const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
    const as = (accountId: string, at = NINE): Asker => ({ accountId, today: dayOf(at) });
    const wants = (circleNews: boolean, quiet: { from: number; until: number } | null = null) =>
      keepSchedule(
        fresh.store,
        { id: 'anna', timeZone: null },
        { times: [], quiet, showsPractice: true, circleNews },
        NINE,
      );
    const join = (accountId: string) =>
      joinCircle(deps(NINE, `m-${accountId}`), as(accountId), code);
    const pray = (accountId: string, at = NINE, requestId = 'ask-anna') =>
      notePrayed(deps(at), as(accountId, at), requestId, dayOf(at));
    const respond = (accountId: string, id: string, at = NINE) =>
      addResponse(deps(at), as(accountId), 'ask-anna', { id, type: 'prayer', message: 'Amen' });
    const ask = (accountId: string) =>
      addRequest(deps(NINE - DAY_MS), as(accountId), 'table', {
        id: `ask-${accountId}`,
        title: 'My mother',
        description: null,
        category: null,
      });
    const tell = (at: number) => pushes.tell(fresh.store, at);
    const told = () => pushes.sent.map(({ message }) => 'news' in message && message.news);

    beforeEach(async () => {
      pushes = new SentPushes();
      await fresh.store.createAccount(sampleAccount('carl'));
      await addDevice(fresh.store, 'anna', 'phone');
      const circle = { id: 'table', name: 'Tuesday table', description: null };
      await createCircle(deps(NINE, 'm-carl'), as('carl'), circle);
      code = (await makeInvite(deps(), 'carl', 'table', 9)).code;
      for (const each of ['anna', 'ben']) await join(each);
      for (const each of ['anna', 'ben']) await ask(each);
      await wants(true);
    });

    it('H12 H13 H18 are told two minutes after the first, in one message, to each device', async () => {
      await addDevice(fresh.store, 'anna', 'tablet');
      await addDevice(fresh.store, 'ben', 'elsewhere');
      await respond('ben', 'r1');
      await pray('ben');
      await pray('carl', NINE + MINUTE_MS);
      await tell(NINE + MINUTE_MS);
      expect(told()).toEqual([]);
      await tell(NINE + 2 * MINUTE_MS);
      const message = { news: PRAYED, day: '2026-03-10' };
      expect(pushes.sent).toEqual([
        { endpoint: 'https://push.example/phone', message },
        { endpoint: 'https://push.example/tablet', message },
      ]);
      await tell(NINE + 10 * HOUR_MS);
      expect(told()).toHaveLength(2);
    });

    it('H18 say that somebody responded where nobody prayed', async () => {
      await respond('ben', 'r1');
      await tell(NINE + HOUR_MS);
      expect(told()).toEqual([RESPONDED]);
    });

    it('H12 are told to nobody who did not turn them on, and not of the time before', async () => {
      await wants(false);
      await pray('ben');
      await tell(NINE + HOUR_MS);
      await wants(true);
      await tell(NINE + HOUR_MS);
      await pray('carl', NINE, 'ask-ben');
      await tell(NINE + HOUR_MS);
      expect(told()).toEqual([]);
    });

    it('H12 are dropped where they are turned off, and kept where a device of before saves times', async () => {
      await pray('ben');
      await wants(false);
      await wants(true);
      await tell(NINE + HOUR_MS);
      expect(told()).toEqual([]);
      const earlier = { times: [], quiet: null, showsPractice: false };
      await keepSchedule(fresh.store, { id: 'anna', timeZone: null }, earlier, NINE);
      await pray('carl');
      await tell(NINE + HOUR_MS);
      expect(told()).toEqual([PRAYED]);
    });

    it('H13 are told four hours apart, and three times a day; the fourth next morning at seven', async () => {
      const at = (hours: number) => NINE + hours * HOUR_MS;
      let count = 0;
      const respondAndTell = async (hours: number) => {
        count += 1;
        await respond('ben', `r${count}`, at(hours) - 5 * MINUTE_MS);
        await tell(at(hours));
      };
      await respondAndTell(1);
      await respondAndTell(2);
      expect(told()).toHaveLength(1);
      await tell(at(5) - 1);
      expect(told()).toHaveLength(1);
      await tell(at(5));
      expect(told()).toHaveLength(2);
      await respondAndTell(9);
      expect(told()).toHaveLength(3);
      await respondAndTell(13.5);
      await tell(at(21));
      expect(told()).toHaveLength(3);
      await tell(at(22));
      expect(told()).toHaveLength(4);
    });

    it('H14 wait for the end of quiet hours, also where these are changed meanwhile', async () => {
      await wants(true, { from: 22 * 60, until: 10 * 60 });
      await pray('ben');
      await tell(NINE + 30 * MINUTE_MS);
      await tell(NINE + HOUR_MS - 1);
      expect(told()).toEqual([]);
      await tell(NINE + HOUR_MS);
      expect(told()).toEqual([PRAYED]);
      await wants(true, { from: 10 * 60, until: 20 * 60 });
      await pray('carl');
      await tell(NINE + 6 * HOUR_MS);
      await wants(true);
      await tell(NINE + 6 * HOUR_MS);
      expect(told()).toEqual([PRAYED, PRAYED]);
    });

    it('H14 are dropped on a day on which none is wanted', async () => {
      await keepNotToday(fresh.store, 'anna', '2026-03-10');
      await pray('ben');
      await tell(NINE + HOUR_MS);
      await tell(NINE + DAY_MS);
      expect(told()).toEqual([]);
      await pray('ben', NINE + DAY_MS);
      await tell(NINE + DAY_MS + HOUR_MS);
      expect(told()).toEqual([PRAYED]);
    });

    it('H16 are not of what the person did, nor of those whom they have blocked before or since', async () => {
      await pray('anna');
      await respond('anna', 'own');
      const block = (memberId: string) =>
        blockMember(deps(), 'anna', 'table', { memberId, isBlocked: true });
      await block('m-ben');
      await pray('ben');
      await respond('carl', 'r1');
      await block('m-carl');
      await tell(NINE + HOUR_MS);
      expect(told()).toEqual([]);
    });

    it('H16 are not of a response that was taken back, nor of a request that is gone', async () => {
      await respond('ben', 'r1');
      await deleteResponse(deps(), 'ben', 'r1');
      await tell(NINE + HOUR_MS);
      await pray('ben');
      await deleteRequest(deps(), 'anna', 'ask-anna');
      await tell(NINE + HOUR_MS);
      expect(told()).toEqual([]);
    });

    it('H17 are not of what the person has seen; what comes later is told', async () => {
      const read = (accountId: string, isSeen: boolean) =>
        listRequests(deps(), as(accountId), 'table', null, { isSeen });
      await pray('ben');
      await read('anna', true);
      await tell(NINE + HOUR_MS);
      expect(told()).toEqual([]);
      await pray('carl', NINE + HOUR_MS);
      await read('anna', false);
      await read('ben', true);
      await tell(NINE + 2 * HOUR_MS);
      expect(told()).toEqual([PRAYED]);
    });

    it('H19 are told to nobody who was removed, also not once they are back', async () => {
      await pray('ben');
      await removeMember(deps(), 'carl', 'table', 'm-anna');
      await pray('carl');
      code = (await makeInvite(deps(), 'carl', 'table', 9)).code;
      await join('anna');
      await tell(NINE + HOUR_MS);
      expect(told()).toEqual([]);
      await respond('ben', 'r1');
      await tell(NINE + HOUR_MS);
      expect(told()).toEqual([RESPONDED]);
    });

    it('H19 end with the person’s leaving, with the circle, and with the account', async () => {
      await pray('ben');
      await leaveCircle(deps(), 'anna', 'table');
      await tell(NINE + HOUR_MS);
      await join('anna');
      await pray('carl');
      await deleteCircle(deps(), 'carl', 'table');
      await tell(NINE + HOUR_MS);
      await fresh.store.eraseAccount('anna');
      await tell(NINE + HOUR_MS);
      expect(told()).toEqual([]);
    });
  });
}
