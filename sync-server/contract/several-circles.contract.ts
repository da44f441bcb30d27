import { beforeEach, expect, it } from 'vitest';
import { GUIDANCE_LIMITS } from '../../shared/api/circle-guidance';
import { CIRCLE_LIMITS } from '../../shared/api/prayer-circles';
import { createCircle, listCircles } from '../services/circles/circles';
import { addGuidance, listGuidance } from '../services/circles/guidance';
import { joinCircle, makeInvite } from '../services/circles/invites';
import { leaveCircle, listMembers, passLead } from '../services/circles/members';
import { addRequest, listRequests, notePrayed } from '../services/circles/requests';
import { addMember } from '../store/sql/circles/member-rows';
import type { Store } from '../store/store';
import { sampleAccount } from '../store/testing/samples';
import { circleDeps } from '../testing/circle-deps';
import type { SeveralStores } from './fresh-store';

const TODAY = '2026-03-10';
const AT = Date.parse(`${TODAY}T12:00:00Z`);
const CIRCLE = 'table';

const as = (accountId: string) => ({ accountId, today: TODAY });
const called = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `${name}-${index}`);

/** What of circles must hold with several stores on one database. Anna leads one. */
export function severalCirclesContract(several: SeveralStores): void {
  let code: string;
  const first = (memberId?: string) => circleDeps(several.first, AT, memberId);
  async function createAccounts(ids: readonly string[]): Promise<void> {
    for (const id of ids) await several.first.createAccount(sampleAccount(id));
  }
  const join = (store: Store, accountId: string) =>
    joinCircle(circleDeps(store, AT, `m-${accountId}`), as(accountId), code);
  /** How six calls at once ended: `done`, or the code of what they were refused with. */
  const outcomesOfSix = (call: (store: Store, at: number) => Promise<unknown>) =>
    several.sixAtOnce((store, at) =>
      call(store, at).then(
        () => 'done',
        ({ code: refusal }) => refusal as unknown,
      ),
    );
  const oneIn = (refusal: string) => ['done', ...Array.from({ length: 5 }, () => refusal)];

  beforeEach(async () => {
    const circle = { id: CIRCLE, name: 'Tuesday table', description: null };
    await createCircle(first('m-anna'), as('anna'), circle);
    ({ code } = await makeInvite(first(), 'anna', CIRCLE, 9));
  });

  it('A5 the last use of an invite to a circle lets one person in', async () => {
    const people = called(6, 'racer');
    await createAccounts(people);
    ({ code } = await makeInvite(first(), 'anna', CIRCLE, 1));
    const outcomes = await outcomesOfSix((store, at) => join(store, `racer-${at}`));
    expect(outcomes.toSorted()).toEqual(oneIn('INVITE_USED').toSorted());
    expect(await listCircles(first(), as('anna'))).toMatchObject([{ memberCount: 2 }]);
  });

  it('the last place in a circle goes to one person', async () => {
    const inside = called(CIRCLE_LIMITS.members - 2, 'member');
    await createAccounts([...inside, ...called(6, 'racer')]);
    await several.first.write(async (tx) => {
      const row = { circleId: CIRCLE, role: 'member', joinedAt: AT } as const;
      for (const accountId of inside) await addMember(tx, { ...row, id: accountId, accountId });
    });
    const outcomes = await outcomesOfSix((store, at) => join(store, `racer-${at}`));
    expect(outcomes.toSorted()).toEqual(oneIn('CIRCLE_FULL').toSorted());
    const full = { memberCount: CIRCLE_LIMITS.members };
    expect(await listCircles(first(), as('anna'))).toMatchObject([full]);
  });

  const words = { kind: 'note', title: null, text: 'A note', week: null } as const;

  it('W5 the last place for what a leader gives goes to one note', async () => {
    const add = (store: Store, id: string) =>
      addGuidance(circleDeps(store, AT), 'anna', CIRCLE, { id, ...words });
    const there = called(GUIDANCE_LIMITS.items - 1, 'note');
    for (const id of there) await add(several.first, id);
    const outcomes = await outcomesOfSix((store, at) => add(store, `racer-${at}`));
    expect(outcomes.toSorted()).toEqual(oneIn('GUIDANCE_FULL').toSorted());
    const { items } = await listGuidance(first(), 'anna', CIRCLE);
    expect(items).toHaveLength(GUIDANCE_LIMITS.items);
  });

  it('W6 a note that is sent at once to several servers is there once', async () => {
    await several.sixAtOnce((store) =>
      addGuidance(circleDeps(store, AT), 'anna', CIRCLE, { id: 'one', ...words }),
    );
    expect((await listGuidance(first(), 'anna', CIRCLE)).items).toMatchObject([{ id: 'one' }]);
  });

  const pass = (to: string) => (store: Store) =>
    passLead(circleDeps(store, AT), as('anna'), CIRCLE, to);
  const leave = (accountId: string) => (store: Store) =>
    leaveCircle(circleDeps(store, AT), accountId, CIRCLE);

  it.each([
    [
      'those leave whom the lead is passed to',
      [
        ['m-ben', pass('m-ben')],
        [undefined, leave('ben')],
        ['m-carl', pass('m-carl')],
        [undefined, leave('carl')],
        ['m-ben', pass('m-ben')],
        [undefined, leave('ben')],
      ],
    ],
    [
      'its leader leaves too',
      [
        ['m-ben', pass('m-ben')],
        [undefined, leave('ben')],
        [undefined, leave('anna')],
        ['m-carl', pass('m-carl')],
        [undefined, leave('carl')],
        [undefined, leave('anna')],
      ],
    ],
  ] as const)('a circle is led by one of its people while %s', async (_, calls) => {
    await createAccounts(['carl', 'dora']);
    for (const id of ['ben', 'carl', 'dora']) await join(several.first, id);
    const outcomes = await outcomesOfSix(async (store, at) => calls[at]?.[1](store));
    const passedTo = calls.flatMap(([to], at) => (to && outcomes[at] === 'done' ? [to] : []));
    const { members } = await listMembers(first(), 'dora', CIRCLE);
    const leaders = members.filter(({ role }) => role === 'leader').map(({ id }) => id);
    expect(leaders).toEqual(passedTo.length > 0 ? passedTo : ['m-anna']);
  });

  it('A45 a prayer of one person counts once a day, and pokes once', async () => {
    await join(several.first, 'ben');
    const words = { title: 'A title', description: null, category: null };
    await addRequest(first(), as('anna'), CIRCLE, { ...words, id: 'one' });
    let pokes = 0;
    await several.sixAtOnce((store) => {
      const deps = circleDeps(store, AT);
      deps.pokes.subscribe('anna', () => (pokes += 1));
      return notePrayed(deps, as('ben'), 'one', TODAY);
    });
    const { requests } = await listRequests(first(), as('anna'), CIRCLE, null);
    expect(requests).toMatchObject([{ prayers: 1, prayedToday: 1 }]);
    expect(pokes).toBe(1);
  });
}
