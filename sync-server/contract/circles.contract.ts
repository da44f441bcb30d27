import { beforeEach, describe, expect, it } from 'vitest';
import { CIRCLE_LIMITS, INVITE_DAYS } from '../../shared/api/prayer-circles';
import type { Asker } from '../services/circles/circle-deps';
import { createCircle, deleteCircle, listCircles } from '../services/circles/circles';
import { joinCircle, makeInvite, readInvite } from '../services/circles/invites';
import {
  blockMember,
  leaveCircle,
  listBlocked,
  listMembers,
  passLead,
  removeMember,
} from '../services/circles/members';
import { exportCircles } from '../services/circles/own-in-circles';
import { closeReport, listOpenReports, reportPost } from '../services/circles/reports';
import {
  addRequest,
  answerRequest,
  deleteRequest,
  listRequests,
  notePrayed,
} from '../services/circles/requests';
import { addResponse, deleteResponse, listResponses } from '../services/circles/responses';
import { listAccounts } from '../store/sql/circles/circle-rows';
import { findOpen } from '../store/sql/circles/report-rows';
import { sampleAccount } from '../store/testing/samples';
import { circleDeps } from '../testing/circle-deps';
import { type OpenStore, useFreshStore } from './fresh-store';

const AT = Date.parse('2026-03-10T12:00:00Z');
const INVITE_MS = INVITE_DAYS * 86_400_000;
const TODAY = '2026-03-10';
const CIRCLE = 'table';

const as = (accountId: string): Asker => ({ accountId, today: TODAY });
const [ANNA, BEN, CARL] = [as('anna'), as('ben'), as('carl')];

