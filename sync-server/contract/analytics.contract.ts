import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PRIVACY_SETTINGS } from '../../shared/api/privacy-settings';
import { addDays } from '../../shared/domain/local-day';
import { readOrganizationEngagement } from '../services/analytics/engagement';
import { renewFives } from '../services/analytics/fives';
import { onboard } from '../services/onboarding/onboard';
import {
  leaveOrganization,
  passAdministration,
  removeOrganizationMember,
  shareReflections,
} from '../services/organizations/organizations';
import { addInvite } from '../store/sql/organization-rows';
import { NO_RULES, sampleAccount, sampleRecord, tombstoneOf } from '../store/testing/samples';
import { checkInOn, daysFrom, furnishOrganization } from '../testing/engagement';
import { type OpenStore, useFreshStore } from './fresh-store';

/** Three weeks, of which the first is over before anybody is counted. */
const MONDAY = '2026-03-02';
const WEEKS = { from: '2026-02-23', to: '2026-03-15' };
const ASKED = { ...WEEKS, kinds: ['check-in', 'journal-entry'], dropKind: 'drop', farDay: 60 };

const people = (count: number, name = 'member') =>
  Array.from({ length: count }, (_, index) => `${name}-${index}`);

export function analyticsContract(open: OpenStore): void {
  describe('analytics', () => {
    const fresh = useFreshStore(open);
    let lots = 0;
    const draw = () => `lot-${String(++lots).padStart(9, '0')}`;
    const renew = (from = MONDAY, madeBy = 0) => renewFives(fresh.store, { from, madeBy }, draw);
    const read = (who = 'anna', change: Partial<typeof ASKED> = {}) =>
      readOrganizationEngagement(fresh.store, who, 'house', { ...ASKED, ...change });
    const furnish = (members: readonly string[], shares = true) =>
      furnishOrganization(fresh.store, 'house', { admin: 'anna', members, shares });
    const counted = async () => (await read()).people;
    const join = async (newcomers: readonly string[]) => {
      const codeHash = 'invite-again';
      const invite = { codeHash, organizationId: 'house', expiresAt: 2, maxUses: 9 };
      await fresh.store.write((tx) => addInvite(tx, invite));
      for (const id of newcomers) {
        const group = {
          kind: 'join',
          codeHash,
          sharesReflections: true,
          memberId: id,
        } as const;
        await fresh.store.createAccount(sampleAccount(id, { createdAt: 0 }));
        await onboard(fresh.store, id, { goals: ['peace'], at: 1, group });
      }
    };

    it('A37 E2 E10 are put into fives, and told once two of these are there', async () => {
      await furnish(people(9));
      expect([await renew(), await counted()]).toEqual([1, 0]);
      expect(await read()).toMatchObject({ countsFrom: null, weeks: [], kinds: [], drops: [] });
      await furnishOrganization(fresh.store, 'other', {
        admin: 'ben',
        members: people(14, 'other'),
      });
      expect(await renew()).toBe(2);
      const other = await readOrganizationEngagement(fresh.store, 'ben', 'other', ASKED);
      expect([other.people, await counted()]).toEqual([10, 0]);
      expect(await renew()).toBe(0);
    });

    it('A37 E10 count from the Monday of the tenth, whatever the first five did before', async () => {
      await furnish(people(5));
      await renew();
      for (const id of people(5)) await checkInOn(fresh.store, id, daysFrom(MONDAY, WEEKS.to));
      await join(people(5, 'late'));
      expect(await renew('2026-03-09')).toBe(1);
      expect(await read()).toMatchObject({
        countsFrom: '2026-03-09',
        people: 10,
        personDays: 10 * 7,
        weeks: [{ from: '2026-03-09', active: 5 }],
        kinds: [{ kind: 'check-in', people: 5, personDays: 5 * 7 }],
      });
    });

    it('A37 E11 are accounts that are old enough', async () => {
      for (const id of people(10)) {
        await fresh.store.createAccount(sampleAccount(id, { createdAt: 1_000 }));
      }
      await furnish(people(10));
      expect([await renew(MONDAY, 999), await renew(MONDAY, 1_000)]).toEqual([0, 2]);
    });

    it('E1 who does not share, has switched processing off or is the administrator is not counted', async () => {
      await furnish(people(5), false);
      expect(await renew()).toBe(0);
      for (const id of people(5)) await shareReflections(fresh, id, 'house', true);
      const off = { ...DEFAULT_PRIVACY_SETTINGS, dataProcessing: false };
      await fresh.store.keepPrivacySettings('member-0', off);
      await shareReflections(fresh, 'anna', 'house', true);
      expect(await renew()).toBe(0);
      await fresh.store.keepPrivacySettings('member-0', DEFAULT_PRIVACY_SETTINGS);
      expect(await renew()).toBe(1);
    });

    it('E3 counts from the Monday it is told, whatever was done before', async () => {
      await furnish(people(10));
      await renew();
      for (const id of people(10)) await checkInOn(fresh.store, id, daysFrom(WEEKS.from, WEEKS.to));
      expect(await read()).toMatchObject({
        countsFrom: MONDAY,
        people: 10,
        personDays: 10 * 14,
        weeks: [
          { from: '2026-03-02', active: 10 },
          { from: '2026-03-09', active: 10 },
        ],
        kinds: [{ kind: 'check-in', people: 10, personDays: 10 * 14 }],
      });
      const early = await read('anna', { from: '2026-02-16', to: '2026-03-01' });
      expect(early).toMatchObject({ countsFrom: MONDAY, people: 0, personDays: 0, weeks: [] });
    });

    it.each([
      ['leaves', (id: string) => leaveOrganization(fresh, id, 'house')],
      [
        'is removed',
        (id: string) => removeOrganizationMember(fresh.depsAt(0), 'anna', 'house', id),
      ],
      ['stops sharing', (id: string) => shareReflections(fresh, id, 'house', false)],
      [
        'switches processing off',
        (id: string) =>
          fresh.store.keepPrivacySettings(id, {
            ...DEFAULT_PRIVACY_SETTINGS,
            dataProcessing: false,
          }),
      ],
      ['deletes their account', (id: string) => fresh.store.eraseAccount(id)],
    ])('E4 at once none of five is counted when one %s', async (_, go) => {
      await furnish(people(15));
      await renew();
      for (const id of people(15)) await checkInOn(fresh.store, id, daysFrom(MONDAY, WEEKS.to));
      expect(await counted()).toBe(15);
      await go('member-3');
      const after = await read();
      expect([after.people, after.weeks.map(({ active }) => active)]).toEqual([10, [10, 10]]);
      // The four wait for a fifth, and then count for what comes.
      expect(await renew('2026-03-16')).toBe(0);
      await join(['newcomer']);
      expect(await renew('2026-03-16')).toBe(1);
      expect(await counted()).toBe(10);
      expect((await read('anna', { ...ASKED, to: '2026-03-22' })).people).toBe(15);
    });

    it('E8 counts a person once a week and a day once, live records only, and each drop by its number', async () => {
      await furnish(people(10));
      await renew();
      const entry = (id: string, day = MONDAY) => sampleRecord({ id, day });
      const drop = (number: number, day = MONDAY) =>
        sampleRecord({ id: `drop:${number}`, kind: 'drop', day, body: { challengeDay: number } });
      const push = (id: string, rows: ReturnType<typeof entry>[]) =>
        fresh.store.applyPush(id, rows, NO_RULES);
      await push('member-0', [entry('a'), entry('b'), entry('c', '2026-03-05')]);
      await push('member-1', [entry('a'), drop(1), drop(60), drop(61)]);
      await push('member-2', [drop(1), drop(7, '2026-03-01'), drop(8, '2026-03-16')]);
      await push('member-3', [tombstoneOf(entry('gone')), drop(90)]);
      const { weeks, kinds, drops, farAlong } = await read();
      expect(weeks).toEqual([{ from: MONDAY, active: 2 }]);
      expect(kinds).toEqual([{ kind: 'journal-entry', people: 2, personDays: 3 }]);
      expect(Object.fromEntries(drops.map((one) => [one.id, one.people]))).toEqual({
        'drop:1': 2,
        'drop:60': 1,
        'drop:61': 1,
        'drop:90': 1,
      });
      expect(farAlong).toBe(2);
    });

    it('E9 only the administrator reads, and what is there is said to nobody else', async () => {
      await furnish(people(1));
      await furnishOrganization(fresh.store, 'other', { admin: 'ben', members: [] });
      await expect(read('member-0')).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
      await expect(read('ben')).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await passAdministration(fresh.depsAt(0), 'anna', 'house', 'member-0');
      await expect(read()).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
      expect(await read('member-0')).toMatchObject({ name: 'House house' });
    });

    it('E3 E4 whatever people do, two answers about one week differ by nobody or by five or more', async () => {
      const event = fc.record({
        what: fc.constantFrom('share', 'stop', 'off', 'on', 'renew', 'renew'),
        who: fc.integer({ min: 0, max: HOUSE - 1 }),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(event, { minLength: 20, maxLength: 40 }), async (events) => {
          const store = await open();
          await store.createAccount(sampleAccount('anna'));
          const members = people(HOUSE);
          await furnishOrganization(store, 'house', { admin: 'anna', members });
          for (const [who, id] of members.entries()) {
            await store.applyPush(id, dropsOf(who), NO_RULES);
          }
          const answers = new Map<number, Set<number>[]>();
          let week = 0;
          for (const { what, who } of [{ what: 'renew', who: 0 }, ...events]) {
            const id = `member-${who}`;
            if (what === 'share' || what === 'stop') {
              await shareReflections({ store }, id, 'house', what === 'share');
            } else if (what === 'renew') {
              await renewFives(store, { from: mondayAt(week), madeBy: 0 }, draw);
              week = Math.min(week + 1, LONG);
            } else {
              const dataProcessing = what === 'on';
              await store.keepPrivacySettings(id, { ...DEFAULT_PRIVACY_SETTINGS, dataProcessing });
            }
            // A week is told once it is over, and no five begins to count in it any more.
            const over = { ...ASKED, from: MONDAY, to: addDays(mondayAt(week), -1) };
            const { drops } = await readOrganizationEngagement(store, 'anna', 'house', over);
            for (let past = 0; past < week; past += 1) {
              const counted = new Set(drops.flatMap((drop) => whoDid(drop.id, past)));
              const before = answers.get(past) ?? [];
              for (const other of before) expect(difference(counted, other)).not.toBeOneOf(FEW);
              answers.set(past, [...before, counted]);
            }
          }
          await store.close();
        }),
        { numRuns: 6 },
      );
    }, 30_000);
  });
}

const HOUSE = 17;
const LONG = 6;
const FEW = [1, 2, 3, 4];

function mondayAt(week: number): string {
  return addDays(MONDAY, 7 * week);
}

/** Each week another drop, and no two of them the same one: an answer then tells who is counted in which week. */
function dropsOf(who: number) {
  return Array.from({ length: LONG }, (_, week) =>
    sampleRecord({ id: dropOf(who, week), kind: 'drop', day: mondayAt(week) }),
  );
}

function dropOf(who: number, week: number): string {
  return `drop:${week * HOUSE + who + 1}`;
}

function whoDid(id: string, week: number): number[] {
  return people(HOUSE).flatMap((_, who) => (dropOf(who, week) === id ? [who] : []));
}

function difference(one: ReadonlySet<number>, other: ReadonlySet<number>): number {
  const onlyIn = (a: ReadonlySet<number>, b: ReadonlySet<number>) =>
    [...a].filter((who) => !b.has(who)).length;
  return onlyIn(one, other) + onlyIn(other, one);
}
