import { describe, expect, it } from 'vitest';
import type { Onboarding } from '../store/onboarding-store';
import { sampleAccount } from '../store/testing/samples';
import { type OpenStore, useFreshStore } from './fresh-store';

const AT = 1_000;

export function onboardingContract(open: OpenStore): void {
  describe('onboarding', () => {
    const fresh = useFreshStore(open);
    const alone: Onboarding = { goals: ['peace'], at: AT, group: undefined };
    const founding = (id: string, name = 'Grace Chapel'): Onboarding => ({
      ...alone,
      group: { kind: 'found', id, name },
    });
    const joining = (codeHash: string, sharesReflections = false): Onboarding => ({
      ...alone,
      group: { kind: 'join', codeHash, sharesReflections },
    });
    const invite = async (codeHash: string, maxUses: number, expiresAt = AT + 1) => {
      await fresh.store.createOrganization('table', 'Tuesday table', 0);
      await fresh.store.createInvite({ codeHash, organizationId: 'table', expiresAt, maxUses });
    };

    it('is to come for a new account, and then done', async () => {
      const { store } = fresh;
      expect(await store.findStanding('anna')).toEqual({ onboardedAt: null, memberships: [] });
      const standing = { onboardedAt: AT, memberships: [] };
      expect(await store.completeOnboarding('anna', alone)).toEqual({ ok: true, standing });
      expect(await store.findStanding('anna')).toEqual(standing);
      expect((await store.findStanding('ben')).onboardedAt).toBeNull();
    });

    it('gives back what a person hoped for, and nothing before', async () => {
      const { store } = fresh;
      expect(await store.readGoals('anna')).toEqual([]);
      await store.completeOnboarding('anna', { ...alone, goals: ['peace', 'growth'] });
      expect(await store.readGoals('anna')).toEqual(['peace', 'growth']);
      expect(await store.readGoals('ben')).toEqual([]);
    });

    it('makes an organization and its administrator', async () => {
      await fresh.store.completeOnboarding('anna', founding('chapel'));
      expect((await fresh.store.findStanding('anna')).memberships).toEqual([
        {
          organizationId: 'chapel',
          organizationName: 'Grace Chapel',
          role: 'admin',
          sharesReflections: false,
          joinedAt: AT,
        },
      ]);
    });

    it('done twice at once makes one organization and gives one answer', async () => {
      const { store } = fresh;
      const [first, second] = await Promise.all([
        store.completeOnboarding('anna', founding('chapel')),
        store.completeOnboarding('anna', founding('chapel-2', 'Another')),
      ]);
      expect(second).toEqual(first);
      expect(first).toMatchObject({
        ok: true,
        standing: { memberships: [{ organizationId: 'chapel' }] },
      });
    });

    it('lets a person in by an invite, and keeps whether they share', async () => {
      await invite('code', 2);
      expect(await fresh.store.findInvite('code', AT)).toMatchObject({
        ok: true,
        organizationName: 'Tuesday table',
      });
      await fresh.store.completeOnboarding('anna', joining('code', true));
      await fresh.store.completeOnboarding('ben', joining('code'));
      const shares = async (id: string) =>
        (await fresh.store.findStanding(id)).memberships.map((one) => one.sharesReflections);
      expect([await shares('anna'), await shares('ben')]).toEqual([[true], [false]]);
    });

    it('A5 an invite redeemed again by one person is spent once', async () => {
      await invite('code', 2);
      await fresh.store.completeOnboarding('anna', joining('code'));
      await fresh.store.completeOnboarding('anna', joining('code'));
      expect(await fresh.store.completeOnboarding('ben', joining('code'))).toMatchObject({
        ok: true,
      });
    });

    it('A5 of many who race for the last use of an invite one gets in', async () => {
      const { store } = fresh;
      await invite('code', 1);
      const people = Array.from({ length: 8 }, (_, index) => `racer-${index}`);
      for (const id of people) await store.createAccount(sampleAccount(id));
      const results = await Promise.all(
        people.map((id) => store.completeOnboarding(id, joining('code'))),
      );
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
      expect(results.filter((one) => !one.ok && one.code === 'INVITE_USED')).toHaveLength(7);
      const standings = await Promise.all(people.map((id) => store.findStanding(id)));
      expect(standings.filter(({ onboardedAt }) => onboardedAt !== null)).toHaveLength(1);
      expect(standings.flatMap(({ memberships }) => memberships)).toHaveLength(1);
    });

    it('refuses an unknown, an expired and a used invite, and changes nothing', async () => {
      const { store } = fresh;
      await invite('late', 1, AT);
      await store.createInvite({
        codeHash: 'none',
        organizationId: 'table',
        expiresAt: AT + 1,
        maxUses: 0,
      });
      for (const [codeHash, code] of [
        ['unknown', 'INVITE_UNKNOWN'],
        ['late', 'INVITE_EXPIRED'],
        ['none', 'INVITE_USED'],
      ] as const) {
        expect(await store.completeOnboarding('anna', joining(codeHash))).toEqual({
          ok: false,
          code,
        });
        expect(await store.findInvite(codeHash, AT)).toEqual({ ok: false, code });
      }
      expect(await store.findStanding('anna')).toEqual({ onboardedAt: null, memberships: [] });
    });

    it('an organization goes with the last of its people, not before', async () => {
      const { store } = fresh;
      await invite('code', 9);
      await store.completeOnboarding('anna', joining('code'));
      await store.completeOnboarding('ben', joining('code'));
      await store.eraseAccount('anna');
      expect((await store.findStanding('ben')).memberships).toHaveLength(1);
      await store.eraseAccount('ben');
      expect(await store.findInvite('code', AT)).toEqual({ ok: false, code: 'INVITE_UNKNOWN' });
    });
  });
}
