import { beforeEach, describe, expect, it } from 'vitest';
import type { Asker } from '../store/circle-store';
import { sampleAccount } from '../store/testing/samples';
import { type OpenStore, useFreshStore } from './fresh-store';

const AT = 1_000;
const TODAY = '2026-03-10';
const CIRCLE = 'table';

const as = (accountId: string): Asker => ({ accountId, today: TODAY });
const [ANNA, BEN, CARL] = [as('anna'), as('ben'), as('carl')];
const FIRST_PAGE = { after: null, limit: 10 };

export function circlesContract(open: OpenStore): void {
  describe('circles', () => {
    const fresh = useFreshStore(open);
    const circle = { id: CIRCLE, name: 'Tuesday table', description: null, memberId: 'm-anna' };
    const invite = (codeHash: string, usesLeft = 9) =>
      fresh.store.setCircleInvite('anna', CIRCLE, {
        code: `code of ${codeHash}`,
        codeHash,
        expiresAt: AT + 100,
        usesLeft,
      });
    const join = (who: Asker, codeHash = 'hash', at = AT) =>
      fresh.store.joinCircle(who, codeHash, { memberId: `m-${who.accountId}`, at });
    const ask = (who: Asker, id: string, at = AT) =>
      fresh.store.addPrayerRequest(who, CIRCLE, {
        id,
        title: `Title of ${id}`,
        description: null,
        category: null,
        at,
      });
    const respond = (who: Asker, requestId: string, id: string) =>
      fresh.store.addPrayerResponse(who, requestId, {
        id,
        type: 'prayer',
        message: `Message of ${id}`,
        at: AT,
      });
    const report = (who: Asker, postId: string, id: string) =>
      fresh.store.reportPost(who.accountId, CIRCLE, {
        id,
        post: 'request',
        postId,
        reason: 'unkind',
        at: AT,
      });
    const titles = async (who: Asker, page = FIRST_PAGE) =>
      (await fresh.store.listPrayerRequests(who, CIRCLE, page)).posts.map(({ id }) => id);

    beforeEach(async () => {
      await fresh.store.createAccount(sampleAccount('carl'));
      await fresh.store.createCircle(ANNA, { ...circle, at: AT });
      await invite('hash');
      await join(BEN);
    });

    it('F10 are made once, and so is what is written in them', async () => {
      const { store } = fresh;
      await store.createCircle(ANNA, { ...circle, name: 'Other words', memberId: 'm-2', at: 9 });
      expect(await store.listCircles(ANNA)).toMatchObject([
        { name: 'Tuesday table', role: 'leader', memberCount: 2, openRequests: 0 },
      ]);
      for (const _ of [1, 2]) await ask(BEN, 'one');
      for (const _ of [1, 2]) await respond(ANNA, 'one', 'answer');
      expect((await store.listPrayerRequests(ANNA, CIRCLE, FIRST_PAGE)).posts).toMatchObject([
        {
          id: 'one',
          responseCount: 1,
          author: { memberId: 'm-ben', name: 'name-ben', isMe: false },
        },
      ]);
    });

    it('are listed in pages: requests newest first, responses oldest first', async () => {
      for (const id of ['r1', 'r2', 'r3']) await ask(BEN, id);
      const first = await fresh.store.listPrayerRequests(ANNA, CIRCLE, { after: null, limit: 2 });
      expect(first.posts.map(({ id }) => id)).toEqual(['r3', 'r2']);
      await ask(ANNA, 'in between');
      const rest = { after: first.next, limit: 2 };
      expect(await fresh.store.listPrayerRequests(ANNA, CIRCLE, rest)).toMatchObject({
        posts: [{ id: 'r1' }],
        next: null,
      });
      for (const id of ['s1', 's2', 's3']) await respond(ANNA, 'r1', id);
      const oldest = await fresh.store.listPrayerResponses(BEN, 'r1', { after: null, limit: 2 });
      expect(oldest.posts.map(({ id }) => id)).toEqual(['s1', 's2']);
      const last = { after: oldest.next, limit: 2 };
      expect(await fresh.store.listPrayerResponses(BEN, 'r1', last)).toMatchObject({
        posts: [{ id: 's3' }],
        next: null,
      });
    });

    it('A4 open to nobody who left, was removed or was never in, whatever they ask', async () => {
      const { store } = fresh;
      await join(CARL);
      await ask(ANNA, 'one');
      await respond(ANNA, 'one', 'answer');
      await store.removeCircleMember('anna', CIRCLE, 'm-ben', AT);
      await store.leaveCircle('carl', CIRCLE, AT);
      await store.createAccount(sampleAccount('dora'));
      const asked = (who: Asker): (() => Promise<unknown>)[] => [
        () => store.listCircleMembers(who.accountId, CIRCLE),
        () => store.readCircleInvite(who.accountId, CIRCLE, AT),
        () => store.removeCircleMember(who.accountId, CIRCLE, 'm-anna', AT),
        () => store.leaveCircle(who.accountId, CIRCLE, AT),
        () => store.passLead(who, CIRCLE, 'm-anna'),
        () => store.deleteCircle(who.accountId, CIRCLE),
        () => store.blockMember(who.accountId, CIRCLE, 'm-anna', true),
        () => titles(who),
        () => ask(who, 'late'),
        () => store.answerPrayerRequest(who, 'one', { story: null, at: AT }),
        () => store.notePrayed(who, 'one', TODAY),
        () => store.listPrayerResponses(who, 'one', FIRST_PAGE),
        () => respond(who, 'one', 'late'),
        () => store.deletePrayerRequest(who.accountId, 'one'),
        () => store.deletePrayerResponse(who.accountId, 'answer'),
        () => report(who, 'one', 'late'),
      ];
      for (const [who, code] of [
        [BEN, 'NOT_A_MEMBER'],
        [CARL, 'NOT_A_MEMBER'],
        [as('dora'), 'NOT_FOUND'],
      ] as const) {
        for (const call of asked(who)) await expect(call()).rejects.toMatchObject({ code });
        expect(await store.listCircles(who)).toEqual([]);
        expect(await store.circleAccounts(CIRCLE)).toEqual(['anna']);
      }
    });

    it('A5 let in no more than an invite says, and whoever is in already for nothing', async () => {
      const { store } = fresh;
      await invite('last', 1);
      await join(BEN, 'last');
      const people = Array.from({ length: 6 }, (_, index) => `racer-${index}`);
      for (const id of people) await store.createAccount(sampleAccount(id));
      const joined = await Promise.allSettled(people.map((id) => join(as(id), 'last')));
      expect(joined.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await expect(join(CARL, 'hash')).rejects.toMatchObject({ code: 'INVITE_UNKNOWN' });
      await invite('late');
      await expect(join(CARL, 'late', AT + 100)).rejects.toMatchObject({ code: 'INVITE_EXPIRED' });
    });

    it('A49 let nobody in by a code of a former leader', async () => {
      const { store } = fresh;
      await store.passLead(ANNA, CIRCLE, 'm-ben');
      await expect(join(CARL)).rejects.toMatchObject({ code: 'INVITE_UNKNOWN' });
      await store.setCircleInvite('ben', CIRCLE, {
        code: 'code of ben',
        codeHash: 'of ben',
        expiresAt: AT + 100,
        usesLeft: 9,
      });
      await store.eraseAccount('ben');
      await expect(join(CARL, 'of ben')).rejects.toMatchObject({ code: 'INVITE_UNKNOWN' });
    });

    it('leave what is somebody’s to them and the leader', async () => {
      const { store } = fresh;
      await join(CARL);
      await ask(BEN, 'of ben');
      await respond(BEN, 'of ben', 'answer');
      const answer = (who: Asker) =>
        store.answerPrayerRequest(who, 'of ben', { story: 's', at: 2 });
      for (const refused of [
        () => answer(ANNA),
        () => store.deletePrayerRequest('carl', 'of ben'),
        () => store.deletePrayerResponse('carl', 'answer'),
        () => store.removeCircleMember('ben', CIRCLE, 'm-carl', AT),
        () => store.passLead(BEN, CIRCLE, 'm-carl'),
        () => store.readCircleInvite('ben', CIRCLE, AT),
        () => store.deleteCircle('ben', CIRCLE),
      ]) {
        await expect(refused()).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
      }
      expect(await answer(BEN)).toMatchObject({ isAnswered: true, story: 's', answeredAt: 2 });
      expect(await store.deletePrayerResponse('anna', 'answer')).toBe(CIRCLE);
      expect(await store.deletePrayerRequest('anna', 'of ben')).toBe(CIRCLE);
      expect(await titles(BEN)).toEqual([]);
    });

    it('A45 count a prayer once a person and day, and none before the request was made', async () => {
      await ask(BEN, 'one', Date.parse('2026-03-10T11:59:00Z'));
      const pray = async (who: Asker, day: string) =>
        (await fresh.store.notePrayed(who, 'one', day)).isNew;
      expect([await pray(ANNA, TODAY), await pray(ANNA, TODAY)]).toEqual([true, false]);
      expect([await pray(BEN, TODAY), await pray(ANNA, '2026-03-08')]).toEqual([true, false]);
      // At UTC-12 the request was made on the day before.
      expect(await pray(ANNA, '2026-03-09')).toBe(true);
      expect((await fresh.store.notePrayed(ANNA, 'one', TODAY)).request).toMatchObject({
        prayedToday: 2,
        prayers: 3,
        iPrayedToday: true,
      });
      expect(await fresh.store.listCircles(BEN)).toMatchObject([{ prayedToday: 2 }]);
    });

    it('hide what somebody has blocked from them alone', async () => {
      await ask(BEN, 'of ben');
      await fresh.store.blockMember('anna', CIRCLE, 'm-ben', true);
      expect([await titles(ANNA), await titles(BEN)]).toEqual([[], ['of ben']]);
      expect(await fresh.store.listBlocked('anna')).toEqual(['name-ben']);
      await fresh.store.blockMember('anna', CIRCLE, 'm-ben', false);
      expect(await titles(ANNA)).toEqual(['of ben']);
    });

    it('go on without an account that is erased, and go with the last', async () => {
      const { store } = fresh;
      await ask(ANNA, 'of anna');
      await store.eraseAccount('anna');
      expect(await store.listCircles(BEN)).toMatchObject([{ role: 'leader', memberCount: 1 }]);
      expect((await store.listPrayerRequests(BEN, CIRCLE, FIRST_PAGE)).posts).toMatchObject([
        { id: 'of anna', author: { name: null } },
      ]);
      await store.leaveCircle('ben', CIRCLE, AT);
      await expect(store.listCircleMembers('ben', CIRCLE)).rejects.toMatchObject({
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
      expect(await store.listOpenReports()).toEqual([
        { ...seen, id: 'report-1', postId: 'of ben', isOfLeader: false },
        { ...seen, id: 'report-2', postId: 'of anna', isOfLeader: true },
      ]);
      expect(await store.closeReport('report-1', AT)).toBe(true);
      expect(await store.closeReport('report-1', AT)).toBe(false);
      expect(await store.closeReport('none', AT)).toBe(false);
      expect((await store.listOpenReports()).map(({ id }) => id)).toEqual(['report-2']);
      await report(ANNA, 'of ben', 'report-3');
      expect((await store.listOpenReports()).map(({ id }) => id)).toEqual(['report-1', 'report-2']);
      expect(await store.exportCircles('anna')).toMatchObject([{ reports: [{ id: 'report-1' }] }]);
    });

    it('name to an operator the leader and the author of what is reported, while the report is open', async () => {
      const { store } = fresh;
      await join(CARL);
      await ask(BEN, 'of ben');
      await report(CARL, 'of ben', 'report-1');
      const found = { id: 'report-1', postId: 'of ben', leaderId: 'anna', isOfLeader: false };
      expect(await store.findOpenReport('report-1')).toMatchObject({ ...found, authorId: 'ben' });
      await store.eraseAccount('ben');
      expect(await store.findOpenReport('report-1')).toMatchObject({ ...found, authorId: 'm-ben' });
      await store.closeReport('report-1', AT);
      expect(await store.findOpenReport('report-1')).toBeUndefined();
      expect(await store.findOpenReport('none')).toBeUndefined();
    });
  });
}
