import { beforeEach, describe, expect, it } from 'vitest';
import { GUIDANCE_LIMITS, type NewGuidance } from '../../shared/api/circle-guidance';
import { endPlan, setPlan } from '../services/circles/circle-plan';
import { createCircle, deleteCircle } from '../services/circles/circles';
import {
  addGuidance,
  changeGuidance,
  deleteGuidance,
  listGuidance,
} from '../services/circles/guidance';
import { joinCircle, makeInvite } from '../services/circles/invites';
import { blockMember, leaveCircle, passLead, removeMember } from '../services/circles/members';
import { exportCircles } from '../services/circles/own-in-circles';
import { countGuidance, findPlan } from '../store/sql/circles/guidance-rows';
import { sampleAccount } from '../store/testing/samples';
import { circleDeps } from '../testing/circle-deps';
import { type OpenStore, useFreshStore } from './fresh-store';

const AT = Date.parse('2026-03-10T12:00:00Z');
const LATER = AT + 60_000;
const CIRCLE = 'table';
const PLAN = { id: 'plan-1', plan: 'psalms-60', startsOn: '2026-03-16' };

const as = (accountId: string) => ({ accountId, today: '2026-03-10' });
const note = (text: string): NewGuidance => ({ kind: 'note', title: null, text, week: null });

