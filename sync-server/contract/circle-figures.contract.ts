import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PRIVACY_SETTINGS } from '../../shared/api/privacy-settings';
import { addDays } from '../../shared/domain/local-day';
import {
  type Engagement,
  readCircleEngagement,
  readOrganizationEngagement,
} from '../services/analytics/engagement';
import { renewFives } from '../services/analytics/fives';
import { listCircles } from '../services/circles/circles';
import { joinCircle, makeInvite } from '../services/circles/invites';
import { countMe, leaveCircle, passLead, removeMember } from '../services/circles/members';
import { exportCircles } from '../services/circles/own-in-circles';
import { shareReflections } from '../services/organizations/organizations';
import { addCounted } from '../store/sql/counted-rows';
import type { Store } from '../store/store';
import { NO_RULES, sampleAccount, sampleRecord } from '../store/testing/samples';
import { circleDeps } from '../testing/circle-deps';
import {
  checkInOn,
  daysFrom,
  furnishCountedCircle,
  furnishOrganization,
} from '../testing/engagement';
import { type OpenStore, useFreshStore } from './fresh-store';

const MONDAY = '2026-03-02';
const WEEKS = { from: '2026-02-23', to: '2026-03-15' };
const ASKED = { ...WEEKS, kinds: ['check-in'], dropKind: 'drop', farDay: 60 };
const OFF = { ...DEFAULT_PRIVACY_SETTINGS, dataProcessing: false };

const people = (count: number, name = 'member') =>
  Array.from({ length: count }, (_, index) => `${name}-${index}`);
const as = (accountId: string) => ({ accountId, today: MONDAY });