export function circlesContract(open: OpenStore): void {
  describe('circles', () => {
    const fresh = useFreshStore(open);
    const circle = { id: CIRCLE, name: 'Tuesday table', description: null };
    /** Of the invite made first. */
    let code: string;
    const deps = (at = AT, id?: string) => circleDeps(fresh.store, at, id);
    const invite = async (uses = 9, leader = 'anna') =>
      (await makeInvite(deps(), leader, CIRCLE, uses)).code;
    const join = (who: Asker, by = code, at = AT) =>
      joinCircle(deps(at, `m-${who.accountId}`), who, by);
    const ask = (who: Asker, id: string, at = AT) =>
      addRequest(deps(at), who, CIRCLE, {
        id,
        title: `Title of ${id}`,
        description: null,
        category: null,
      });
    const respond = (who: Asker, requestId: string, id: string) =>
      addResponse(deps(), who, requestId, { id, type: 'prayer', message: `Message of ${id}` });
    const report = ({ accountId }: Asker, postId: string, id: string) =>
      reportPost(deps(AT, id), accountId, CIRCLE, { post: 'request', postId, reason: 'unkind' });
    const block = (memberId: string, isBlocked: boolean, accountId = 'anna') =>
      blockMember(deps(), accountId, CIRCLE, { memberId, isBlocked });
    const requests = async (who: Asker) => (await listRequests(deps(), who, CIRCLE, null)).requests;
    const titles = async (who: Asker) => (await requests(who)).map(({ id }) => id);
    const accounts = () => fresh.store.read((tx) => listAccounts(tx, CIRCLE));

    beforeEach(async () => {
      await fresh.store.createAccount(sampleAccount('carl'));
      await createCircle(deps(AT, 'm-anna'), ANNA, circle);
      code = await invite();
      await join(BEN);
    });

    it('F10 are made once, and so is what is written in them', async () => {
      await createCircle(deps(AT + 9, 'm-2'), ANNA, { ...circle, name: 'Other words' });
      expect(await listCircles(deps(), ANNA)).toMatchObject([
        { name: 'Tuesday table', role: 'leader', memberCount: 2, openRequests: 0 },
      ]);
      for (const _ of [1, 2]) await ask(BEN, 'one');
      for (const _ of [1, 2]) await respond(ANNA, 'one', 'answer');
      expect(await requests(ANNA)).toMatchObject([
        {
          id: 'one',
          responseCount: 1,
          author: { memberId: 'm-ben', name: 'name-ben', isMe: false },
        },
      ]);
    });

    it('are listed in pages: requests newest first, responses oldest first', async () => {
      const numbers = Array.from({ length: CIRCLE_LIMITS.page + 1 }, (_, index) => index);
      for (const number of numbers) await ask(BEN, `r${number}`);
      const first = await listRequests(deps(), ANNA, CIRCLE, null);
      const newestFirst = numbers.slice(1).reverse();
      expect(first.requests.map(({ id }) => id)).toEqual(newestFirst.map((each) => `r${each}`));
      await ask(ANNA, 'in between');
      expect(await listRequests(deps(), ANNA, CIRCLE, Number(first.next))).toMatchObject({
        requests: [{ id: 'r0' }],
        next: null,
      });
      for (const number of numbers) await respond(ANNA, 'r0', `s${number}`);
      const oldest = await listResponses(deps(), BEN, 'r0', null);
      const oldestFirst = numbers.slice(0, -1);
      expect(oldest.responses.map(({ id }) => id)).toEqual(oldestFirst.map((each) => `s${each}`));
      expect(await listResponses(deps(), BEN, 'r0', Number(oldest.next))).toMatchObject({
        responses: [{ id: `s${CIRCLE_LIMITS.page}` }],
        next: null,
      });
    });

    it('A4 open to nobody who left, was removed or was never in, whatever they ask', async () => {
      await join(CARL);
      await ask(ANNA, 'one');
      await respond(ANNA, 'one', 'answer');
      await removeMember(deps(), 'anna', CIRCLE, 'm-ben');
      await leaveCircle(deps(), 'carl', CIRCLE);
      await fresh.store.createAccount(sampleAccount('dora'));
      const asked = (who: Asker): (() => Promise<unknown>)[] => [
        () => listMembers(deps(), who.accountId, CIRCLE),
        () => readInvite(deps(), who.accountId, CIRCLE),
        () => makeInvite(deps(), who.accountId, CIRCLE, 1),
        () => removeMember(deps(), who.accountId, CIRCLE, 'm-anna'),
        () => leaveCircle(deps(), who.accountId, CIRCLE),
        () => passLead(deps(), who, CIRCLE, 'm-anna'),
        () => deleteCircle(deps(), who.accountId, CIRCLE),
        () => block('m-anna', true, who.accountId),
        () => titles(who),
        () => ask(who, 'late'),
        () => answerRequest(deps(), who, 'one', null),
        () => notePrayed(deps(), who, 'one', TODAY),
        () => listResponses(deps(), who, 'one', null),
        () => respond(who, 'one', 'late'),
        () => deleteRequest(deps(), who.accountId, 'one'),
        () => deleteResponse(deps(), who.accountId, 'answer'),
        () => report(who, 'one', 'late'),
      ];
      for (const [who, refusal] of [
        [BEN, 'NOT_A_MEMBER'],
        [CARL, 'NOT_A_MEMBER'],
        [as('dora'), 'NOT_FOUND'],
      ] as const) {
        for (const call of asked(who)) {
          await expect(call()).rejects.toMatchObject({ code: refusal });
        }
        expect(await listCircles(deps(), who)).toEqual([]);
        expect(await accounts()).toEqual(['anna']);
      }
    });

    it('A5 let in no more than an invite says, and whoever is in already for nothing', async () => {
      const last = await invite(1);
      await join(BEN, last);
      const people = Array.from({ length: 6 }, (_, index) => `racer-${index}`);
      for (const id of people) await fresh.store.createAccount(sampleAccount(id));
      const joined = await Promise.allSettled(people.map((id) => join(as(id), last)));
      expect(joined.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await expect(join(CARL)).rejects.toMatchObject({ code: 'INVITE_UNKNOWN' });
      await expect(join(CARL, await invite(), AT + INVITE_MS)).rejects.toMatchObject({
        code: 'INVITE_EXPIRED',
      });
    });

    it('A49 let nobody in by a code of a former leader', async () => {
      await passLead(deps(), ANNA, CIRCLE, 'm-ben');
      await expect(join(CARL)).rejects.toMatchObject({ code: 'INVITE_UNKNOWN' });
      const ofBen = await invite(9, 'ben');
      await fresh.store.eraseAccount('ben');
      await expect(join(CARL, ofBen)).rejects.toMatchObject({ code: 'INVITE_UNKNOWN' });
    });

    it('leave what is somebody’s to them and the leader', async () => {
      await join(CARL);
      await ask(BEN, 'of ben');
      await respond(BEN, 'of ben', 'answer');
      const answer = (who: Asker) => answerRequest(deps(AT + 2), who, 'of ben', 's');
      for (const refused of [
        () => answer(ANNA),
        () => deleteRequest(deps(), 'carl', 'of ben'),
        () => deleteResponse(deps(), 'carl', 'answer'),
        () => removeMember(deps(), 'ben', CIRCLE, 'm-carl'),
        () => passLead(deps(), BEN, CIRCLE, 'm-carl'),
        () => readInvite(deps(), 'ben', CIRCLE),
        () => makeInvite(deps(), 'ben', CIRCLE, 1),
        () => deleteCircle(deps(), 'ben', CIRCLE),
      ]) {
        await expect(refused()).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
      }
      expect(await answer(BEN)).toMatchObject({
        isAnswered: true,
        story: 's',
        answeredAt: new Date(AT + 2).toISOString(),
      });
      await deleteResponse(deps(), 'anna', 'answer');
      expect((await listResponses(deps(), BEN, 'of ben', null)).responses).toEqual([]);
      await deleteRequest(deps(), 'anna', 'of ben');
      expect(await titles(BEN)).toEqual([]);
    });

    it('A45 count a prayer once a person and day, and none before the request was made', async () => {
      await ask(BEN, 'one', Date.parse('2026-03-10T11:59:00Z'));
      /** Whether it counted: only then the others are poked. */
      const pray = async (who: Asker, day: string) => {
        const all = deps();
        let pokes = 0;
        all.pokes.subscribe('ben', () => (pokes += 1));
        await notePrayed(all, who, 'one', day);
        return pokes === 1;
      };
      expect([await pray(ANNA, TODAY), await pray(ANNA, TODAY)]).toEqual([true, false]);
      expect([await pray(BEN, TODAY), await pray(ANNA, '2026-03-08')]).toEqual([true, false]);
      // At UTC-12 the request was made on the day before.
      expect(await pray(ANNA, '2026-03-09')).toBe(true);
      expect(await notePrayed(deps(), ANNA, 'one', TODAY)).toMatchObject({
        prayedToday: 2,
        prayers: 3,
        iPrayedToday: true,
      });
      expect(await listCircles(deps(), BEN)).toMatchObject([{ prayedToday: 2 }]);
    });

    it('hide what somebody has blocked from them alone', async () => {
      await ask(BEN, 'of ben');
      await block('m-ben', true);
      expect([await titles(ANNA), await titles(BEN)]).toEqual([[], ['of ben']]);
      expect(await listBlocked(fresh.store, 'anna')).toEqual(['name-ben']);
      await block('m-ben', false);
      expect(await titles(ANNA)).toEqual(['of ben']);
    });

    it('go on without an account that is erased, and go with the last', async () => {
      await ask(ANNA, 'of anna');
      await fresh.store.eraseAccount('anna');
      expect(await listCircles(deps(), BEN)).toMatchObject([{ role: 'leader', memberCount: 1 }]);
      expect(await requests(BEN)).toMatchObject([{ id: 'of anna', author: { name: null } }]);
      await leaveCircle(deps(), 'ben', CIRCLE);
      await expect(listMembers(deps(), 'ben', CIRCLE)).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    });

    it('tell an operator of open reports by ids, without a word or a name, until they are closed', async () => {
      const { store } = fresh;
      await join(CARL);
      await ask(BEN, 'of ben');
      await ask(ANNA, 'of anna');
      await report(ANNA, 'of ben', 'report-1');
      await report(CARL, 'of anna', 'report-2');
      const seen = { at: AT, reason: 'unkind', post: 'request', circleId: CIRCLE } as const;
      expect(await listOpenReports(store)).toEqual([
        { ...seen, id: 'report-1', postId: 'of ben', isOfLeader: false },
        { ...seen, id: 'report-2', postId: 'of anna', isOfLeader: true },
      ]);
      expect(await closeReport(store, 'report-1', AT)).toBe(true);
      expect(await closeReport(store, 'report-1', AT)).toBe(false);
      expect(await closeReport(store, 'none', AT)).toBe(false);
      expect((await listOpenReports(store)).map(({ id }) => id)).toEqual(['report-2']);
      await report(ANNA, 'of ben', 'report-3');
      const open = await listOpenReports(store);
      expect(open.map(({ id }) => id)).toEqual(['report-1', 'report-2']);
      expect(await exportCircles(store, 'anna')).toMatchObject([{ reports: [{ id: 'report-1' }] }]);
    });

    it('name to an operator the leader and the author of what is reported, while the report is open', async () => {
      const { store } = fresh;
      const find = (id: string) => store.read((tx) => findOpen(tx, id));
      await join(CARL);
      await ask(BEN, 'of ben');
      await report(CARL, 'of ben', 'report-1');
      const found = { id: 'report-1', postId: 'of ben', leaderId: 'anna' };
      expect(await find('report-1')).toMatchObject({ ...found, authorId: 'ben' });
      await store.eraseAccount('ben');
      expect(await find('report-1')).toMatchObject({ ...found, authorId: 'm-ben' });
      expect(await listOpenReports(store)).toMatchObject([{ id: 'report-1', isOfLeader: false }]);
      await closeReport(store, 'report-1', AT);
      expect(await find('report-1')).toBeUndefined();
      expect(await find('none')).toBeUndefined();
    });
  });
}