/** Anna leads a circle with ben and carl in it; dora is a stranger. */
export function circleGuidanceContract(open: OpenStore): void {
  describe('what the leader gives a circle', () => {
    const fresh = useFreshStore(open);
    const deps = (at = AT, id?: string) => circleDeps(fresh.store, at, id);
    const add = (id: string, accountId = 'anna', circleId = CIRCLE) =>
      addGuidance(deps(), accountId, circleId, { id, ...note(`Words of ${id}`) });
    const change = (id: string, accountId = 'anna', circleId = CIRCLE) =>
      changeGuidance(deps(LATER), accountId, circleId, { id, ...note('Other words') });
    const list = (accountId: string, circleId = CIRCLE) =>
      listGuidance(deps(), accountId, circleId);
    const idsOf = async (accountId: string) => (await list(accountId)).items.map(({ id }) => id);
    const lead = async (id: string, accountId: string) => {
      await createCircle(deps(AT, `${id}-${accountId}`), as(accountId), {
        id,
        name: id,
        description: null,
      });
    };

    beforeEach(async () => {
      for (const id of ['carl', 'dora']) await fresh.store.createAccount(sampleAccount(id));
      await lead(CIRCLE, 'anna');
      const { code } = await makeInvite(deps(), 'anna', CIRCLE, 9);
      for (const id of ['ben', 'carl']) await joinCircle(deps(AT, `m-${id}`), as(id), code);
    });

    it('W1 is read by every member, newest first, also by one who has blocked the leader', async () => {
      await add('one');
      const theme = { kind: 'theme', title: 'Rest', text: 'Be still', week: '2026-03-09' } as const;
      await addGuidance(deps(), 'anna', CIRCLE, { id: 'two', ...theme });
      await setPlan(deps(), 'anna', CIRCLE, PLAN);
      const blocked = { memberId: `${CIRCLE}-anna`, isBlocked: true };
      await blockMember(deps(), 'carl', CIRCLE, blocked);
      const author = { memberId: `${CIRCLE}-anna`, name: 'name-anna', isMe: false };
      const at = new Date(AT).toISOString();
      const times = { createdAt: at, updatedAt: at };
      const answer = {
        items: [
          { id: 'two', ...theme, author, ...times },
          { id: 'one', ...note('Words of one'), author, ...times },
        ],
        plan: PLAN,
      };
      for (const member of ['ben', 'carl']) expect(await list(member)).toEqual(answer);
      expect((await list('anna')).items).toMatchObject([
        { author: { isMe: true } },
        { author: { isMe: true } },
      ]);
    });

    const calls: readonly ((who: string) => Promise<unknown>)[] = [
      (who) => add('late', who),
      (who) => add('one', who),
      (who) => change('one', who),
      (who) => deleteGuidance(deps(), who, CIRCLE, 'one'),
      (who) => setPlan(deps(), who, CIRCLE, { ...PLAN, id: 'late' }),
      (who) => setPlan(deps(), who, CIRCLE, PLAN),
      (who) => endPlan(deps(), who, CIRCLE),
    ];

    it('W1 W2 A4 is changed by nobody but the leader, and read by nobody outside', async () => {
      await add('one');
      await setPlan(deps(), 'anna', CIRCLE, PLAN);
      await removeMember(deps(), 'anna', CIRCLE, 'm-carl');
      for (const [who, code] of [
        ['ben', 'NOT_ALLOWED'],
        ['carl', 'NOT_A_MEMBER'],
        ['dora', 'NOT_FOUND'],
      ] as const) {
        for (const call of calls) await expect(call(who)).rejects.toMatchObject({ code });
      }
      await expect(list('carl')).rejects.toMatchObject({ code: 'NOT_A_MEMBER' });
      await expect(list('dora')).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect(await list('ben')).toMatchObject({ items: [{ text: 'Words of one' }], plan: PLAN });
    });

    it('W1 the leader of one circle reaches nothing of another, whatever id they name', async () => {
      await add('one');
      await lead('other', 'dora');
      for (const call of [
        () => change('one', 'dora', 'other'),
        () => deleteGuidance(deps(), 'dora', 'other', 'one'),
        () => add('one', 'dora', 'other'),
      ]) {
        await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' });
      }
      expect(await list('dora', 'other')).toEqual({ items: [], plan: null });
      expect(await list('ben')).toMatchObject({ items: [{ text: 'Words of one' }] });
    });

    it('W2 W3 A4 is the next leader’s, and no longer the one’s before', async () => {
      for (const id of ['one', 'two']) await add(id);
      await setPlan(deps(), 'anna', CIRCLE, PLAN);
      await passLead(deps(), as('anna'), CIRCLE, 'm-ben');
      for (const call of calls) {
        await expect(call('anna')).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
      }
      expect(await change('one', 'ben')).toEqual({
        id: 'one',
        ...note('Other words'),
        author: { memberId: 'm-ben', name: 'name-ben', isMe: true },
        createdAt: new Date(AT).toISOString(),
        updatedAt: new Date(LATER).toISOString(),
      });
      expect((await list('carl')).items).toMatchObject([
        { id: 'two', author: { name: 'name-anna' } },
        { id: 'one', author: { name: 'name-ben' } },
      ]);
      await deleteGuidance(deps(), 'ben', CIRCLE, 'two');
      await endPlan(deps(), 'ben', CIRCLE);
      await leaveCircle(deps(), 'anna', CIRCLE);
      await expect(list('anna')).rejects.toMatchObject({ code: 'NOT_A_MEMBER' });
      for (const call of calls) {
        await expect(call('anna')).rejects.toMatchObject({ code: 'NOT_A_MEMBER' });
      }
      expect(await list('carl')).toMatchObject({ items: [{ id: 'one' }], plan: null });
    });

    it('W3 stays without the name of an account that is erased, and its next leader can change it', async () => {
      await add('one');
      await setPlan(deps(), 'anna', CIRCLE, PLAN);
      await fresh.store.eraseAccount('anna');
      expect(await list('carl')).toMatchObject({
        items: [{ text: 'Words of one', author: { name: null, isMe: false } }],
        plan: PLAN,
      });
      expect(await change('one', 'ben')).toMatchObject({ author: { name: 'name-ben' } });
    });

    it('W4 goes with the circle', async () => {
      await add('one');
      await setPlan(deps(), 'anna', CIRCLE, PLAN);
      await deleteCircle(deps(), 'anna', CIRCLE);
      const left = await fresh.store.read(async (tx) => [
        await countGuidance(tx, CIRCLE),
        await findPlan(tx, CIRCLE),
      ]);
      expect(left).toEqual([0, undefined]);
    });

    it('W5 W6 is full at its limit: a repeat and a change are taken, one more is not until one is deleted', async () => {
      const ids = Array.from({ length: GUIDANCE_LIMITS.items }, (_, index) => `item-${index}`);
      for (const id of ids) await add(id);
      await expect(add('one-more')).rejects.toMatchObject({ code: 'GUIDANCE_FULL', status: 409 });
      expect(await add('item-0')).toMatchObject({ text: 'Words of item-0' });
      expect(await change('item-1')).toMatchObject({ text: 'Other words' });
      expect(await idsOf('ben')).toEqual(ids.toReversed());
      await lead('other', 'anna');
      await add('elsewhere', 'anna', 'other');
      await deleteGuidance(deps(), 'anna', CIRCLE, 'item-0');
      await add('one-more');
      expect((await idsOf('ben'))[0]).toBe('one-more');
    });

    it('W6 W8 is there once, however often it was sent, and pokes each member once for a change', async () => {
      const all = deps();
      const pokes = { ben: 0, dora: 0 };
      for (const who of ['ben', 'dora'] as const) {
        all.pokes.subscribe(who, () => (pokes[who] += 1));
      }
      const item = { id: 'one', ...note('Words') };
      for (const _ of [1, 2]) await addGuidance(all, 'anna', CIRCLE, item);
      await changeGuidance(all, 'anna', CIRCLE, { ...item, text: 'Changed' });
      expect(await addGuidance(all, 'anna', CIRCLE, item)).toMatchObject({ text: 'Changed' });
      for (const startsOn of ['2026-03-16', '2026-03-23']) {
        expect(await setPlan(all, 'anna', CIRCLE, { ...PLAN, startsOn })).toEqual(PLAN);
      }
      expect(await list('ben')).toMatchObject({ items: [{ id: 'one' }], plan: { id: PLAN.id } });
      expect(pokes).toEqual({ ben: 3, dora: 0 });
      await deleteGuidance(all, 'anna', CIRCLE, 'one');
      for (const _ of [1, 2]) await endPlan(all, 'anna', CIRCLE);
      await expect(deleteGuidance(all, 'anna', CIRCLE, 'one')).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
      expect(pokes).toEqual({ ben: 5, dora: 0 });
    });

    it('W7 the plan is replaced under a new id', async () => {
      await setPlan(deps(), 'anna', CIRCLE, PLAN);
      const next = { ...PLAN, id: 'plan-2' };
      expect(await setPlan(deps(LATER), 'anna', CIRCLE, next)).toEqual(next);
      expect((await list('ben')).plan).toEqual(next);
      await endPlan(deps(), 'anna', CIRCLE);
      expect((await list('ben')).plan).toBeNull();
    });

    it('W10 is in the export of the leader who wrote it, also after they left, and of nobody else', async () => {
      await add('one');
      await add('two');
      await setPlan(deps(), 'anna', CIRCLE, PLAN);
      await passLead(deps(), as('anna'), CIRCLE, 'm-ben');
      await change('two', 'ben');
      await leaveCircle(deps(), 'anna', CIRCLE);
      const own = async (accountId: string) =>
        (await exportCircles(fresh.store, accountId)).map(({ guidance, plan }) => ({
          texts: guidance?.map(({ text }) => text),
          plan,
        }));
      const setAt = new Date(AT).toISOString();
      expect(await own('anna')).toEqual([{ texts: ['Words of one'], plan: { ...PLAN, setAt } }]);
      expect(await own('ben')).toEqual([{ texts: ['Other words'], plan: null }]);
      expect(await own('carl')).toEqual([{ texts: [], plan: null }]);
    });
  });
}