/** The figures of prayer circles, and of circles beside organizations. Anna leads the circle “table”. */
export function circleFiguresContract(open: OpenStore): void {
  describe('figures of a circle', () => {
    const fresh = useFreshStore(open);
    let lots = 0;
    const draw = () => `lot-${String(++lots).padStart(9, '0')}`;
    const madeBy = Number.MAX_SAFE_INTEGER;
    const renew = (from = MONDAY) => renewFives(fresh.store, { from, madeBy }, draw);
    const deps = () => circleDeps(fresh.store, 2);
    const furnish = (members: readonly string[], counts = true) =>
      furnishCountedCircle(fresh.store, 'table', { leader: 'anna', members, counts });
    const house = (members: readonly string[]) =>
      furnishOrganization(fresh.store, 'house', { admin: 'anna', members });
    const read = (who = 'anna', asked = ASKED) =>
      readCircleEngagement(fresh.store, who, 'table', asked);
    const ofHouse = (asked = ASKED) =>
      readOrganizationEngagement(fresh.store, 'anna', 'house', asked);
    const count = (who: string, counts: boolean) => countMe(deps(), as(who), 'table', counts);
    const memberId = (who: string) => `${who}-in-table`;

    it('E1 E2 E10 count ten who chose it, in fives, and not the leader', async () => {
      await furnish(people(11), false);
      expect(await renew()).toBe(0);
      await count('anna', true);
      for (const id of people(9)) await count(id, true);
      expect([await renew(), (await read()).people]).toEqual([1, 0]);
      await count('member-9', true);
      expect([await renew(), (await read()).people]).toEqual([1, 10]);
      expect(await read()).toMatchObject({ name: 'Circle table', countsFrom: MONDAY });
    });

    it.each<[string, (id: string) => Promise<unknown>]>([
      ['leaves', (id) => leaveCircle(deps(), id, 'table')],
      ['is removed', (id) => removeMember(deps(), 'anna', 'table', memberId(id))],
      ['becomes the leader', (id) => passLead(deps(), as('anna'), 'table', memberId(id))],
      ['stops being counted', (id) => count(id, false)],
      ['switches processing off', (id) => fresh.store.keepPrivacySettings(id, OFF)],
      ['deletes their account', (id) => fresh.store.eraseAccount(id)],
    ])('E4 count at once none of five when one %s', async (what, go) => {
      await furnish(people(15));
      await renew();
      for (const id of people(15)) await checkInOn(fresh.store, id, daysFrom(MONDAY, WEEKS.to));
      expect((await read()).people).toBe(15);
      await go('member-3');
      const leader = what === 'becomes the leader' ? 'member-3' : 'anna';
      const after = await read(leader);
      expect([after.people, after.weeks.map(({ active }) => active)]).toEqual([10, [10, 10]]);
      expect(await renew('2026-03-16')).toBe(0);
      expect((await read(leader)).people).toBe(10);
    });

    it('E4 whoever comes back is counted when they choose it again', async () => {
      await furnish(people(10));
      await leaveCircle(deps(), 'member-0', 'table');
      const { code } = await makeInvite(deps(), 'anna', 'table', 1);
      await joinCircle(deps(), as('member-0'), code);
      expect(await listCircles(deps(), as('member-0'))).toMatchObject([{ countsMe: false }]);
      expect(await renew()).toBe(1);
    });

    it('E9 only the leader reads', async () => {
      await furnish(people(2));
      await leaveCircle(deps(), 'member-1', 'table');
      await fresh.store.createAccount(sampleAccount('carl'));
      await expect(read('member-0')).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
      await expect(read('member-1')).rejects.toMatchObject({ code: 'NOT_A_MEMBER' });
      await expect(read('carl')).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await passLead(deps(), as('anna'), 'table', memberId('member-0'));
      await expect(read()).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
      expect(await read('member-0')).toMatchObject({ name: 'Circle table' });
    });

    it('E12 count an account in one group at a time, in the other once it was let go', async () => {
      await house(people(10));
      await furnish(people(10));
      await furnishCountedCircle(fresh.store, 'other', { leader: 'ben', members: people(10) });
      expect(await renew()).toBe(2);
      expect([(await ofHouse()).people, (await read()).people]).toEqual([10, 0]);
      for (const id of people(10)) await shareReflections(fresh, id, 'house', false);
      for (const id of people(10)) await countMe(deps(), as(id), 'other', false);
      expect(await renew('2026-03-09')).toBe(2);
      expect(await read()).toMatchObject({ countsFrom: '2026-03-09', people: 10 });
      for (const id of people(10)) await shareReflections(fresh, id, 'house', true);
      expect(await renew('2026-03-16')).toBe(0);
      expect([(await ofHouse()).people, (await read()).people]).toEqual([0, 10]);
    });

    it('E12 count in one circle whoever waits in two', async () => {
      await furnish(people(10));
      await furnishCountedCircle(fresh.store, 'other', { leader: 'ben', members: people(10) });
      expect(await renew()).toBe(2);
      const ofOther = await readCircleEngagement(fresh.store, 'ben', 'other', ASKED);
      expect([ofOther.people, (await read()).people]).toEqual([10, 0]);
    });

    it('E12 count nobody whom a program that knows no circles counts in an organization', async () => {
      await house(people(10));
      for (const id of people(10)) await shareReflections(fresh, id, 'house', false);
      await furnish(people(10));
      await renew();
      const row = { groupId: 'house', five: 'older', countedFrom: MONDAY };
      await fresh.store.write((tx) =>
        addCounted(tx, 'organization', { accountId: 'member-0', ...row }),
      );
      expect((await read()).people).toBe(0);
    });

    it('E12 show a person in their export whether they are counted', async () => {
      await furnish(['member-0']);
      expect(await exportCircles(fresh.store, 'member-0')).toMatchObject([{ countsMe: true }]);
      expect(await exportCircles(fresh.store, 'anna')).toMatchObject([{ countsMe: false }]);
    });

    it('E3 E4 E12 whatever people do, no week of anybody is told in two groups, and answers of one differ by five or more', async () => {
      const event = fc.record({
        what: fc.constantFrom('share', 'stop', 'count', 'stop counting', 'off', 'on', 'renew'),
        who: fc.integer({ min: 0, max: CROWD - 1 }),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(event, { minLength: 20, maxLength: 40 }), async (events) => {
          const store = await open();
          const members = people(CROWD);
          await furnishOrganization(store, 'house', { admin: 'anna', members });
          await furnishCountedCircle(store, 'table', { leader: 'anna', members });
          for (const [who, id] of members.entries()) {
            await store.applyPush(id, dropsOf(who), NO_RULES);
            // At first, half of them are counted here and half of them there.
            if (who % 2 === 0) await shareReflections({ store }, id, 'house', false);
          }
          const told = { house: new Told(), table: new Told() };
          let week = 0;
          for (const { what, who } of [{ what: 'renew', who: 0 }, ...events]) {
            const id = `member-${who}`;
            if (what === 'renew') {
              await renewFives(store, { from: mondayAt(week), madeBy: 0 }, draw);
              week = Math.min(week + 1, LONG);
            } else await change(store, id, what);
            const over = { ...ASKED, from: MONDAY, to: addDays(mondayAt(week), -1) };
            told.house.add(week, await readOrganizationEngagement(store, 'anna', 'house', over));
            told.table.add(week, await readCircleEngagement(store, 'anna', 'table', over));
          }
          expect(told.house.smallDifferences()).toEqual([]);
          expect(told.table.smallDifferences()).toEqual([]);
          for (let past = 0; past < LONG; past += 1) {
            const inHouse = told.house.everIn(past);
            expect(without(inHouse, told.table.everIn(past))).toEqual([...inHouse]);
          }
          await store.close();
        }),
        { numRuns: 3, endOnFailure: true },
      );
    }, 60_000);
  });
}

const CROWD = 22;
const LONG = 6;

/** Whom the answers about one group told of, by week. */
class Told {
  readonly #answers = new Map<number, Set<number>[]>();

  /** Each week everybody completed a drop of their own: an answer then tells who is counted in which week. */
  add(weeksOver: number, { drops }: Pick<Engagement, 'drops'>): void {
    const ids = new Set(drops.map(({ id }) => id));
    for (let past = 0; past < weeksOver; past += 1) {
      const who = people(CROWD).flatMap((_, at) => (ids.has(dropOf(at, past)) ? [at] : []));
      this.#answers.set(past, [...(this.#answers.get(past) ?? []), new Set(who)]);
    }
  }

  everIn(week: number): Set<number> {
    return new Set((this.#answers.get(week) ?? []).flatMap((who) => [...who]));
  }

  /** The numbers of people, fewer than five, by which two answers about one week differ. */
  smallDifferences(): number[] {
    return [...this.#answers.values()].flatMap((answers) =>
      answers.flatMap((one) =>
        answers
          .map((other) => without(one, other).length + without(other, one).length)
          .filter((size) => size > 0 && size < 5),
      ),
    );
  }
}

function without(one: ReadonlySet<number>, other: ReadonlySet<number>): number[] {
  return [...one].filter((who) => !other.has(who));
}

async function change(store: Store, id: string, what: string): Promise<void> {
  if (what === 'share' || what === 'stop') {
    await shareReflections({ store }, id, 'house', what === 'share');
  } else if (what === 'count' || what === 'stop counting') {
    await countMe(circleDeps(store, 2), as(id), 'table', what === 'count');
  } else {
    await store.keepPrivacySettings(id, what === 'on' ? DEFAULT_PRIVACY_SETTINGS : OFF);
  }
}

function mondayAt(week: number): string {
  return addDays(MONDAY, 7 * week);
}

function dropsOf(who: number) {
  return Array.from({ length: LONG }, (_, week) =>
    sampleRecord({ id: dropOf(who, week), kind: 'drop', day: mondayAt(week) }),
  );
}

function dropOf(who: number, week: number): string {
  return `drop:${week * CROWD + who + 1}`;
}
